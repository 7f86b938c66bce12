"""Showing a row of the board as a graph."""

from PySide6.QtCore import QCoreApplication

from engine.games.board_graph import graph_of_row
from gui.board.state import BoardState
from gui.graph_cases import GraphCases
from gui.session import Session


def show_row_as_graph(session: Session, state: BoardState, cases: GraphCases) -> None:
    """The graph of all that the cursor's row leads to, with a stone on the row itself, as a case of its own."""
    board, row = session.board, state.row
    if board is None or row is None or row not in board:
        return
    columns, width, title = board.columns(row), board.width, board.title(row)
    step = QCoreApplication.translate("board", "Show row {0} as a graph").format(title)
    cases.add(QCoreApplication.translate("board", "Row {0}").format(title), lambda: graph_of_row(columns, width), step)
