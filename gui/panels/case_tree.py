"""The rows of the tree of cases and queries: made when they are looked at, and kept in step with the session."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Signal

from engine.document import Case, Delta
from gui.panels.case_values import AnyQuery, CaseValues, key_of, rows_of
from gui.panels.list_diff import Step, one_step
from gui.panels.rows import Index
from gui.session import Session

ROOT = QModelIndex()


@dataclass(frozen=True, slots=True)
class Node:
    """What a row stands for: a case, or its query at `row`."""

    case: Case
    row: int | None = None
    query: AnyQuery | None = None

    @property
    def name(self) -> str:
        return self.query.name if self.query else self.case.name


class CaseTree(QAbstractItemModel):
    """Top-level rows are cases; below each stand its queries, if its game can have several.

    `changing` tells that rows are coming and going just now. The inner number of an index is 0 for a case, and the key
    of its case plus one for a query.

    Signals
    -------
    read_anew()
        Any row may say something else: paint what is in sight again.
    """

    read_anew = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.values = CaseValues(self)
        self.values.found.connect(self._touch_case)
        self.cases: list[Case] = []
        self._row_of: dict[int, int] = {}
        self._shown: dict[int, list[AnyQuery]] = {}
        self.changing = False
        self.reset()
        session.changed.connect(self._on_changed)
        session.replaced.connect(self.reset)
        session.looked_at.connect(self._on_looked_at)

    # Following the session

    def reset(self) -> None:
        """Start afresh from the session's document."""
        self.changing = True
        self.beginResetModel()
        self.values.forget()
        self._shown.clear()
        self._take_cases()
        self.endResetModel()
        self.changing = False

    def say_anew(self) -> None:
        """Another language is spoken."""
        self.values.forget_sizes()
        self.read_anew.emit()

    def _take_cases(self) -> None:
        self.cases = list(self.session.document.cases)
        self._row_of = {case.key: row for row, case in enumerate(self.cases)}

    def _on_changed(self, delta: Delta) -> None:
        if delta.cases:
            self._follow_cases()
        for key, game_delta in delta.games.items():
            row = self._row_of.get(key)
            if row is None:
                continue
            news = self.values.changed(self.cases[row], game_delta)
            if news.queries:
                self._follow_queries(key)
            if news.seen:
                self._touch_case(key)

    def _on_looked_at(self) -> None:
        # A case that is live from now on knows its queries by their keys.
        if self.session.case_key is not None:
            self._follow_queries(self.session.case_key)
            self._touch_case(self.session.case_key)

    def _follow_cases(self) -> None:
        before, after = [case.key for case in self.cases], [case.key for case in self.session.document.cases]
        if before == after:
            self._take_cases()
            self.read_anew.emit()
            return
        step = one_step(before, after)
        if step is None:
            self.reset()
            return
        self._begin(step, ROOT)
        self._take_cases()
        self._end(step)

    def _follow_queries(self, key: int) -> None:
        row, shown = self._row_of.get(key), self._shown.get(key)
        if row is None or shown is None:
            return
        now = list(rows_of(self.cases[row]))
        before, after = _keys(shown), _keys(now)
        was_plain = bool(shown) and key_of(shown[0]) is None
        step = one_step(before, after)
        if before == after or (was_plain and len(before) == len(after)):
            self._shown[key] = now
        elif step:
            self._begin(step, self.index(row, 0))
            self._shown[key] = now
            self._end(step)
        else:
            self._replace_queries(row, now)

    def _replace_queries(self, row: int, now: list[AnyQuery]) -> None:
        key, parent = self.cases[row].key, self.index(row, 0)
        self.changing = True
        if self._shown[key]:
            self.beginRemoveRows(parent, 0, len(self._shown[key]) - 1)
            self._shown[key] = []
            self.endRemoveRows()
        if now:
            self.beginInsertRows(parent, 0, len(now) - 1)
            self._shown[key] = now
            self.endInsertRows()
        self.changing = False

    def _begin(self, step: Step, parent: QModelIndex) -> None:
        self.changing = True
        if step.kind == "insert":
            self.beginInsertRows(parent, step.at, step.at)
        elif step.kind == "remove":
            self.beginRemoveRows(parent, step.at, step.at)
        else:
            to = step.to + 1 if step.to > step.at else step.to
            self.beginMoveRows(parent, step.at, step.at, parent, to)

    def _end(self, step: Step) -> None:
        {"insert": self.endInsertRows, "remove": self.endRemoveRows, "move": self.endMoveRows}[step.kind]()
        self.changing = False
        self.read_anew.emit()

    def _touch_case(self, key: int) -> None:
        row = self._row_of.get(key)
        if row is None:
            return
        index = self.index(row, 0)
        self.dataChanged.emit(index, index)
        if self._shown.get(key):
            # A view looks at every row of a longer range, not only at those in sight.
            self.read_anew.emit()

    # Where things are

    def case_index(self, key: int) -> QModelIndex:
        """The index of a case."""
        return self.index(self._row_of[key], 0) if key in self._row_of else QModelIndex()

    def query_index(self, case_key: int, query_key: int) -> QModelIndex:
        """The index of a query of a live case; invalid where there is none."""
        parent = self.case_index(case_key)
        keys = _keys(self._queries_of(parent)) if parent.isValid() else []
        return self.index(keys.index(query_key), 0, parent) if query_key in keys else QModelIndex()

    def node(self, index: Index) -> Node:
        """What an index stands for."""
        inner, row = int(index.internalId()), index.row()
        if not inner:
            return Node(self.cases[row])
        case = self.cases[self._row_of[inner - 1]]
        query = self._shown[case.key][row]
        if case.loaded and key_of(query) is None and row < len(case.game.queries):
            query = case.game.queries[row]
        return Node(case, row, query)

    def _queries_of(self, parent: Index) -> list[AnyQuery]:
        """The queries of a case as the view knows them."""
        case = self.cases[parent.row()]
        if case.key not in self._shown:
            self._shown[case.key] = list(rows_of(case))
        return self._shown[case.key]

    # The model that Qt asks

    def index(self, row: int, column: int = 0, parent: Index = ROOT) -> QModelIndex:
        if row < 0 or column or row >= self.rowCount(parent):
            return QModelIndex()
        return self.createIndex(row, 0, self.cases[parent.row()].key + 1 if parent.isValid() else 0)

    def parent(self, index: Index = ROOT) -> QModelIndex:  # type: ignore[override]
        inner = int(index.internalId()) if index.isValid() else 0
        row = self._row_of.get(inner - 1) if inner else None
        return QModelIndex() if row is None else self.createIndex(row, 0, 0)

    def rowCount(self, parent: Index = ROOT) -> int:
        if not parent.isValid():
            return len(self.cases)
        return 0 if parent.internalId() else len(self._queries_of(parent))

    def columnCount(self, parent: Index = ROOT) -> int:
        return 1

    def hasChildren(self, parent: Index = ROOT) -> bool:
        return self.rowCount(parent) > 0


def _keys(queries: Sequence[AnyQuery]) -> list[int]:
    """The keys of queries; placeholders below 0 for those of a case that is not live."""
    keys = map(key_of, queries)
    return [row - len(queries) if key is None else key for row, key in enumerate(keys)]
