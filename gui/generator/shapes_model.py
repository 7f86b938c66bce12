"""The shapes as a list: a heading for each kind of game, its shapes under it, those that do not match left out."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from engine.generators.shape import Shape
from engine.generators.titles import shape_title
from gui.generator.texts import game_title
from gui.language.sentences import raised
from gui.language.spoken import spoken
from gui.panels.rows import Index

ROW = Qt.ItemDataRole.UserRole
_AT_TOP = QModelIndex()


def title_of(shape: Shape) -> str:
    """What a person reads for the name of a shape."""
    return raised(shape_title(shape.name))


class ShapesModel(QAbstractListModel):
    """Rows that are headings (a text) or shapes."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._groups: dict[str, tuple[Shape, ...]] = {}
        self._wanted: tuple[str, ...] = ()
        self._rows: list[str | Shape] = []

    def show_groups(self, groups: Mapping[str, Sequence[Shape]]) -> None:
        """The shapes of each kind of game, the kinds in this order."""
        fresh = {game: tuple(shapes) for game, shapes in groups.items()}
        if fresh != self._groups:
            self._groups = fresh
            self._refill()

    def search(self, text: str) -> None:
        """Leave out what has not each word of `text` in its name, its purpose or its kind of game."""
        self._wanted = tuple(text.lower().split())
        self._refill()

    def _refill(self) -> None:
        self.beginResetModel()
        self._rows = []
        for game, shapes in self._groups.items():
            found = [shape for shape in shapes if self._matches(shape)]
            if found:
                self._rows += [game_title(game), *found]
        self.endResetModel()

    def _matches(self, shape: Shape) -> bool:
        text = f"{shape.name} {title_of(shape)} {spoken(shape.purpose)} {game_title(shape.game)}".lower()
        return all(word in text for word in self._wanted)

    @property
    def shapes(self) -> list[Shape]:
        """The shapes that are listed."""
        return [row for row in self._rows if isinstance(row, Shape)]

    def row_of(self, shape: Shape | None) -> int:
        """Where a shape is listed; -1 if it is not."""
        found = (i for i, row in enumerate(self._rows) if isinstance(row, Shape) and shape and row.name == shape.name)
        return next(found, -1)

    def shape_at(self, row: int) -> Shape | None:
        """The shape in a row; None for a heading."""
        found = self._rows[row] if 0 <= row < len(self._rows) else None
        return found if isinstance(found, Shape) else None

    # What Qt asks

    def rowCount(self, parent: Index = _AT_TOP) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == ROW:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return title_of(row) if isinstance(row, Shape) else row
        if role == Qt.ItemDataRole.AccessibleDescriptionRole and isinstance(row, Shape):
            return spoken(row.purpose)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and isinstance(self._rows[index.row()], Shape):
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return Qt.ItemFlag.NoItemFlags
