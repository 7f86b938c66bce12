"""The middle of the window: the editor for the kind of game that the current case is."""

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QStackedWidget, QWidget

from gui.later import Later
from gui.session import Session

NARROWEST = {"heaps": 240}
"""Editors that scroll, and the least width that they keep. The canvas and the board are at home in any room."""


class Editors(QStackedWidget):
    """Shows one of the editors, which are given by kind; some are made when their kind first comes up."""

    def __init__(self, session: Session, editors: Mapping[str, QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("editors")
        self._session = session
        self._editors = dict(editors)
        for kind, editor in editors.items():
            if isinstance(editor, Later) and kind in NARROWEST:
                editor.scroll_from(NARROWEST[kind])
            self.addWidget(editor)
        session.looked_at.connect(self._follow)
        self._follow()

    @property
    def kind(self) -> str:
        """The kind of the current case; "graph" if there is no case."""
        case = self._session.case
        return case.kind.name if case else "graph"

    @property
    def editor(self) -> QWidget:
        """The editor for that kind."""
        page = self._editors[self.kind]
        return page.panel if isinstance(page, Later) else page

    def do(self, verbs: Mapping[str, Callable[[], object]]) -> None:
        """Do what a verb means in the editor that is shown; nothing if it means nothing there."""
        done = verbs.get(self.kind)
        if done:
            done()

    def _follow(self) -> None:
        page, shown, editor = self._editors[self.kind], self.currentWidget(), self.editor
        if page is not shown:
            focused = self.window().focusWidget()
            had_focus = focused is not None and shown is not None and shown.isAncestorOf(focused)
            if focused is not None and had_focus:
                # Or Qt looks for another home for it on the page that goes, and scrolls there.
                focused.clearFocus()
            self.setCurrentWidget(page)
            if had_focus:
                editor.setFocus()
