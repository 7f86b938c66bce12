"""The heaps of a query, and the sizes in the table of values, as items."""

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from gui.accessible.items import Items, Mood, Path, Told
from gui.accessible.words import heap_words, outcome_words, size_words
from gui.heaps.sequence_table import SequenceTable
from gui.heaps.stack_surface import StackSurface
from gui.language.spoken import spoken


class Heaps(Items[StackSurface]):
    """Item i is heap i."""

    @property
    def surface(self) -> QWidget:
        return self.view.viewport()

    def _value(self, index: int) -> int | None:
        """The value of a heap, if it is known and may be told."""
        return self.view.scene.value(index)

    def count(self, path: Path) -> int:
        return 0 if path else len(self.view.scene.heaps)

    def name(self, path: Path) -> str:
        return heap_words(path[0], self.view.scene.heaps, self._value(path[0]))

    def description(self, path: Path) -> str:
        value = self._value(path[0])
        return spoken(self.view.scene.trouble) if value is None else outcome_words(value)

    def mood(self, path: Path) -> Mood:
        return Mood(selected=path == self.current())

    def rect(self, path: Path) -> QRect:
        return self.view.geometry_now.column(path[0]).toRect()

    def at(self, point: QPoint) -> Path | None:
        index = self.view.geometry_now.index_at(point.x())
        return (index,) if 0 <= index < len(self.view.scene.heaps) else None

    def current(self) -> Path | None:
        return (self.view.scene.current,) if self.view.scene.heaps else None

    def connect(self, told: Told) -> None:
        self.view.current_changed.connect(told.current_changed)
        self.view.shown.connect(told.items_changed)


class Sizes(Items[SequenceTable]):
    """Item i is size i."""

    @property
    def surface(self) -> QWidget:
        return self.view.viewport()

    def count(self, path: Path) -> int:
        return 0 if path else len(self.view.values)

    def name(self, path: Path) -> str:
        hidden = self.view.hides(path[0])
        return size_words(path[0], None if hidden else int(self.view.values[path[0]]))

    def description(self, path: Path) -> str:
        return "" if self.view.hides(path[0]) else outcome_words(int(self.view.values[path[0]]))

    def mood(self, path: Path) -> Mood:
        return Mood(selected=path == self.current())

    def rect(self, path: Path) -> QRect:
        return self.view.cell_rect(path[0])

    def at(self, point: QPoint) -> Path | None:
        size = self.view.size_at(point)
        return None if size is None else (size,)

    def current(self) -> Path | None:
        return None if self.view.size_now is None else (self.view.size_now,)

    def connect(self, told: Told) -> None:
        self.view.pointed.connect(told.current_changed)
        self.view.shown.connect(told.items_changed)
