"""What the window does while generated cases stand in front of the document: nothing to what cannot be seen."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from gui.session import Session

if TYPE_CHECKING:
    from gui.generator.preview import GeneratedPreview
    from gui.main_window import MainWindow


class Previewing(QObject):
    """Whether the preview is in front, and of which kind of game what is seen is. It is there before the preview is.

    Signals
    -------
    changed()
        The preview came or went, or shows another case.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preview: GeneratedPreview | None = None

    def follow(self, preview: "GeneratedPreview") -> None:
        """From now on there is a preview."""
        self._preview = preview
        preview.shown_changed.connect(lambda _: self.changed.emit())
        preview.own.replaced.connect(self.changed)

    @property
    def preview(self) -> "GeneratedPreview | None":
        """The preview while it is in front of the document."""
        return self._preview if self._preview is not None and self._preview.shown else None

    @property
    def shown(self) -> bool:
        return self.preview is not None

    def kind(self, otherwise: str) -> str:
        """The kind of game that the preview shows; the given one if the document is seen."""
        return self.preview.picture.kind if self.preview else otherwise

    def session(self, otherwise: Session) -> Session:
        """The session whose current case is seen; the given one if the document is."""
        return self.preview.own if self.preview else otherwise

    def zoom(self, name: str, otherwise: Callable[[], object]) -> None:
        """Let the picture that is seen do what a verb of the View menu means; the editors if it is theirs."""
        if self.preview is None:
            otherwise()
            return
        picture = self.preview.picture
        verbs: Mapping[str, Callable[[], None]] = {
            "fit": picture.fit,
            "zoom-in": picture.zoom_in,
            "zoom-out": picture.zoom_out,
            "zoom-100": picture.zoom_full,
        }
        verbs[name]()


def connect_preview(window: "MainWindow", preview: "GeneratedPreview") -> None:
    """Let the window know of a preview that was just made."""
    window.previewing.follow(preview)
    window.docks["generator"].visibilityChanged.connect(lambda visible: preview.banner.offer_adding(not visible))
    preview.shown_changed.connect(lambda on: _on_shown(window, preview, on))
    preview.covers_work = lambda: bool(QApplication.mouseButtons()) and _in_editor(window, QApplication.focusWidget())
    # Whoever points at the case that is the current one already wants to see it.
    tree = window.cases.findChild(QAbstractItemView, "caseTree")
    if tree is not None:
        tree.clicked.connect(lambda _: preview.leave())
    _Leaving(window, preview)
    _GivingUp(window, preview)


def _on_shown(window: "MainWindow", preview: "GeneratedPreview", on: bool) -> None:
    focused = window.focusWidget()
    had_focus = focused is None or window.middle.isAncestorOf(focused)
    if had_focus and focused is not None:
        # Or Qt looks for another home for it on the page that goes.
        focused.clearFocus()
    window.middle.setCurrentIndex(int(on))
    window.status.stand(window.tr("Preview of generated cases: Escape closes it") if on else "")
    if had_focus:
        (preview if on else window.editors.editor).setFocus()


class _Leaving(QObject):
    """Escape closes the preview wherever the keyboard is, but where a text is being written."""

    def __init__(self, window: "MainWindow", preview: "GeneratedPreview") -> None:
        super().__init__(preview)
        self._preview = preview
        self._shortcut = QShortcut(QKeySequence(Qt.Key.Key_Escape), window)
        self._shortcut.setObjectName("leavePreview")
        self._shortcut.setEnabled(False)
        self._shortcut.activated.connect(preview.leave)
        preview.shown_changed.connect(lambda _: self._follow())
        QApplication.instance().focusChanged.connect(self._follow)  # type: ignore[union-attr]

    def _follow(self, *_: object) -> None:
        self._shortcut.setEnabled(self._preview.shown and not _is_writing(QApplication.focusWidget()))


def _in_editor(window: "MainWindow", widget: QWidget | None) -> bool:
    return widget is not None and window.editors.isAncestorOf(widget)


class _GivingUp(QObject):
    """Who turns to the editor, or to another panel in its place, does not want the preview that is on its way."""

    def __init__(self, window: "MainWindow", preview: "GeneratedPreview") -> None:
        super().__init__(preview)
        self._window, self._preview = window, preview
        QApplication.instance().focusChanged.connect(self._follow)  # type: ignore[union-attr]
        window.docks["generator"].visibilityChanged.connect(self._follow_dock)

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        # From nowhere it comes when the window is the active one again.
        if before is not None and _in_editor(self._window, now):
            self._give_up()

    def _follow_dock(self, visible: bool) -> None:
        # Docks say that they are hidden as their window goes, too.
        if not visible and isValid(self._window) and not self._window.isMinimized():
            self._give_up()

    def _give_up(self) -> None:
        if not self._preview.shown:
            self._preview.given_up.emit()


def _is_writing(focused: QWidget | None) -> bool:
    if isinstance(focused, QLineEdit):
        # A number is taken as it is typed: there is nothing that Escape could take back.
        return not isinstance(focused.parent(), QAbstractSpinBox)
    return isinstance(focused, QPlainTextEdit | QTextEdit) and not focused.isReadOnly()
