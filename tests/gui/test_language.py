"""Another language while the program runs: all texts change, and nothing else."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from heaps_hand import heaps_record
from one_window import main_window
from pseudo import PSEUDO, pseudo_instead_of_chinese, shown, untranslated
from PySide6.QtCore import QCoreApplication, QLocale, QSettings
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from engine.document import Document
from engine.formats.registry import formats
from engine.games.graph import Place
from engine.games.graph_edits import add_position
from engine.said import say, say_count
from gui.language.languages import CHINESE, ENGLISH, KEY, chosen, used
from gui.language.plain import plain, without_key
from gui.language.reverse import Reverse
from gui.language.shapes import Shape, filled
from gui.language.spoken import spoken
from gui.language.switch import switch
from gui.language.tongue import tongue, translators_of
from gui.main_window import MainWindow

SAMPLES = Path(__file__).resolve().parents[2] / "resources" / "samples"
PANELS = ("answers", "explanation", "generator", "stress", "problems", "verdict")
KEYS = r"(Ctrl|Alt|Shift)\+[^⟦]*|\((F\d+|Del|Ins|Space|Esc|[A-Z])\)"
ANYWHERE = rf"{KEYS}|English|简体中文(\(&Z\))?|Grundy Studio|\b(HDU|UVA|POJ|WIN|LOSE|YES|NO|W|L)\b|\w+\.(in|py)\b|%p"
"""What may be said in any language: keys, judges' words, names of files and of languages."""
OF_QT = ("qt_", "Scroll")
"""Widgets that Qt makes for itself have names of such kinds."""


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    switch(ENGLISH)


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    with main_window(qapp, tmp_path) as made:
        yield made


def settle() -> None:
    for _ in range(4):
        QTest.qWait(15)


def opened(bot: QtBot, window: MainWindow, panels: tuple[str, ...] = ()) -> MainWindow:
    """The first case of three samples, one of each kind, in a window, with some panels made."""
    texts = {name: (SAMPLES / f"{name}.in").read_text(encoding="utf-8") for name in ("hdu1524", "hdu5724", "hdu1536")}
    window.session.open(Document([formats().get(name).read(text).records[0] for name, text in texts.items()]))
    for case in window.session.document.cases if panels else ():
        window.session.look_at(case.key)
        settle()
    for name in panels:
        window.docks.raise_(name)
        settle()
    bot.waitUntil(lambda: not window.jobs.running)
    return window


def by_kind(window: MainWindow) -> dict[str, list[str]]:
    """What stands there while each case is looked at; the last stays to be seen."""
    found = {}
    for case in window.session.document.cases:
        window.session.look_at(case.key)
        found |= {f"{case.kind.name}: {at}": texts for at, texts in texts_of(window).items()}
    return found


def texts_of(window: MainWindow) -> dict[str, list[str]]:
    """What stands there; the strip of jobs says what is done at the moment."""
    settle()
    places = shown(window).items()
    return {at: texts for at, texts in places if "jobStrip" not in at and not any(name in at for name in OF_QT)}


def differences(one: dict[str, list[str]], other: dict[str, list[str]]) -> list[str]:
    return [
        f"{at}: {one.get(at)} / {other.get(at)}" for at in one.keys() | other.keys() if one.get(at) != other.get(at)
    ]


# Which language


@pytest.mark.parametrize(
    ("choice", "system", "language"),
    [
        ("system", "zh_CN", CHINESE), ("system", "zh_TW", CHINESE), ("system", "de_DE", ENGLISH),
        ("system", "en_GB", ENGLISH), ("en", "zh_CN", ENGLISH), ("zh_CN", "de_DE", CHINESE),
        ("nonsense", "fr_FR", ENGLISH),
    ],
)  # fmt: skip
def test_the_language_is_the_chosen_one_or_else_the_systems_or_else_english(
    choice: str, system: str, language: str
) -> None:
    assert used(choice, QLocale(system)) == language


def test_english_loads_nothing() -> None:
    assert translators_of(ENGLISH) == []
    assert tongue.is_english


def test_chinese_is_ours_and_qts_own(qapp: QApplication) -> None:
    tongue.speak(CHINESE)
    assert not tongue.is_english
    assert QCoreApplication.translate("Actions", "&Quit") != "&Quit"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "取消"
    assert QLocale().language() == QLocale.Language.Chinese
    tongue.speak(ENGLISH)
    assert QCoreApplication.translate("Actions", "&Quit") == "&Quit"
    assert QLocale().name() == QLocale.system().name()


# Texts of the engine


