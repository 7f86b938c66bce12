"""What a painted widget shows, as items that can be spoken of."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

Path: TypeAlias = tuple[int, ...]
"""Which item: its index in the widget; in an item of items, the index there next."""
V = TypeVar("V", bound=QWidget)


@dataclass(frozen=True, slots=True)
class Mood:
    """What an item is at the moment besides what it is called; `checked` is None where nothing can be checked."""

    selected: bool = False
    checked: bool | None = None


class Told(ABC):
    """Is told what has changed; it works out what of that is worth saying."""

    @abstractmethod
    def current_changed(self) -> None:
        """Another item may be current, or selected."""

    @abstractmethod
    def items_changed(self) -> None:
        """What items are called may have changed."""

    @abstractmethod
    def listed(self) -> None:
        """There are other items now."""


class Items(ABC, Generic[V]):
    """The items of one widget. Everything is asked for when it is wanted: nothing here costs by the number of items."""

    def __init__(self, view: V) -> None:
        self.view = view

    @property
    def surface(self) -> QWidget:
        """The widget that `rect` and `at` measure in."""
        return self.view

    @abstractmethod
    def count(self, path: Path) -> int:
        """How many items are in an item; in the widget for ()."""

    @abstractmethod
    def name(self, path: Path) -> str:
        """An item in words."""

    def description(self, path: Path) -> str:
        """More of an item."""
        return ""

    def mood(self, path: Path) -> Mood:
        return Mood()

    @abstractmethod
    def rect(self, path: Path) -> QRect:
        """Where an item is painted, in pixels of the surface; it may be out of sight."""

    @abstractmethod
    def at(self, point: QPoint) -> Path | None:
        """The item at a point of the surface."""

    @abstractmethod
    def current(self) -> Path | None:
        """The item that the keyboard acts on."""

    @abstractmethod
    def connect(self, told: Told) -> None:
        """Tell of changes from now on."""


Maker: TypeAlias = Callable[[QWidget], Items[QWidget]]


def inside(path: Path, count: Callable[[Path], int]) -> bool:
    """Whether there is such an item."""
    return all(0 <= index < count(path[:depth]) for depth, index in enumerate(path))


def shared(rects: Iterable[QRect]) -> QRect:
    """The rectangle around some."""
    around = QRect()
    for rect in rects:
        around = around.united(rect)
    return around
