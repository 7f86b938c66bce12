"""The window of the guide: the contents and a search on the left, the page on the right."""

from collections.abc import Callable

from PySide6.QtCore import QSettings, QSize, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QSplitter, QToolButton, QVBoxLayout, QWidget

from gui.guide.browser import Browser, page_of
from gui.guide.language import guide_language
from gui.guide.pages import FIRST, PAGES, page_title
from gui.guide.search import Hit
from gui.guide.side import Side
from gui.guide.texts import tr
from gui.theme import ThemeController, app_icon

SIZE = QSize(1060, 760)
SIDE_WIDTH = 270
GEOMETRY = "guide/geometry"


class GuideWindow(QMainWindow):
    """Stands beside the program, which can be used while it is read.

    Parameters
    ----------
    parent
        The window that it goes with.
    """

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("guideWindow")
        self.setWindowIcon(app_icon())
        self.side, self.browser = Side(theme), Browser(theme)
        self.back, self.onward = self._button("guideBack"), self._button("guideForward")
        self.back.setArrowType(Qt.ArrowType.LeftArrow)
        self.onward.setArrowType(Qt.ArrowType.RightArrow)
        self._lay_out()
        self._connect()
        self._make_shortcuts()
        self._retranslate()
        self.resize(SIZE)
        geometry = QSettings().value(GEOMETRY)
        if geometry is not None:
            self.restoreGeometry(geometry)
        self.browser.go(FIRST)

    def _button(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setEnabled(False)
        return button

    def _lay_out(self) -> None:
        page = QWidget()
        column, bar = QVBoxLayout(page), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        bar.setContentsMargins(10, 8, 10, 4)
        bar.addWidget(self.back)
        bar.addWidget(self.onward)
        bar.addStretch(1)
        column.addLayout(bar)
        column.addWidget(self.browser, 1)
        parts = QSplitter()
        parts.setObjectName("guideParts")
        parts.setChildrenCollapsible(False)
        parts.addWidget(self.side)
        parts.addWidget(page)
        parts.setStretchFactor(1, 1)
        parts.setSizes([SIDE_WIDTH, SIZE.width() - SIDE_WIDTH])
        self.setCentralWidget(parts)

    def _connect(self) -> None:
        side, browser = self.side, self.browser
        side.page_wanted.connect(self._go)
        side.hit_wanted.connect(self._go_to_hit)
        side.entered.connect(lambda: browser.setFocus(Qt.FocusReason.OtherFocusReason))
        # The browser itself says where it is only after that.
        browser.sourceChanged.connect(lambda url: self._follow(page_of(url)))
        browser.backwardAvailable.connect(self.back.setEnabled)
        browser.forwardAvailable.connect(self.onward.setEnabled)
        self.back.clicked.connect(browser.backward)
        self.onward.clicked.connect(browser.forward)

    def _make_shortcuts(self) -> None:
        keys: tuple[tuple[str, Callable[[], object]], ...] = (
            ("Ctrl+F", self._to_search),
            ("Alt+Left", self.browser.backward),
            ("Alt+Right", self.browser.forward),
            ("Ctrl+W", self.close),
            ("Ctrl+F1", self.close),
        )
        for key, does in keys:
            QShortcut(QKeySequence(key), self, does)

    def _retranslate(self) -> None:
        self.back.setToolTip(tr("The page before (Alt+Left)"))
        self.back.setAccessibleName(tr("Back"))
        self.onward.setToolTip(tr("The next page of the way (Alt+Right)"))
        self.onward.setAccessibleName(tr("Forward"))
        self.back.setText(tr("Back"))
        self.onward.setText(tr("Forward"))
        if self.browser.page:
            self._follow(self.browser.page)

    # Going

    def open_page(self, page: str = "") -> None:
        """Show the window, on a page or as it was left."""
        if page:
            self.browser.go(page)
        self.show()
        self.raise_()
        self.activateWindow()
        self.side.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go(self, page: str) -> None:
        if page != self.browser.page:
            self.browser.go(page)

    def _go_to_hit(self, hit: Hit) -> None:
        section = hit.section
        self.browser.go(section.page, section.anchor, hit.lit)

    def _follow(self, page: str) -> None:
        self.side.show_page(page)
        title = page_title(page, guide_language()) if page in PAGES else page
        self.setWindowTitle(tr("{0} - Guide").format(title))

    def _to_search(self) -> None:
        self.side.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.side.search.selectAll()

    def say_anew(self) -> None:
        """Everything in the language that the program speaks now."""
        self.side.retranslate()
        self._retranslate()
        self.browser.show_anew()

    # Events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.side.search.text():
            self.side.search.clear()
            self._to_search()
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        QSettings().setValue(GEOMETRY, self.saveGeometry())
        super().hideEvent(event)
