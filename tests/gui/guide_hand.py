"""What a reader of the guide does and sees, for tests."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListWidget

from gui.guide import search
from gui.guide.pages import page_blocks, page_title
from gui.guide.window import GuideWindow


def field(guide: GuideWindow) -> QLineEdit:
    found = guide.findChild(QLineEdit, "guideSearch")
    assert found is not None
    return found


def listed(guide: GuideWindow, name: str) -> QListWidget:
    found = guide.findChild(QListWidget, name)
    assert found is not None
    return found


def text(guide: GuideWindow) -> str:
    return guide.browser.toPlainText()


def lit(guide: GuideWindow) -> list[str]:
    return [mark.cursor.selectedText() for mark in guide.browser.extraSelections()]


def forget_pages() -> None:
    for kept in (page_blocks, page_title, search.sections):
        kept.cache_clear()


def ask(guide: GuideWindow, question: str) -> None:
    field(guide).clear()
    QTest.keyClicks(field(guide), question)
