"""A long text comes into an editor a slice at a time, so that the window answers in between."""

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QPlainTextEdit

SLICE = 12_000
"""Characters, to the next line end, that are put in at once: some two thousand lines take about five milliseconds."""


class Pour:
    """Fills an editor.

    Parameters
    ----------
    editor
        What is filled. Its text can be undone to nothing before it.
    done
        Called when all of a text is there, however short it is.

    Attributes
    ----------
    writing
        Whether it does so right now: a change of the text that comes meanwhile is not typed.
    """

    def __init__(self, editor: QPlainTextEdit, done: Callable[[], None]) -> None:
        self._editor, self._done = editor, done
        self._rest = ""
        self.writing = False
        self._timer = QTimer(editor)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def active(self) -> bool:
        """Whether some of the text is still to come."""
        return self._timer.isActive()

    def begin(self, text: str) -> None:
        """Replace what the editor has by `text`: by its beginning now, and the rest soon."""
        first, rest = _split(text)
        self._editor.setPlainText(first)
        if rest:
            self._rest = rest
            # What is poured in is nothing to undo.
            self._editor.setUndoRedoEnabled(False)
            self._timer.start()
        else:
            self._end()

    def finish(self) -> None:
        """Put in all that is still to come."""
        if self.active:
            self._append(self._rest)
            self._end()

    def _go_on(self) -> None:
        piece, self._rest = _split(self._rest)
        self._append(piece)
        if not self._rest:
            self._end()

    def _append(self, piece: str) -> None:
        cursor = QTextCursor(self._editor.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        self.writing = True
        cursor.insertText(piece)
        self.writing = False

    def stop(self) -> None:
        """Leave the text as it is."""
        self._timer.stop()
        self._rest = ""
        if not self._editor.isUndoRedoEnabled():
            self._editor.setUndoRedoEnabled(True)

    def _end(self) -> None:
        self.stop()
        self._done()


def _split(text: str) -> tuple[str, str]:
    """The next slice, and the rest, which begins with a line end if there is any."""
    end = text.find("\n", SLICE)
    return (text, "") if end < 0 else (text[:end], text[end:])
