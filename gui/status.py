"""The status bar: what was said last or what the tool does, the size of the game, the zoom, and work under way."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel, QStatusBar, QToolButton

from engine.games.graph import GraphGame
from gui.accessible.speech import announce
from gui.canvas.tools import hint
from gui.canvas.view import GraphCanvas
from gui.faces import face_of
from gui.job_strip import JobStrip
from gui.jobs import Jobs
from gui.language.marked import marked
from gui.session import Session
from gui.theme import set_role

SAID_FOR = 12_000
"""Milliseconds for which a sentence stays; then the tool's hint is back."""


HINTS = {
    "board": marked(
        "QStatusBar", "Click a block to put a chess or take it, drag to paint a run; double-click a chess to move it."
    ),
    "heaps": marked(
        "QStatusBar", "Click a stack to take from it; type a number to set a heap's size, Insert adds a heap."
    ),
}


class Status:
    """Fills the status bar of a window."""

    def __init__(self, bar: QStatusBar, session: Session, canvas: GraphCanvas, jobs: Jobs) -> None:
        self._bar = bar
        self._session = session
        self._canvas = canvas
        self._warned = False
        self._standing = ""
        bar.setObjectName("statusBar")
        bar.setSizeGripEnabled(False)
        self.message = self._label("statusMessage", bar.tr("What happened, or what the tool does"))
        self.message.setMinimumWidth(80)
        self.size = self._label("statusSize", bar.tr("Size of the game"))
        self.zoom = QToolButton(bar)
        self.zoom.setObjectName("statusZoom")
        self.zoom.setAccessibleName(bar.tr("Zoom"))
        self.zoom.setToolTip(bar.tr("Zoom; click for 100 %"))
        self.zoom.setAutoRaise(True)
        self.zoom.clicked.connect(lambda: canvas.zoom_to(1.0))
        self._until = QTimer(bar, singleShot=True, interval=SAID_FOR)
        self._until.timeout.connect(self._hint)
        bar.addWidget(self.message, 1)
        for widget in (JobStrip(jobs, bar), self.size, self.zoom):
            bar.addPermanentWidget(widget)
        self._connect(session, canvas)

    def _connect(self, session: Session, canvas: GraphCanvas) -> None:
        session.changed.connect(self._count)
        session.changed.connect(self._forget_warning)
        session.looked_at.connect(self._count)
        session.looked_at.connect(self._hint)
        session.replaced.connect(self._count)
        canvas.zoomed.connect(self._zoomed)
        canvas.tool_changed.connect(self._hint)
        self._count()
        self._hint()
        self._zoomed(canvas.camera.scale)

    def _label(self, name: str, accessible: str) -> QLabel:
        label = QLabel(self._bar)
        label.setObjectName(name)
        label.setAccessibleName(accessible)
        # A name in a message is text, never markup.
        label.setTextFormat(label.textFormat().PlainText)
        set_role(label, "muted")
        return label

    def say(self, text: str) -> None:
        """Show a sentence for a while."""
        if text:
            self._show(text, "text")
            announce(self.message, text)
            self._until.start()
        else:
            self._hint()

    def warn(self, text: str) -> None:
        """Show a sentence that something was refused."""
        self._show(text, "error")
        announce(self.message, text, urgent=True)
        self._warned = True
        self._until.start()

    def stand(self, text: str) -> None:
        """Show the hint of what stands in front of the document; "": the tool's hint is back."""
        self._standing = text
        self._count()
        self._hint()

    def say_anew(self) -> None:
        """Another language is spoken."""
        self._count()
        self._zoomed(self._canvas.camera.scale)
        if not self._until.isActive():
            self._hint()

    def _show(self, text: str, role: str) -> None:
        self._warned = False
        set_role(self.message, role)
        self.message.setText(text)
        self.message.setToolTip("")

    def _hint(self, _tool: str = "") -> None:
        self._until.stop()
        if self._standing:
            self._show(self._standing, "muted")
            return
        kind = self._session.case.kind.name if self._session.case else "graph"
        self._show(hint(self._canvas.tool) if kind == "graph" else self._bar.tr(HINTS[kind]), "muted")

    def _forget_warning(self, _delta: object = None) -> None:
        """What was refused is of the past once something else was done."""
        if self._warned:
            self._hint()

    def _count(self, _delta: object = None) -> None:
        game = None if self._standing else self._session.game
        self.size.setText(face_of(game).size(game).text if game else "")
        self.zoom.setVisible(isinstance(game, GraphGame))

    def _zoomed(self, scale: float) -> None:
        self.zoom.setText(f"{round(scale * 100)} %" if scale >= 0.01 else f"{scale * 100:.1f} %")
