"""The picture of the preview: the look for the kind of game that the case is."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedWidget, QWidget

from gui.generator.look_board import BoardLook
from gui.generator.look_graph import GraphLook
from gui.generator.look_heaps import HeapsLook
from gui.generator.texts import tr
from gui.jobs import Jobs
from gui.panels.verdict_card import plain_label
from gui.session import Session
from gui.theme import ThemeController


class CasePicture(QStackedWidget):
    """Shows the current case of a session as the editors do, without letting it be changed."""

    def __init__(self, session: Session, jobs: Jobs, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("previewPicture")
        self._session = session
        self.graph = GraphLook(session, theme, self)
        self.board = BoardLook(session, theme, self)
        self.heaps = HeapsLook(session, jobs, theme, self)
        self._looks: Mapping[str, QWidget] = {"graph": self.graph, "board": self.board, "heaps": self.heaps}
        for look in self._looks.values():
            self.addWidget(look)
        self.words = plain_label("previewTooLarge", "muted", wrapped=True)
        self.words.setAccessibleName(tr("Why there is no picture"))
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.words.setContentsMargins(24, 24, 24, 24)
        self.addWidget(self.words)
        session.looked_at.connect(self._follow)
        session.replaced.connect(self._follow)

    @property
    def kind(self) -> str:
        """The kind of game that is shown."""
        case = self._session.case
        return case.kind.name if case else "graph"

    def say(self, text: str) -> None:
        """Show a sentence where the picture would be, until there is another case."""
        self.words.setText(text)
        self.setCurrentWidget(self.words)

    def do(self, verbs: Mapping[str, Callable[[], object]]) -> None:
        """Do what a verb means for the kind that is shown; nothing if it means nothing there."""
        verbs.get(self.kind, lambda: None)()

    def fit(self) -> None:
        """Show the whole."""
        self.do({"graph": self.graph.fit, "board": self.board.fit})

    def zoom_in(self) -> None:
        self.do({"graph": self.graph.zoom_in, "board": self.board.zoom_in})

    def zoom_out(self) -> None:
        self.do({"graph": self.graph.zoom_out, "board": self.board.zoom_out})

    def zoom_full(self) -> None:
        """Show it at its own size."""
        self.do({"graph": lambda: self.graph.zoom_to(1.0), "board": self.board.fit})

    def _follow(self) -> None:
        self.setCurrentWidget(self._looks[self.kind])
