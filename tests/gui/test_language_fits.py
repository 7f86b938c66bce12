"""No label, button or tab is clipped, in either language."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from one_window import main_window
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics, QRawFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QTabBar,
    QToolButton,
    QWidget,
)

from engine.document import Document
from engine.formats.registry import formats
from gui.language.languages import CHINESE, ENGLISH, NAMES
from gui.language.plain import without_key
from gui.language.switch import switch
from gui.main_window import MainWindow

SAMPLES = Path(__file__).resolve().parents[2] / "resources" / "samples"
PANELS = ("answers", "explanation", "generator", "stress", "verdict")
SLACK = 1
"""Pixels by which widths are rounded."""


@pytest.fixture(scope="module")
def window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    with main_window(qapp, tmp_path_factory.mktemp("window")) as made:
        texts = {
            name: (SAMPLES / f"{name}.in").read_text(encoding="utf-8") for name in ("hdu1524", "hdu5724", "hdu1536")
        }
        made.session.open(Document([formats().get(name).read(text).records[0] for name, text in texts.items()]))
        yield made
    switch(ENGLISH)


def lacks_font() -> str:
    """Why Chinese cannot be measured here; "" if it can."""
    families = QFontDatabase.families(QFontDatabase.WritingSystem.SimplifiedChinese)
    shown = any(QRawFont.fromFont(QFont(name)).supportsCharacter(ord("图")) for name in families)
    return "" if shown else "no font here has Chinese letters (fonts-noto-cjk or fonts-droid-fallback would)"


def clipped(top: QWidget) -> list[str]:
    """All texts of visible widgets that have less room than they need."""
    labels = [label for label in top.findChildren(QLabel) if _is_clipped_label(label)]
    buttons = [button for button in top.findChildren(QAbstractButton) if _is_clipped_button(button)]
    tabs = [
        bar.tabText(at) for bar in top.findChildren(QTabBar) for at in range(bar.count()) if _is_clipped_tab(bar, at)
    ]
    return [_told(widget) for widget in (*labels, *buttons)] + tabs


def _told(widget: QLabel | QAbstractButton) -> str:
    size = widget.contentsRect().size()
    return f"{widget.objectName() or type(widget).__name__} of {size.width()} x {size.height()}: {widget.text()}"


def _wide(widget: QWidget, text: str) -> int:
    lines = without_key(text).split("\n")
    return max(QFontMetrics(widget.font()).horizontalAdvance(line) for line in lines)


def _is_clipped_label(label: QLabel) -> bool:
    text = label.text()
    if not label.isVisible() or not text or "<" in text:
        return False
    # Who ignores its width shortens its text, or lets it go where there is no room.
    if label.sizePolicy().horizontalPolicy() == label.sizePolicy().Policy.Ignored and not label.wordWrap():
        return False
    room = label.contentsRect()
    if label.wordWrap():
        flags = Qt.TextFlag.TextWordWrap
        need = QFontMetrics(label.font()).boundingRect(room.x(), 0, room.width(), 10_000, int(flags), text)
        return need.height() > room.height() + QFontMetrics(label.font()).lineSpacing() // 2
    return _wide(label, text) > room.width() + SLACK


def _is_clipped_button(button: QAbstractButton) -> bool:
    if not button.isVisible() or not button.text() or not _shows_text(button):
        return False
    if button.sizePolicy().horizontalPolicy() == button.sizePolicy().Policy.Ignored:
        return False
    return _wide(button, button.text()) > _room(button) + SLACK


def _shows_text(button: QAbstractButton) -> bool:
    return not isinstance(button, QToolButton) or button.toolButtonStyle() != Qt.ToolButtonStyle.ToolButtonIconOnly


def _room(button: QAbstractButton) -> int:
    option = QStyleOptionButton()
    option.initFrom(button)
    kinds = {
        QPushButton: QStyle.SubElement.SE_PushButtonContents,
        QCheckBox: QStyle.SubElement.SE_CheckBoxContents,
        QRadioButton: QStyle.SubElement.SE_RadioButtonContents,
    }
    for kind, element in kinds.items():
        if isinstance(button, kind):
            return button.style().subElementRect(element, option, button).width()
    icon = button.iconSize().width() + 4 if not button.icon().isNull() else 0
    return button.contentsRect().width() - icon


def _is_clipped_tab(bar: QTabBar, at: int) -> bool:
    visible = bar.isVisible() and bar.isTabVisible(at)
    return visible and _wide(bar, bar.tabText(at)) > bar.tabRect(at).width() + SLACK


def clipped_at_rest(window: MainWindow) -> list[str]:
    """What is clipped when all has found its place, which takes some rounds of events."""
    found: list[str] = []
    for _ in range(40):
        QTest.qWait(20)
        found = clipped(window)
        if not found:
            break
    return found


@pytest.mark.parametrize("language", NAMES)
def test_no_text_of_the_window_is_clipped(window: MainWindow, language: str) -> None:
    why = lacks_font() if language == CHINESE else ""
    if why:
        pytest.skip(why)
    switch(language)
    found = set()
    for case in window.session.document.cases:
        window.session.look_at(case.key)
        for name in PANELS if case.kind.name == "graph" else ("explanation", "verdict"):
            window.docks.raise_(name)
            found |= {f"{case.kind.name}, {name}: {text}" for text in clipped_at_rest(window)}
    assert not found


def test_a_clipped_text_is_found(qtbot) -> None:
    top = QWidget()
    qtbot.addWidget(top)
    top.resize(400, 300)
    texts = ("&Open the file…", "打开文件(&O)…")
    widgets = [kind(text, top) for kind in (QLabel, QPushButton, QCheckBox) for text in texts]
    for at, widget in enumerate(widgets):
        widget.move(0, 40 * at)
    top.show()
    assert not clipped(top)
    for widget in widgets:
        widget.resize(30, 30)
    assert len(clipped(top)) == len(widgets)
