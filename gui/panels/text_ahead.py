"""The text of a large case is written on another thread before it is shown."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from gui.jobs import Jobs
from gui.panels.text_case import Shown
from gui.panels.text_subject import Subject

_KEY = "text panel writes"


class TextAhead:
    """Has the text of a subject written, so that the subject knows it when it is asked."""

    def __init__(self, jobs: Jobs, subject: Subject) -> None:
        self._jobs, self._subject = jobs, subject

    def write(self, written: Callable[[], None], outdated: Callable[[], None]) -> None:
        """Begin; `written` is called when the text is known, or `outdated` if it has become another meanwhile."""
        stamp, write = self._subject.stamp, self._subject.taken_down()

        def take(shown: Shown) -> None:
            if stamp == self._subject.stamp:
                self._subject.know(stamp, shown)
                written()
            else:
                outdated()

        title = QCoreApplication.translate("TextPanel", "Writing the text")
        self._jobs.run(title, lambda _: write(), take, key=_KEY)

    def cancel(self) -> None:
        """Nobody waits for the text any more."""
        self._jobs.cancel_key(_KEY)
