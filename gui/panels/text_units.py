"""Lengths as Qt counts them, and what a cursor has selected replaced with care."""

from PySide6.QtGui import QTextCursor


def units(text: str) -> int:
    """The length of a text as Qt counts it, in UTF-16 units."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", errors="surrogatepass")) // 2


def replace_selected(edit: QTextCursor, new: str) -> None:
    """Replace the selection by `new`, touching only what differs, so that other cursors stay where they are."""
    old = edit.selectedText().replace("\u2029", "\n")
    shorter = min(len(old), len(new))
    head = next((i for i in range(shorter) if old[i] != new[i]), shorter)
    rest = shorter - head
    tail = next((i for i in range(rest) if old[-1 - i] != new[-1 - i]), rest)
    start, end = edit.selectionStart(), edit.selectionEnd()
    edit.setPosition(start + units(old[:head]))
    edit.setPosition(end - units(old[len(old) - tail :]), QTextCursor.MoveMode.KeepAnchor)
    edit.insertText(new[head : len(new) - tail])
