"""The middle of the window: the editor for the kind of game that the current case is."""

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QStackedWidget, QWidget

from gui.scrolled import scrolled
from gui.session import Session

NARROWEST = {"heaps": 240}
"""Editors that scroll, and the least width that they keep. The canvas and the board are at home in any room."""


class Editors(QStackedWidget):
    """Shows one of the editors, which are given by kind."""

    def __init__(self, session: Session, editors: Mapping[str, QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("editors")
        self._session = session
        self._editors = dict(editors)
        self._pages = {kind: _page(kind, editor) for kind, editor in editors.items()}
        for page in self._pages.values():
            self.addWidget(page)
        session.looked_at.connect(self._follow)
        self._follow()

    @property
    def kind(self) -> str:
        """The kind of the current case; "graph" if there is no case."""
        case = self._session.case
        return case.kind.name if case else "graph"

    def do(self, verbs: Mapping[str, Callable[[], object]]) -> None:
        """Do what a verb means in the editor that is shown; nothing if it means nothing there."""
        done = verbs.get(self.kind)
        if done:
            done()

    def _follow(self) -> None:
        page, shown = self._pages[self.kind], self.currentWidget()
        if page is not shown:
            focused = self.window().focusWidget()
            had_focus = focused is not None and shown is not None and shown.isAncestorOf(focused)
            if focused is not None and had_focus:
                # Or Qt looks for another home for it on the page that goes, and scrolls there.
                focused.clearFocus()
            self.setCurrentWidget(page)
            if had_focus:
                self._editors[self.kind].setFocus()


def _page(kind: str, editor: QWidget) -> QWidget:
    return scrolled(editor, NARROWEST[kind]) if kind in NARROWEST else editor
