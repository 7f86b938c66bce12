"""Where a box stands beside a position of the canvas, so that it covers as little as can be of what it speaks of."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPoint, QRect, QSize


def place_of(size: QSize, around: QRect, discs: Sequence[QRect], view: QRect) -> QRect:
    """The place of a box of that size, above, below or beside `around`, inside `view`.

    Of the places, in this order, it is the first that covers nothing; where there is none, corners of the view are
    tried as well, and then it is the first of those that cover least.
    """
    kept = [around, *discs]
    beside = list(_beside(size, around, view))
    for place in beside:
        if not _covered(place, kept):
            return place
    return min([*beside, *_corners(size, view)], key=lambda place: _covered(place, kept))


def _beside(size: QSize, around: QRect, view: QRect) -> Iterable[QRect]:
    """Above, below, to the right, to the left; pushed into the view."""
    centre = around.center()
    middle, level = centre.x() - size.width() // 2, centre.y() - size.height() // 2
    for left, top in (
        (middle, around.top() - size.height()),
        (middle, around.bottom() + 1),
        (around.right() + 1, level),
        (around.left() - size.width(), level),
    ):
        yield _pushed(QRect(QPoint(left, top), size), view)


def _corners(size: QSize, view: QRect) -> Iterable[QRect]:
    for x in (view.left(), view.right()):
        for y in (view.top(), view.bottom()):
            yield _pushed(QRect(QPoint(x, y), size), view)


def _pushed(box: QRect, view: QRect) -> QRect:
    left = min(max(box.left(), view.left()), max(view.right() + 1 - box.width(), view.left()))
    top = min(max(box.top(), view.top()), max(view.bottom() + 1 - box.height(), view.top()))
    return QRect(QPoint(left, top), box.size())


def _covered(place: QRect, kept: Sequence[QRect]) -> int:
    """How many square pixels of what is to be seen a place covers."""
    parts = (place & one for one in kept)
    return sum(part.width() * part.height() for part in parts if not part.isEmpty())
