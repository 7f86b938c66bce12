"""The page that is read: a text browser that finds pages by name, in the colours of the theme."""

from collections.abc import Sequence
from html import escape
from typing import Any

from PySide6.QtCore import QPoint, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QDesktopServices,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from gui.guide.html_page import html_page
from gui.guide.language import guide_language
from gui.guide.page_picture import page_picture
from gui.guide.pages import PAGES, page_blocks
from gui.guide.texts import tr
from gui.theme import ThemeController, ui_font

SCHEME = "guide:/pages/"
MARGIN = 28
"""Pixels between the text and the edges of the page."""
ABOVE = 12
"""Pixels that are seen above the heading that a link leads to."""
WIDEST = 62
"""Letters a line at most (of the width of an m): longer ones are hard to follow."""
EDGE = 2
"""Pixels of the ring around the page that shows when it has the keyboard."""
LOOK = f"""
    QTextBrowser#guidePage {{ border: {EDGE}px solid transparent; border-radius: 0; padding: 0; }}
    QTextBrowser#guidePage:focus {{ border-color: palette(link); }}
"""
WAIT = 120
"""Milliseconds that a window has to keep its width for before pictures are made anew."""
HTML = QTextDocument.ResourceType.HtmlResource


def page_url(page: str, anchor: str = "") -> QUrl:
    """Where a page is for the browser."""
    url = QUrl(f"{SCHEME}{page}.md")
    url.setFragment(anchor)
    return url


def page_of(url: QUrl) -> str:
    """The name of the page there."""
    return url.fileName().removesuffix(".md")


class Browser(QTextBrowser):
    """Shows one page at a time and remembers the way; links lead to other pages, or out to the system's browser."""

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words: Sequence[str] = ()
        self._picture_width = 0
        self._anew = QTimer(self, singleShot=True, interval=WAIT)
        self._anew.timeout.connect(self._fit_pictures)
        self.setObjectName("guidePage")
        self.setAccessibleName(tr("Page of the guide"))
        self.setStyleSheet(LOOK)
        self.setOpenLinks(False)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.anchorClicked.connect(self.follow)
        theme.changed.connect(self.show_anew)

    @property
    def page(self) -> str:
        """The name of the page that is shown; "" before the first."""
        return page_of(self.source())

    # Going

    def go(self, page: str, anchor: str = "", words: Sequence[str] = ()) -> None:
        """Show a page from a heading on, and light the words there."""
        self._words = tuple(words)
        self.setSource(page_url(page, anchor), HTML)
        if anchor:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() - ABOVE)
        self._light(from_anchor=True)

    def follow(self, url: QUrl) -> None:
        """Go where a link leads: the system opens what is no page of the guide."""
        target = self.source().resolved(url)
        if target.scheme() != "guide":
            QDesktopServices.openUrl(target)
            return
        self.go(page_of(target), target.fragment())

    def backward(self) -> None:
        self._words = ()
        super().backward()

    def forward(self) -> None:
        self._words = ()
        super().forward()

    # Showing

    def show_anew(self) -> None:
        """The same page in other colours, size or language, with the same lines in sight."""
        if not self.page:
            return
        first = self.cursorForPosition(QPoint(0, 0))
        place, above = first.position(), self.cursorRect(first).top()
        self._keep_margins()
        self.reload()
        cursor = self.textCursor()
        cursor.setPosition(min(place, self.document().characterCount() - 1))
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.cursorRect(cursor).top() - above)
        self._light()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """A page as HTML, or a picture in the size in which it is shown."""
        name = QUrl(name)
        if kind == QTextDocument.ResourceType.ImageResource.value:
            self._picture_width = self._room()
            edge = self._theme.colours.q("border")
            return page_picture(name.fileName(), self._picture_width, self.devicePixelRatioF(), edge)
        self.document().setDefaultFont(ui_font())
        self.document().setDocumentMargin(MARGIN)
        page = page_of(name)
        if page not in PAGES:
            return f"<p>{escape(tr('The guide has no page “{0}”.').format(page))}</p>"
        return html_page(page_blocks(page, guide_language()), self._theme.colours)

    def _room(self) -> int:
        # Not that of the viewport: while a page is loaded, the scroll bar is gone.
        sides = self.viewportMargins()
        taken = sides.left() + sides.right() + self._bar_width() + 2 * (MARGIN + EDGE)
        return max(self.width() - taken, 80)

    def _bar_width(self) -> int:
        return self.verticalScrollBar().sizeHint().width()

    def _fit_pictures(self) -> None:
        if self._picture_width and self._picture_width != self._room():
            self.show_anew()

    # The words of the search

    def _light(self, *, from_anchor: bool = False) -> None:
        """Mark the words wherever they stand, and bring the first one behind the heading into sight."""
        start = self.cursorForPosition(QPoint(0, 0)).position() if from_anchor else 0
        marks = [mark for word in self._words for mark in self._marks(word)]
        self.setExtraSelections(marks)
        behind = sorted((c.selectionStart(), c.selectionEnd()) for c in (m.cursor for m in marks))
        first = next((place for place in behind if place[0] >= start), None)
        if from_anchor and first is not None:
            cursor = self.textCursor()
            cursor.setPosition(first[0])
            self.setTextCursor(cursor)

    def _marks(self, word: str) -> list[QTextEdit.ExtraSelection]:
        marks = []
        cursor = self.document().find(word)
        while not cursor.isNull():
            marks.append(self._mark(cursor))
            cursor = self.document().find(word, cursor)
        return marks

    def _mark(self, cursor: QTextCursor) -> QTextEdit.ExtraSelection:
        mark, look = QTextEdit.ExtraSelection(), QTextCharFormat()
        look.setBackground(self._theme.colours.q("p_fill"))
        look.setForeground(self._theme.colours.q("p_text"))
        mark.cursor, mark.format = cursor, look
        return mark

    # Its size

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._keep_margins()
        super().resizeEvent(event)
        self._anew.start()

    def _keep_margins(self) -> None:
        """Lines no longer than can be read well, in the middle of the page."""
        widest = WIDEST * self.fontMetrics().horizontalAdvance("m") + 2 * MARGIN
        spare = max(self.width() - self._bar_width() - widest, 0)
        self.setViewportMargins(spare // 2, 0, spare // 2, 0)
