"""A scroll bar taken to a place."""

from PySide6.QtWidgets import QScrollBar


def scroll_to(bar: QScrollBar, start: int, length: int, room: int) -> None:
    """Scroll as little as needed to see `length` pixels from `start` on, of which `room` show at once."""
    value = bar.value()
    value = min(value, start)
    bar.setValue(max(value, start + length - room))
