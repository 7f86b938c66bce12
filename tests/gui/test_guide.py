"""The window of the guide as a reader has it: contents, search, links, pictures, colours, keys."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from guide_hand import ask, field, forget_pages, listed, lit, text
from one_window import main_window, separate_settings
from PySide6.QtCore import QPoint, QSettings, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage, QPalette, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QListWidget, QToolButton
from pytestqt.qtbot import QtBot

from gui.guide.blocks import Code
from gui.guide.browser import Browser, page_url
from gui.guide.html_page import html_page
from gui.guide.pages import PAGES, page_blocks, page_title
from gui.guide.window import GEOMETRY, GuideWindow
from gui.language.switch import switch
from gui.theme import LIGHT, ThemeController


@pytest.fixture(scope="module")
def theme(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> ThemeController:
    separate_settings(qapp, tmp_path_factory.mktemp("guide"))
    return ThemeController(qapp, "light")


@pytest.fixture(scope="module")
def shared(theme: ThemeController) -> Iterator[GuideWindow]:
    window = GuideWindow(theme)
    yield window
    window.close()
    window.deleteLater()


@pytest.fixture
def guide(qtbot: QtBot, shared: GuideWindow) -> GuideWindow:
    """One window for all tests, on its first page each time and without a question."""
    shared.resize(900, 650)
    field(shared).clear()
    shared.open_page(PAGES[0])
    QTest.qWaitForWindowExposed(shared)
    return shared


# Opening


def test_the_help_menu_opens_the_guide_and_nothing_of_it_is_loaded_before(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    with main_window(qapp, tmp_path) as window:
        assert window.actions_by_name["guide"] in window.menus["menuHelp"].actions()
        window.actions_by_name["guide"].trigger()
        opened = window.findChild(GuideWindow)
        assert opened is not None
        assert opened.isVisible()
        assert opened.browser.page == PAGES[0]
        ask(opened, "octal")
        QTest.keyClick(field(opened), Qt.Key.Key_Escape)
        assert field(opened).text() == ""
        QTest.keyClick(field(opened), Qt.Key.Key_Escape)
        assert not opened.isVisible()
        window.actions_by_name["guide"].trigger()
        assert window.findChild(GuideWindow) is opened


def test_every_page_can_be_read_from_the_contents_by_the_arrow_keys(guide: GuideWindow) -> None:
    contents = listed(guide, "guideContents")
    assert contents.count() == len(PAGES)
    QTest.keyClick(field(guide), Qt.Key.Key_Down)
    assert contents.hasFocus()
    for name in PAGES[1:]:
        QTest.keyClick(contents, Qt.Key.Key_Down)
        assert guide.browser.page == name
        assert text(guide).startswith(page_title(name, "en"))
        assert guide.windowTitle() == f"{page_title(name, 'en')} - Guide"
        assert "�" not in text(guide)
        assert guide.browser.horizontalScrollBar().maximum() == 0, name
    QTest.keyClick(contents, Qt.Key.Key_Return)
    assert guide.browser.hasFocus()


# Searching


def test_enter_goes_to_the_first_hit_with_the_words_lit_and_in_sight(guide: GuideWindow) -> None:
    ask(guide, "guy and smith")
    hits = listed(guide, "guideHits")
    assert hits.count() == 1
    QTest.keyClick(field(guide), Qt.Key.Key_Return)
    assert guide.browser.page == "heaps-editor"
    assert guide.browser.hasFocus()
    assert lit(guide) == ["Guy and Smith"]
    (mark,) = guide.browser.extraSelections()
    seen = guide.browser.cursorRect(mark.cursor)
    assert guide.browser.viewport().rect().contains(seen.center())


def test_hits_have_heading_page_and_excerpt_and_arrows_go_through_them(guide: GuideWindow) -> None:
    ask(guide, "mex")
    hits, words = listed(guide, "guideHits"), []
    assert hits.count() > 5
    label = guide.findChild(QLabel, "guideCount")
    assert label is not None
    assert label.text() == f"{hits.count()} places found"
    QTest.keyClick(field(guide), Qt.Key.Key_Down)
    for row in range(hits.count()):
        hit = hits.item(row).data(Qt.ItemDataRole.UserRole + 1)
        spoken = hits.item(row).data(Qt.ItemDataRole.AccessibleTextRole)
        assert hit.section.heading in spoken
        assert "mex" in f"{hit.section.title} {hit.section.heading} {hit.excerpt}".casefold()
        assert guide.browser.page == hit.section.page
        words += lit(guide)
        QTest.keyClick(hits, Qt.Key.Key_Down)
    assert {word.casefold() for word in words} == {"mex"}


def test_a_search_without_hits_says_so(guide: GuideWindow) -> None:
    ask(guide, "xyzzy <b>")
    nothing = guide.findChild(QLabel, "guideNothing")
    assert nothing is not None
    assert nothing.isVisible()
    assert "xyzzy <b>" in nothing.text()
    assert nothing.textFormat() == Qt.TextFormat.PlainText
    QTest.keyClick(field(guide), Qt.Key.Key_Return)
    assert guide.browser.page == PAGES[0]
    field(guide).clear()
    assert listed(guide, "guideContents").isVisible()


def test_a_long_question_makes_the_window_no_wider(guide: GuideWindow) -> None:
    guide.side.search.clear()
    QApplication.processEvents()
    width, least = guide.width(), guide.minimumSizeHint().width()
    for question in ("x" * 30_000, "y z" * 60, ".*[(\\"):
        guide.side.search.setText(question)
        QApplication.processEvents()
        assert (guide.width(), guide.minimumSizeHint().width()) == (width, least)
        assert len(guide.side.nothing.text()) < 120
    guide.side.search.clear()


def test_escape_ends_the_search_and_then_the_window_wherever_the_keyboard_is(guide: GuideWindow) -> None:
    for widget in (guide.browser, listed(guide, "guideHits")):
        ask(guide, "octal")
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key.Key_Escape)
        assert field(guide).text() == ""
        assert field(guide).hasFocus()
        assert guide.isVisible()
    guide.browser.setFocus()
    QTest.keyClick(guide.browser, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert field(guide).hasFocus()
    listed(guide, "guideContents").setFocus()
    QTest.keyClick(listed(guide, "guideContents"), Qt.Key.Key_Escape)
    assert not guide.isVisible()


# Links, and the way back


def test_links_lead_on_and_back_leads_back(guide: GuideWindow, qtbot: QtBot) -> None:
    browser = guide.browser
    browser.go("theory")
    browser.anchorClicked.emit(QUrl("glossary.md"))
    assert browser.page == "glossary"
    assert listed(guide, "guideContents").currentRow() == PAGES.index("glossary")
    back = guide.findChild(QToolButton, "guideBack")
    assert back is not None
    qtbot.mouseClick(back, Qt.MouseButton.LeftButton)
    assert browser.page == "theory"
    assert text(guide).startswith("The theory")
    QTest.keyClick(browser, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert browser.page == "glossary"
    assert listed(guide, "guideContents").currentRow() == PAGES.index("glossary")


def test_links_can_be_reached_and_followed_by_keyboard(guide: GuideWindow) -> None:
    guide.browser.go("glossary")
    guide.browser.setFocus()
    QTest.keyClick(guide.browser, Qt.Key.Key_Tab)
    QTest.keyClick(guide.browser, Qt.Key.Key_Return)
    assert guide.browser.page == "theory"


def test_what_is_outside_is_opened_by_the_system(guide: GuideWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()) or True)
    guide.browser.anchorClicked.emit(QUrl("https://example.org/a"))
    assert opened == ["https://example.org/a"]
    assert guide.browser.page == PAGES[0]


def test_a_page_that_is_not_there_is_told(guide: GuideWindow) -> None:
    guide.browser.go("nowhere")
    assert "nowhere" in text(guide)


# Looks


def test_pictures_fit_the_page_at_any_width(guide: GuideWindow, qtbot: QtBot) -> None:
    def width() -> int:
        image = guide.browser.document().resource(
            QTextDocument.ResourceType.ImageResource, page_url("x").resolved(QUrl("../pictures/window.png"))
        )
        assert isinstance(image, QImage)
        return round(image.width() / image.devicePixelRatio())

    before = width()
    assert 400 < before < guide.browser.viewport().width()
    guide.resize(1500, 650)
    qtbot.waitUntil(lambda: width() == 760)
    guide.resize(700, 650)
    qtbot.waitUntil(lambda: width() < before)
    assert guide.browser.horizontalScrollBar().maximum() == 0


def test_another_theme_keeps_the_lines_in_sight(guide: GuideWindow, theme: ThemeController) -> None:
    guide.browser.go("api", "boards")
    before = guide.browser.cursorForPosition(QPoint(60, 60)).block().text()
    for mode in ("dark", "contrast"):
        theme.set_mode(mode)  # type: ignore[arg-type]
        colours = theme.colours
        assert colours.text in html_page(page_blocks("api", "en"), colours)
        assert guide.browser.palette().color(QPalette.ColorRole.Base).name() == colours.surface
        assert guide.browser.cursorForPosition(QPoint(60, 60)).block().text() == before
    theme.set_mode("light")


def test_another_theme_keeps_the_top_of_a_page_in_sight(guide: GuideWindow, theme: ThemeController) -> None:
    assert guide.browser.verticalScrollBar().value() == 0
    try:
        for mode in ("dark", "contrast"):
            theme.set_mode(mode)  # type: ignore[arg-type]
            assert guide.browser.verticalScrollBar().value() == 0
    finally:
        theme.set_mode("light")


def test_texts_grow_with_the_setting(guide: GuideWindow, theme: ThemeController) -> None:
    before = guide.browser.document().size().height()
    theme.set_text_size(150)
    try:
        assert guide.browser.document().size().height() > 1.2 * before
        assert guide.browser.horizontalScrollBar().maximum() == 0
    finally:
        theme.set_text_size(100)


def test_names_of_pages_are_whole_in_large_letters(guide: GuideWindow, theme: ThemeController) -> None:
    contents = listed(guide, "guideContents")
    try:
        for size in range(100, 251, 30):
            theme.set_text_size(size)
            QTest.qWait(20)
            for row in range(contents.count()):
                item = contents.item(row)
                room = contents.visualItemRect(item).adjusted(9, 5, -9, -5)
                needed = contents.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, item.text())
                assert needed.height() <= room.height() + 2, (size, item.text())
    finally:
        theme.set_text_size(100)


def test_code_is_in_a_fixed_width(qapp: QApplication, guide: GuideWindow) -> None:
    guide.browser.go("api")
    found = guide.browser.document().find(">>> from engine")
    assert found.charFormat().fontFixedPitch() or "mono" in str(found.charFormat().fontFamilies()).lower()
    assert "white-space" in html_page([Code("x")], LIGHT)


# What is remembered, and languages


def test_the_size_is_remembered(qtbot: QtBot, theme: ThemeController) -> None:
    first = GuideWindow(theme)
    qtbot.addWidget(first)
    first.open_page()
    first.resize(777, 555)
    first.close()
    assert QSettings().value(GEOMETRY) is not None
    second = GuideWindow(theme)
    qtbot.addWidget(second)
    assert (second.width(), second.height()) == (777, 555)


def test_another_language_is_there_at_once_and_falls_back_page_by_page(
    guide: GuideWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def text_of(name: str, language: str) -> str:
        chinese = language == "zh_CN" and name == "theory"
        return "# 理论\n\n异或和。" if chinese else f"# {name}\n\nplain"

    guide.browser.go("theory")
    try:
        with monkeypatch.context() as pages:
            pages.setattr("gui.guide.pages.page_text", text_of)
            forget_pages()
            switch("zh_CN")
            assert text(guide) == "理论\n异或和。"
            assert listed(guide, "guideContents").item(PAGES.index("theory")).text() == "理论"
            assert listed(guide, "guideContents").item(0).text() == PAGES[0]
            field(guide).setText("异或")
            assert listed(guide, "guideHits").count() == 1
    finally:
        forget_pages()
        switch("en")


def test_all_that_is_read_or_changed_has_a_name(guide: GuideWindow) -> None:
    for kind in (QLineEdit, QListWidget, QToolButton, Browser):
        for widget in guide.findChildren(kind):
            if widget.objectName().startswith("guide"):
                assert widget.accessibleName(), widget.objectName()
    assert "gui.guide.window" in sys.modules
