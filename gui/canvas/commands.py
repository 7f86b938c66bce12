"""What a person can do to the graph, as verbs: the canvas's gestures and the window's actions both end here."""

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QObject, QPointF, Signal

from engine.document import Case, InsertCase
from engine.games import graph_edits as edits
from engine.games import remark_edits
from engine.games.graph import GraphGame, Place, Query
from engine.games.graph_changes import GraphChange, Rename, SetQuery, together
from engine.solve.bulk import CycleError
from gui.faces.numbering import number, title_of
from gui.selection import Selection
from gui.session import Session
from gui.settings.new_graph import new_record

NUDGES = 7001
"""First of the merge ids of nudges: a burst of arrow keys is one step, as long as it shifts the same positions."""


class GraphCommands(QObject):
    """Edits of the current graph, each one step of the history.

    Signals
    -------
    said(str)
        A sentence for the status bar.
    refused(list)
        A move was not made: the positions of the cycle that it would close, the move's source first, its target next.
    """

    said = Signal(str)
    refused = Signal(list)

    def __init__(self, session: Session, selection: Selection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._selection = selection
        self._nudged: tuple[int | None, frozenset[int], frozenset[int]] = (None, frozenset(), frozenset())
        self._bursts = 0

    @property
    def game(self) -> GraphGame | None:
        return self._session.graph

    # Drawing

    def add_position(self, point: QPointF) -> int | None:
        """A new position; selected. Gives its identity. Where there is no case at all, a graph comes first."""
        if self._session.case is None:
            self._begin_graph()
        game = self.game
        if game is None:
            return None
        key, change = edits.add_position(game, Place(point.x(), point.y()))
        self._session.edit(change, self.tr("Add position {0}").format(number(game.n)))
        self._selection.set([key])
        return key

    def _begin_graph(self) -> None:
        case = Case(self._session.document.new_key(), new_record("graph"))
        self._session.push(InsertCase(0, case), self.tr("Add a case"))
        self._session.look_at(case.key)

    def add_move(self, source: int, target: int) -> bool:
        """A move, or a repeat of one that is there. A move that would close a cycle is refused, and said so."""
        game = self.game
        if game is None:
            return False
        change = edits.add_move(game, source, target)
        title = f"{title_of(game, source)} → {title_of(game, target)}"
        try:
            self._session.edit(change, self.tr("Add move {0}").format(title))
        except CycleError as error:
            self._refuse(game, title, error.cycle)
            return False
        move = game.move(source, target)
        if move and move.count > 1:
            self.said.emit(self.tr("The move {0} now stands {1} times.").format(title, move.count))
        return True

    def _refuse(self, game: GraphGame, title: str, cycle: list[int]) -> None:
        if len(cycle) == 1:
            text = self.tr("A move from {0} to itself is refused: a game must end.").format(title_of(game, cycle[0]))
        else:
            trail = " → ".join(title_of(game, p) for p in [*cycle, cycle[0]])
            text = self.tr("The move {0} is refused: it would close the cycle {1}, and a game must end.")
            text = text.format(title, trail)
        self.said.emit(text)
        self.refused.emit(cycle)

    def add_move_to_new(self, source: int, point: QPointF) -> int | None:
        """A new position and a move to it, in one step."""
        game = self.game
        if game is None:
            return None
        key, change = edits.add_move_to_new(game, source, Place(point.x(), point.y()))
        title = f"{title_of(game, source)} → {number(game.n)}"
        self._session.edit(change, self.tr("Add move {0}").format(title))
        self._selection.set([key])
        return key

    def set_count(self, source: int, target: int, count: int) -> None:
        """How often a move stands."""
        game = self.game
        if game:
            title = f"{title_of(game, source)} → {title_of(game, target)}"
            change = edits.set_count(game, source, target, count)
            self._session.edit(change, self.tr("Repeat move {0} {1} times").format(title, count))

    def rename(self, position: int, name: str) -> None:
        """Name a position; "" takes the name away."""
        game = self.game
        name = " ".join(name.split())
        if game and name != game.names.get(position, ""):
            text = self.tr("Name position {0}").format(title_of(game, position))
            self._session.edit(Rename(position, game.names.get(position, ""), name), text)

    def delete(
        self,
        positions: Iterable[int] = (),
        moves: Iterable[tuple[int, int]] = (),
        notes: Iterable[int] = (),
    ) -> None:
        """Take away positions with their moves and stones, moves, and notes."""
        game = self.game
        positions, moves, notes = list(positions), list(moves), list(notes)
        if game is None:
            return
        change = edits.remove(game, positions, moves)
        changes = [*([change] if change else []), *remark_edits.remove_notes(game, notes)]
        if changes:
            self._session.edit(together(changes), self._delete_text(game, positions, moves, notes))

    def _delete_text(
        self, game: GraphGame, positions: list[int], moves: list[tuple[int, int]], notes: list[int]
    ) -> str:
        if notes and not positions and not moves:
            return self.tr("Delete a note") if len(notes) == 1 else self.tr("Delete {0} notes").format(len(notes))
        if len(positions) == 1:
            return self.tr("Delete position {0}").format(title_of(game, positions[0]))
        if positions:
            return self.tr("Delete {0} positions").format(len(positions))
        if len(moves) == 1:
            return self.tr("Delete move {0} → {1}").format(*(title_of(game, end) for end in moves[0]))
        return self.tr("Delete {0} moves").format(len(moves))

    def delete_selection(self) -> None:
        self.delete(self._selection.positions, self._selection.moves, self._selection.notes)

    # Stones

    def add_stones(self, positions: Iterable[int], count: int) -> None:
        """`count` more stones on each position, fewer if negative; the case gets a query if it has none."""
        game, positions = self.game, list(positions)
        if game is None or not positions:
            return
        if self._session.graph_query is None:
            self._with_new_query(game, positions, count)
            return
        text = self.tr("Add a stone") if count > 0 else self.tr("Take a stone")
        if len(positions) == 1:
            text += " " + self.tr("on {0}").format(title_of(game, positions[0]))
        self._session.edit(edits.change_stones(self._session.graph_query, positions, count), text)

    def set_stones(self, positions: Iterable[int], count: int) -> None:
        """Just `count` stones on each position; the case gets a query if it has none."""
        query, positions = self._session.graph_query, list(positions)
        if query is None:
            self.add_stones(positions, count)
            return
        after = query.with_each({p: count - query.counts.get(p, 0) for p in positions})
        if self.game is not None and after is not query:
            text = self.tr("Set stones to {0}").format(count)
            if len(positions) == 1:
                text += " " + self.tr("on {0}").format(title_of(self.game, positions[0]))
            self._session.edit(SetQuery(query, after), text)

    def _with_new_query(self, game: GraphGame, positions: list[int], count: int) -> None:
        if count > 0:
            _, insert = edits.add_query(game, 0, Query(-1, "", tuple((p, count) for p in positions)))
            self._session.edit(insert, self.tr("Add a stone"))

    def clear_stones(self) -> None:
        """Take all stones off."""
        query = self._session.graph_query
        if query:
            self._session.edit(edits.clear_stones(query), self.tr("Take all stones"))

    # Placing

    def place(self, places: Mapping[int, QPointF], text: str, merge_id: int = -1) -> None:
        """Put positions elsewhere; those that stay where they are count for nothing."""
        game = self.game
        if game is None:
            return
        moved = {p: Place(q.x(), q.y()) for p, q in places.items() if game.places[p] != (q.x(), q.y())}
        if moved:
            self._session.edit(edits.move_positions(game, moved), text, merge_id)

    def nudge(self, dx: float, dy: float) -> None:
        """Shift the selected positions and notes."""
        game = self.game
        if game:
            way = QPointF(dx, dy)
            places = {p: QPointF(*game.places[p]) + way for p in self._selection.positions}
            notes = {key: QPointF(*game.remarks.notes[key].place) + way for key in self._selection.notes}
            self.place_all(places, notes, self._nudge_id())

    def place_all(self, places: Mapping[int, QPointF], notes: Mapping[int, QPointF], merge_id: int = -1) -> None:
        """Put positions and notes elsewhere, as one step."""
        game = self.game
        if game is None or not notes:
            self.place(places, self.move_text(len(places)), merge_id)
            return
        moved = {p: Place(q.x(), q.y()) for p, q in places.items() if game.places[p] != (q.x(), q.y())}
        shifted = remark_edits.move_notes(game, {key: Place(q.x(), q.y()) for key, q in notes.items()})
        changes: list[GraphChange] = [edits.move_positions(game, moved)] if moved else []
        changes += [shifted] if shifted else []
        if changes:
            self._session.edit(together(changes), self._shift_text(len(places), len(notes)), merge_id)

    def _shift_text(self, positions: int, notes: int) -> str:
        if positions:
            return self.tr("Shift positions and notes")
        return self.tr("Shift a note") if notes == 1 else self.tr("Shift {0} notes").format(notes)

    def _nudge_id(self) -> int:
        nudged = self._session.case_key, self._selection.positions, self._selection.notes
        self._bursts += nudged != self._nudged
        self._nudged = nudged
        return NUDGES + self._bursts

    def move_text(self, count: int) -> str:
        """The name of the step that shifts so many positions."""
        return self.tr("Shift a position") if count == 1 else self.tr("Shift {0} positions").format(count)

    def arrange(self, arrangement: Callable[[dict[int, QPointF]], dict[int, QPointF]], text: str) -> None:
        """Put the selected positions where `arrangement` says, given where they are."""
        game = self.game
        if game:
            chosen = sorted(self._selection.positions, key=game.index_of)
            self.place(arrangement({p: QPointF(*game.places[p]) for p in chosen}), text)

    # Selecting

    def select_all(self) -> None:
        game = self.game
        if game:
            moves = [(s, t) for s, t, _ in game.dag.moves()]
            self._selection.set(game.positions, moves, game.remarks.notes)
