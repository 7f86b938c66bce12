"""The pages of the dialog: one is seen, or of all what a search has found."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from gui.settings.row import DeedRow, SettingRow
from gui.theme import set_role


class Page(QWidget):
    """A title, and rows below it."""

    def __init__(self, name: str, title: str, rows: Sequence[SettingRow | DeedRow]) -> None:
        super().__init__()
        self.name, self.rows = name, tuple(rows)
        self.setObjectName(f"page-{name}")
        heading = QLabel(title)
        set_role(heading, "title")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(0)
        column.addWidget(heading)
        for row in self.rows:
            column.addWidget(row)

    def search(self, words: str) -> bool:
        """Show the rows that are about some words; whether there are any."""
        found = [row.matches(words) for row in self.rows]
        for row, fits in zip(self.rows, found, strict=True):
            row.setVisible(fits)
        return any(found)


class _Inside(QWidget):
    """Needs as much height as its texts take in the width that it has, not in the least it could have."""

    def minimumSizeHint(self) -> QSize:
        width, layout = super().minimumSizeHint().width(), self.layout()
        assert layout is not None
        return QSize(width, layout.totalMinimumHeightForWidth(max(width, self.width())))


class Pages(QScrollArea):
    """All pages below each other, of which most are hidden."""

    def __init__(self, pages: Sequence[Page], nothing: str) -> None:
        super().__init__()
        self.pages = tuple(pages)
        self.setObjectName("settingsPages")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.nothing = QLabel(nothing)
        self.nothing.setObjectName("settingsNothing")
        self.nothing.setWordWrap(True)
        set_role(self.nothing, "muted")
        inside = _Inside()
        set_role(inside, "panel")
        inside.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(inside)
        column.setContentsMargins(20, 16, 16, 8)
        for page in self.pages:
            column.addWidget(page)
        column.addWidget(self.nothing)
        column.addStretch(1)
        self.setWidget(inside)

    def settle(self) -> None:
        """Ask again how much room the texts need."""
        for page in self.pages:
            for row in page.rows:
                row.updateGeometry()

    def show_page(self, name: str) -> None:
        """Show one page, whole."""
        self.nothing.hide()
        for page in self.pages:
            page.search("")
            page.setVisible(page.name == name)
        self.verticalScrollBar().setValue(0)

    def search(self, words: str) -> list[str]:
        """Show what is about some words; gives the names of the pages that have something."""
        found = [page.name for page in self.pages if page.search(words)]
        for page in self.pages:
            page.setVisible(page.name in found)
        self.nothing.setVisible(not found)
        self.verticalScrollBar().setValue(0)
        return found
