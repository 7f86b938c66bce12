"""What the rows of the tree of cases say, and what renaming and dropping them does."""

from collections.abc import Sequence

from PySide6.QtCore import QMimeData, QModelIndex, QObject, Qt

from engine.document import Case, InCase, RenameCase
from gui.faces.face import Unknown
from gui.language.spoken import spoken
from gui.panels.case_commands import CaseCommands
from gui.panels.case_drag import MIME, packed, place_after, unpacked
from gui.panels.case_tree import CaseTree, Node
from gui.panels.case_values import case_face, queries_of, query_text
from gui.panels.rows import Index
from gui.panels.words import JudgeWords, answer, judge_words, tr, winner
from gui.session import Session
from gui.tips import plain_tip

FIRST_ANSWERS = 12
# Made once: the view asks for the flags of every row.
_ROW_FLAGS = (
    Qt.ItemFlag.ItemIsSelectable
    | Qt.ItemFlag.ItemIsEnabled
    | Qt.ItemFlag.ItemIsEditable
    | Qt.ItemFlag.ItemIsDragEnabled
)
_CASE_FLAGS = _ROW_FLAGS | Qt.ItemFlag.ItemIsDropEnabled
_QUERY_FLAGS = _ROW_FLAGS | Qt.ItemFlag.ItemNeverHasChildren


def nothing_to_play() -> str:
    """What stands in place of a verdict where there is no position."""
    return tr("nothing to play yet")


class CasesModel(CaseTree):
    """The cases of the document and their queries; `commands` moves what is dropped."""

    def __init__(self, session: Session, commands: CaseCommands, parent: QObject | None = None) -> None:
        super().__init__(session, parent)
        self._commands = commands

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        return _QUERY_FLAGS if index.internalId() else _CASE_FLAGS

    # Dragging

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        node = self.node(indexes[0])
        return packed(node.case.key, indexes[0].row(), node.row is not None)

    def canDropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        return self._drop_place(data, row, parent) is not None

    def _drop_place(self, data: QMimeData, row: int, parent: Index) -> int | None:
        """The gap that a drop means: a case goes among cases, a query among those of its case."""
        dragged = unpacked(data)
        if dragged is None:
            return None
        case_key, _, is_query = dragged
        if is_query:
            own = parent.isValid() and self.cases[parent.row()].key == case_key == self.session.case_key
            return max(row, 0) if own else None
        if parent.isValid():
            return parent.row() if row < 0 else None
        return row if row >= 0 else len(self.cases)

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        gap, dragged = self._drop_place(data, row, parent), unpacked(data)
        if gap is None or dragged is None:
            return False
        _, before, is_query = dragged
        shift = self._commands.shift_query if is_query else self._commands.shift_case
        shift(before, place_after(before, gap))
        return True

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        node = self.node(index)
        if role == Qt.ItemDataRole.DisplayRole:
            return self.title(index.row(), node)
        if role == Qt.ItemDataRole.EditRole:
            return node.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._explained(index.row(), node)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._explained(index.row(), node))
        return None

    def _explained(self, row: int, node: Node) -> str:
        title = self.title(row, node)
        # In between, the game is ahead of the rows.
        if self.changing:
            return title
        details = self.case_text(node.case) if node.row is None else self.query_text(node)
        return f"{title}: {details}"

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole:
            return False
        node, name = self.node(index), " ".join(str(value).split())
        if name == node.name:
            return False
        if node.row is None:
            self.session.push(RenameCase(node.case.key, node.name, name), self.tr("Rename a case"))
        else:
            self._rename_query(node.case, node.row, name)
        return True

    def _rename_query(self, case: Case, row: int, name: str) -> None:
        change = case_face(case).rename_query(case.game.queries[row], name)
        if change is not None:
            self.session.push(InCase(case.key, change), self.tr("Rename a query"))

    # What rows say

    def title(self, row: int, node: Node) -> str:
        """ "Case 2" or "Query 1", and the name if there is one."""
        kind = self.tr("Case {0}") if node.row is None else self.tr("Query {0}")
        return f"{kind.format(f'{row + 1:,}')}  {node.name}".rstrip()

    def size_text(self, case: Case, *, short: bool = False) -> str:
        """ "4 positions, 4 moves", or "4 pos., 4 moves"."""
        size = self.values.size(case)
        return size.short if short else size.text

    def words(self, case: Case) -> JudgeWords:
        """The words of the judge for the games of a case."""
        return judge_words(self.session.document.format_name, case.kind.name)

    def case_text(self, case: Case) -> str:
        """Size and answers of a case, the first ones if there are many."""
        words, queries = self.words(case), queries_of(case)
        count = len(queries)
        if queries and not self.values.asks(case, queries[0]):
            return f"{self.size_text(case)}; {nothing_to_play()}"
        values = [self.values.nim_sum(case, row, query) for row, query in enumerate(queries[:FIRST_ANSWERS])]
        answers = " ".join(answer(words, value) for value in values)
        return f"{self.size_text(case)}; {answers or self.tr('no queries')}{' …' if count > FIRST_ANSWERS else ''}"

    def query_text(self, node: Node) -> str:
        """Content, nim-sum and verdict of a query."""
        if node.row is None or node.query is None:
            return ""
        if not self.values.asks(node.case, node.query):
            return nothing_to_play()
        content = query_text(node.case, node.query)
        value = self.values.nim_sum(node.case, node.row, node.query)
        if value is None:
            return content
        if isinstance(value, Unknown):
            return self.tr("{0}; {1}").format(content, spoken(value.reason))
        word = self.words(node.case).word(value)
        return self.tr("{0}; nim-sum {1}; {2}: {3}").format(content, value, word, winner(value).lower())