def test_what_the_engine_said_is_spoken_with_all_that_was_said_within_it(monkeypatch: pytest.MonkeyPatch) -> None:
    inner = say_count(3, "{count} move", "{count} moves")
    said = say("case {case}: {what}", case=7, what=inner)
    assert spoken(said) == "case 7: 3 moves"
    chinese = {"case {case}: {what}": "{what}（第 {case} 组）", "{count} moves": "{count} 步"}
    monkeypatch.setattr(QCoreApplication, "translate", lambda _, text: chinese[text])
    monkeypatch.setattr("gui.language.spoken.tongue", type("", (), {"is_english": False}))
    assert spoken(said) == "3 步（第 7 组）"
    assert spoken("case {case}: {what}") == "case {case}: {what}", "it was not said by the engine"


# Texts traced back


@pytest.mark.parametrize(
    ("template", "text", "values"),
    [
        ("{0} of {1}", "3 of 4", {"0": "3", "1": "4"}), ("{n:,} moves", "1,000 moves", {"n": "1,000"}),
        ("{0} and {0}", "a and a", {"0": "a"}), ("{0} and {0}", "a and b", None), ("all (.*)", "all x", None),
        ("{{x}} {0}", "{x} y", {"0": "y"}), ("{0}: {1}", "a\nb: c", {"0": "a\nb", "1": "c"}),
    ],
)  # fmt: skip
def test_what_was_put_into_a_template_is_found_again(template: str, text: str, values: dict[str, str] | None) -> None:
    shape = Shape(template)
    assert shape.values(text) == values
    if values is not None and "{{" not in template:
        assert filled(template, values) == text


@pytest.fixture
def of_a_few(monkeypatch: pytest.MonkeyPatch) -> Reverse:
    """A language of a few texts, spoken after the texts were traced back."""
    words = {
        ("A", "&Open…"): "打开(&O)…", ("A", "Case"): "组", ("B", "Case"): "情形", ("A", "{0} positions"): "{0} 个位置",
        ("A", "{0} of {1}"): "{1} 的 {0}", ("A", "random graph"): "随机图",
    }  # fmt: skip
    reverse = Reverse(words)
    monkeypatch.setattr("gui.language.reverse._said", lambda key: words[key])
    return reverse


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("&Open…", "打开(&O)…"), ("Open", "打开"), ("Open (Ctrl+O)", "打开 (Ctrl+O)"), ("7 positions", "7 个位置"),
        ("Random graph", "随机图"), ("7 positions, Open", "7 个位置, 打开"), ("Case of 7", "7 的 组"),
        ("my own words", "my own words"), ("12", "12"), ("", ""),
    ],
)  # fmt: skip
def test_texts_are_said_anew_with_what_was_put_into_them(of_a_few: Reverse, text: str, said: str) -> None:
    assert of_a_few.resaid(text, ["A"]) == said


def test_of_two_meanings_that_of_the_nearest_context_counts(of_a_few: Reverse) -> None:
    assert of_a_few.resaid("Case", ["B", "A"]) == "情形"
    assert of_a_few.resaid("Case", ["Other", "A"]) == "组"


