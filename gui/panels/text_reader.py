"""What is typed is read when the hand rests for a moment: at once if it is short, else on another thread."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from engine.formats.base import Reading
from gui.jobs import Control, Jobs
from gui.panels.later import Later
from gui.panels.text_editor import TextEditor
from gui.panels.text_size import LARGE_DELAY_MS

DELAY_MS = 150
MANY_LINES = 2_000
"""Texts of more lines than this are read on another thread."""
_KEY = "text panel"


class TextReader(QObject):
    """Reads the text of an editor in the format of the moment.

    Parameters
    ----------
    read
        Gives the function that reads a text; it may be called on another thread.
    done
        Gets the text and what came of it, unless the text has changed since.
    """

    def __init__(
        self,
        editor: TextEditor,
        jobs: Jobs,
        read: Callable[[], Callable[[str], Reading[Any]]],
        done: Callable[[str, Reading[Any]], None],
    ) -> None:
        super().__init__(editor)
        self._editor, self._jobs, self._read, self._done = editor, jobs, read, done
        self._later = Later(self._begin, self)

    @property
    def is_large(self) -> bool:
        """Whether the text is read on another thread."""
        return self._editor.blockCount() > MANY_LINES

    def ask(self) -> None:
        """Read the text soon; asking again puts it off."""
        self.cancel()
        self._later.ask(LARGE_DELAY_MS if self.is_large else DELAY_MS)

    def cancel(self) -> None:
        """Do not read the text after all."""
        self._later.cancel()
        self._jobs.cancel_key(_KEY)

    def now(self) -> None:
        """Read the text without waiting."""
        self.cancel()
        text = self._editor.toPlainText()
        self._done(text, self._read()(text))

    def _begin(self) -> None:
        if not self.is_large:
            self.now()
            return
        text, read = self._editor.toPlainText(), self._read()

        def work(_: Control) -> Reading[Any]:
            return read(text)

        self._jobs.run(self.tr("Reading the text"), work, lambda reading: self._done(text, reading), key=_KEY)
