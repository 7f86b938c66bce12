"""Where a window shows what the engine says, it says it in its own language."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from engine.diagnostics import Diagnostic, InputError
from engine.formats.guarded import BrokenPlugin
from engine.formats.registry import built_in
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.games.heaps import HeapsGame
from engine.games.heaps_sequence import sequence_of
from engine.games.take_rule_text import parse_rule
from engine.interchange import read_graph
from engine.journal import State, Summary
from engine.said import say
from gui.faces import face_of
from gui.faults.plugin_news import PluginNews
from gui.files.choose_format import reading_words
from gui.heaps.as_graph import no_graph
from gui.heaps.rule_words import read_rule, reading, reason_words
from gui.heaps.typed_line import TypingError
from gui.heaps.words import problem_words
from gui.interchange.words import error_words
from gui.language import tongue as tongues
from gui.language.sentences import raised, sentence, stopped
from gui.language.spoken import spoken
from gui.panels.explain_heaps import explain_size
from gui.panels.problem_list import ProblemModel
from gui.panels.text_case_graph import GraphText
from gui.play.texts import pieces_words
from gui.recovery.found import Found
from gui.recovery.texts import details


class Brackets(QTranslator):
    """Says each text of the engine in brackets, all others as they are."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return f"⟦{source}⟧" if context == "engine" else None  # type: ignore[return-value]

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def brackets(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(tongues, "translators_of", lambda _: [Brackets()])
    tongues.tongue.speak("zh_CN")
    yield
    monkeypatch.undo()
    tongues.tongue.speak("en")


def _problem(text: str) -> Diagnostic:
    return built_in().get("hdu1524").read(text).diagnostics[0]


def _body() -> str:
    return ProblemModel.body(ProblemModel(None), _problem("1 1"))  # type: ignore[arg-type]


def _refusal() -> str:
    record = GraphRecord(1, queries=(QueryRecord(),))
    return GraphText(built_in().get("hdu1524")).refusal(record)


def _typed() -> str:
    with pytest.raises(TypingError) as caught:
        read_rule("4..1")
    return problem_words(caught.value)


def _imported() -> str:
    with pytest.raises(InputError) as caught:
        read_graph("0 1\n1 0\n", "edges")
    return error_words(caught.value.diagnostics[0])


def _lost_journal() -> str:
    found = Found(None, Path("a"), Summary(State(0.0), 0, 0, 0), say("it is no ordinary file"))  # type: ignore[arg-type]
    return details(found)


def _kayles() -> HeapsGame:
    return HeapsGame(parse_rule("0.77"))


SHOWN: dict[str, tuple[Callable[[], str], tuple[str, ...]]] = {
    "problem": (_body, ("⟦case 1: ⟦the file ends too early⟧⟧", "⟦out-position 1 of position 0⟧", "⟦end of file⟧")),
    "refusal": (_refusal, ("⟦query 1 ⟦has no stones: HDU 1524 takes M = 0 for the end of the case⟧⟧.",)),
    "typed": (_typed, ("⟦the range falls: 4 to 1⟧", "⟦4 or more as its end⟧")),
    "rule": (lambda: reading(parse_rule("1 3, squares")), ("⟦⟦1, 3⟧ or ⟦a square (1, 4, 9, ...)⟧⟧",)),
    "reason": (lambda: reason_words(sequence_of(parse_rule("all")).value_rule()), ("⟦g(x) = x: ⟦a heap of x",)),
    "format": (lambda: reading_words(built_in().get("hdu1524").read("x")), ("⟦case 1: ⟦not a whole number⟧⟧",)),
    "graph": (_imported, ("⟦the moves form a cycle: ",)),
    "no graph": (lambda: no_graph(parse_rule("0.77"), 5, ()), ("⟦0.77: a move may leave two heaps",)),
    "beyond": (
        lambda: explain_size(HeapsGame(parse_rule("grundy")), 10**9).reason,
        ("⟦a heap of 1,000,000,000 is beyond the table: ⟦",),
    ),
    "case": (lambda: face_of(_kayles()).size(_kayles()).text, ("⟦take ", "leaving")),
    "pieces": (lambda: pieces_words(_kayles()), ("Kayles: ⟦",)),
    "journal": (_lost_journal, ("⟦it is no ordinary file⟧",)),
}


@pytest.mark.parametrize("name", SHOWN)
def test_it_is_shown_in_the_language_of_the_window(name: str, brackets: None) -> None:
    show, wanted = SHOWN[name]
    text = show()
    for part in wanted:
        assert part in text


@pytest.mark.parametrize("name", SHOWN)
def test_english_is_as_it_was(name: str, qapp: object) -> None:
    show, wanted = SHOWN[name]
    text = show()
    for part in wanted:
        assert part.replace("⟦", "").replace("⟧", "").casefold() in text.casefold()


def test_a_plug_in_that_fails_is_told_so(qtbot, brackets: None) -> None:
    news, heard = PluginNews(), list[str]()
    news.listen(heard.append)
    try:
        news._tell(BrokenPlugin("mine", "ValueError: no"))
        qtbot.waitUntil(lambda: bool(heard))
    finally:
        news.close()
    assert heard == ["⟦the plug-in mine is switched off: ValueError: no⟧"]


def test_sentences(brackets: None) -> None:
    assert spoken("of a person") == "of a person"
    assert raised("of a person") == "Of a person"
    assert sentence("") == ""
    assert sentence("a.") == "A."
    assert sentence("g(x) = x") == "g(x) = x."
    assert stopped("{0}") == "{0}."
    assert sentence(say("a {x} b", x=say("c"))) == "⟦a ⟦c⟧ b⟧."