def test_a_text_in_pieces_without_end_is_given_up_in_time(of_a_few: Reverse, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    found = Reverse._found
    monkeypatch.setattr(Reverse, "_found", lambda self, text, *at: (asked.append(text), found(self, text, *at))[1])
    monkeypatch.setattr("gui.language.reverse.MOST", 50)
    pieces = ", ".join(f"{at}x; y{at} (z) of w: {at} positions" for at in range(12))
    assert "positions" in of_a_few.resaid(pieces, ["A"])
    assert len(asked) < 300
    assert of_a_few.resaid("7 positions, Open", ["A"]) == "7 个位置, 打开", "what came after is looked for again"


def test_a_button_of_an_action_says_it_as_the_action_does(window: MainWindow) -> None:
    names = ("tool-stone", "tool-position", "snap")
    buttons = [window.findChild(QWidget, f"button-{name}") for name in names]
    english = [button.accessibleName() for button in buttons]
    for button in buttons:
        # As if it had begun in Chinese.
        button.setProperty("saidIn", None)
    switch(CHINESE)
    for button in buttons:
        button.setProperty("saidIn", None)
    switch(ENGLISH)
    assert [button.accessibleName() for button in buttons] == english


def test_the_access_key_is_no_part_of_a_name() -> None:
    assert plain("打开(&O)…") == "打开"
    assert plain("&Open…") == "Open"
    assert without_key("R&&D (&R)") == "R&D"


# A window


def test_a_window_that_changes_its_language_is_as_one_that_began_with_it(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    with pseudo_instead_of_chinese():
        with main_window(qapp, tmp_path / "1") as window:
            english = by_kind(opened(qtbot, window, PANELS))
            switch(PSEUDO)
            switched = by_kind(window)
            switch(ENGLISH)
            assert not differences(by_kind(window), english)
        switch(PSEUDO)
        with main_window(qapp, tmp_path / "2") as window:
            begun = by_kind(opened(qtbot, window, PANELS))
            assert not differences(begun, switched)
            assert not untranslated(begun, ANYWHERE)
            switch(ENGLISH)
            assert not differences(by_kind(window), english)


def test_the_menu_changes_the_language_and_it_is_remembered(window: MainWindow) -> None:
    action, menu = window.actions_by_name["language-zh_CN"], window.menus["menuFile"]
    assert menu.title() == "&File"
    action.trigger()
    assert menu.title() == QCoreApplication.translate("Actions", "&File") != "&File"
    assert action.isChecked()
    assert action.text() == "简体中文(&Z)"
    assert QSettings().value(KEY) == CHINESE
    assert chosen() == CHINESE
    window.settings.reset(KEY)
    assert menu.title() == ("&File" if used("system") == ENGLISH else menu.title())
    assert window.actions_by_name["language-system"].isChecked()


def test_a_sentence_of_several_moves_is_made_anew(window: MainWindow, qtbot: QtBot) -> None:
    """Its parts, joined by other marks in the other language, cannot be told apart again."""
    window.session.open(Document([heaps_record("{1,3,4}", (1,))]))
    label = window.findChild(QLabel, "rowWinning")

    def begun() -> str:
        for heaps, several in (((1,), False), ((3, 5, 5), True)):
            window.session.open(Document([heaps_record("{1,3,4}", heaps)]))
            qtbot.waitUntil(lambda wanted=several: bool(re.search("[;；]", label.text())) is wanted)
        return label.text()

    english = begun()
    switch(CHINESE)
    switched = label.text()
    assert switched == begun() != english
    switch(ENGLISH)
    assert label.text() == english
    # What was begun in the other language has nothing to remember.
    switch(CHINESE)
    begun()
    switch(ENGLISH)
    assert label.text() == english


def state(window: MainWindow) -> tuple[object, ...]:
    """What nobody wants to lose."""
    session, stack = window.session, window.session.undo_stack
    at = session.case_key, session.query.key if session.query else None, window.focusWidget()
    return (session.document, stack.count(), stack.index(), window.canvas.camera.scale, window.canvas.centre,
            window.selection.positions, window.text.editor.toPlainText(), window.isWindowModified(), *at)  # fmt: skip


def test_nothing_but_texts_becomes_different(window: MainWindow, qtbot: QtBot) -> None:
    session = opened(qtbot, window).session
    assert session.graph is not None
    session.edit(add_position(session.graph, Place(5.0, 5.0))[1], "My own step")
    window.canvas.zoom_to(1.7)
    window.text.editor.setPlainText("4\n2 1 2\nbroken draft")
    window.selection.set([session.graph.positions[0]])
    window.canvas.setFocus()
    field = QLineEdit("Open", window)
    before = state(window)
    switch(CHINESE)
    settle()
    after = state(window)
    assert after == before
    assert field.text() == "Open"
    assert session.undo_stack.text(session.undo_stack.count() - 1) == "My own step"
    window.text.sync.revert()


def test_the_steps_to_take_back_and_do_again_stay_named(window: MainWindow, qtbot: QtBot) -> None:
    session = opened(qtbot, window).session
    for text in ("Open", "My & own", "Delete"):
        assert session.graph is not None
        session.edit(add_position(session.graph, Place(5.0, 5.0))[1], text)
    session.undo_stack.undo()
    texts = [window.actions_by_name[name].text() for name in ("undo", "redo")]
    assert texts == ["&Undo My && own", "&Redo Delete"]
    switch(CHINESE)
    said = [QCoreApplication.translate("Actions", verb) for verb in ("&Undo", "&Redo")]
    assert [window.actions_by_name[name].text() for name in ("undo", "redo")] == [
        f"{said[0]} My && own", f"{said[1]} Delete"
    ]  # fmt: skip
    switch(ENGLISH)
    assert [window.actions_by_name[name].text() for name in ("undo", "redo")] == texts


def test_a_text_that_was_set_in_between_is_said_in_the_language_that_is_spoken(qtbot: QtBot) -> None:
    top = QWidget()
    qtbot.addWidget(top)
    label, action = QLabel("Zoom", top), QAction("&Quit", top)
    switch(CHINESE)
    assert action.text() == QCoreApplication.translate("Actions", "&Quit")
    label.setText("my own words")
    switch(ENGLISH)
    assert action.text() == "&Quit"
    assert label.text() == "my own words"


def test_a_start_in_english_loads_nothing_of_it() -> None:
    from test_start import NOT_AT_A_START

    late = {"gui.language.switch", "gui.language.reverse", "gui.language.resay", "xml.etree.ElementTree"}
    assert late - {"xml.etree.ElementTree"} <= set(NOT_AT_A_START)
    assert late & set(sys.modules), "they are those that a switch loads"
