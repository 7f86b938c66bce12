"""Which positions look otherwise because of what is shown of them, though they are the same."""

from gui.canvas.geometry import Ints
from gui.canvas.picture import Picture
from gui.canvas.state import Stepping
from gui.canvas.tiles.base import Base
from gui.canvas.tiles.seen import MOST


def touched(picture: Picture, old: Base, new: Base) -> Ints | None:
    """The rows that look otherwise under another base; None stands for everything."""
    if _rest(old) != _rest(new) or (old.stepping is None) != (new.stepping is None):
        return None
    keys: set[int] = set()
    if old.refused is not new.refused:
        keys |= old.refused ^ new.refused
    if old.stepping is not None and new.stepping is not None and old.stepping is not new.stepping:
        stepped = _stepped(old.stepping, new.stepping)
        if stepped is None:
            return None
        keys |= stepped
    return picture.rows_of(keys) if len(keys) <= MOST else None


def _rest(base: Base) -> tuple[object, ...]:
    """What all positions hang on."""
    return base.grid, base.values, base.selection, base.by_value, base.dims, base.first


def _stepped(old: Stepping, new: Stepping) -> set[int] | None:
    """The positions whose values came or went with some steps."""
    if old.rank is not new.rank:
        return None
    first, last = sorted((old.done, new.done))
    between = {key for key, rank in new.rank.items() if first <= rank < last} if first < last else set()
    return between | {key for key in (old.current, new.current) if key is not None}
