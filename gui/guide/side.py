"""The left side of the guide: the search, and below it the contents or what was found."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from gui.guide.hits import HitList
from gui.guide.language import guide_language
from gui.guide.pages import PAGES, page_title
from gui.guide.search import Hit, found
from gui.guide.texts import tr
from gui.guide.titles import TitleDelegate
from gui.theme import ThemeController, set_role

PAGE = Qt.ItemDataRole.UserRole + 1
LONGEST, TOLD = 200, 40
"""Characters of a question, and how many of them are told where nothing was found."""


class Side(QWidget):
    """Contents and search.

    Signals
    -------
    page_wanted(str)
        A page was chosen from the contents.
    hit_wanted(Hit)
        Something that was found was chosen.
    entered()
        The keyboard should go to the page.
    """

    page_wanted = Signal(str)
    hit_wanted = Signal(Hit)
    entered = Signal()

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search, self.contents, self.hits = QLineEdit(), QListWidget(), HitList(theme)
        self.count, self.nothing, self.stack = QLabel(), QLabel(), QStackedWidget()
        self._make()
        self._lay_out()
        self.retranslate()
        self._connect()

    def _make(self) -> None:
        self.search.setObjectName("guideSearch")
        self.search.setClearButtonEnabled(True)
        self.search.setMaxLength(LONGEST)
        self.contents.setObjectName("guideContents")
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setWordWrap(True)
        self.contents.setItemDelegate(TitleDelegate(self.contents))
        self.contents.setResizeMode(QListWidget.ResizeMode.Adjust)
        for name, label in (("guideCount", self.count), ("guideNothing", self.nothing)):
            label.setObjectName(name)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            set_role(label, "muted")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        # A long word in it must not make the window wider.
        self.nothing.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def _lay_out(self) -> None:
        found_side = QWidget()
        column = QVBoxLayout(found_side)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.count)
        column.addWidget(self.hits, 1)
        for widget in (self.contents, found_side, self.nothing):
            self.stack.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(10)
        column.addWidget(self.search)
        column.addWidget(self.stack, 1)

    def retranslate(self) -> None:
        """All texts anew."""
        self.search.setAccessibleName(tr("Search the guide"))
        self.search.setPlaceholderText(tr("Search the guide"))
        self.contents.setAccessibleName(tr("Pages of the guide"))
        row, language = self.contents.currentRow(), guide_language()
        self.contents.blockSignals(True)
        self.contents.clear()
        for name in PAGES:
            item = QListWidgetItem(page_title(name, language))
            item.setData(PAGE, name)
            self.contents.addItem(item)
        self.contents.setCurrentRow(row)
        self.contents.blockSignals(False)
        self._search(self.search.text())

    def _connect(self) -> None:
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._first)
        self.search.installEventFilter(self)
        self.contents.currentItemChanged.connect(self._tell_page)
        self.contents.itemClicked.connect(self._tell_page)
        self.hits.wanted.connect(self.hit_wanted)
        for which in (self.contents, self.hits):
            which.itemActivated.connect(lambda _: self.entered.emit())

    # The contents

    def show_page(self, page: str) -> None:
        """Which page is shown."""
        self.contents.blockSignals(True)
        self.contents.setCurrentRow(PAGES.index(page) if page in PAGES else -1)
        self.contents.blockSignals(False)

    def _tell_page(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.page_wanted.emit(item.data(PAGE))

    # The search

    def _search(self, question: str) -> None:
        if not question.strip():
            self.stack.setCurrentIndex(0)
            return
        hits = found(question, guide_language())
        self.hits.show_hits(hits)
        many = tr("{0} places found").format(len(hits))
        self.count.setText(tr("1 place found") if len(hits) == 1 else many)
        asked = question.strip()
        asked = asked if len(asked) <= TOLD else f"{asked[: TOLD - 1]}…"
        self.nothing.setText(tr("Nothing in the guide has “{0}”. Try fewer or shorter words.").format(asked))
        self.stack.setCurrentIndex(1 if hits else 2)

    def _first(self) -> None:
        """Enter goes to the first place that was found, or to the one that is current."""
        if self.stack.currentIndex() == 1:
            if self.hits.currentRow() < 0:
                self.hits.setCurrentRow(0)
            self.entered.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_PageDown) and self.stack.currentIndex() < 2:
                self._into_list()
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)

    def _into_list(self) -> None:
        which = self.hits if self.stack.currentIndex() == 1 else self.contents
        which.setFocus(Qt.FocusReason.TabFocusReason)
        if which.currentRow() < 0:
            which.setCurrentRow(0)
