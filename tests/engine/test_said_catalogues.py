"""What the engine's catalogues and errors show a person remembers its template, and is the text that it says."""

import ast
import errno
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import engine
from engine.diagnostics import Diagnostic
from engine.drawing import DrawingError, too_large
from engine.drawing.draw import asked_query
from engine.drawing.themes import theme_named
from engine.formats.registry import formats
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import rule_of
from engine.generators.catalogue import SHAPES, shape_named
from engine.generators.common import STONES, note_of, parameters_of
from engine.generators.generate import generate, read_settings
from engine.generators.shape import ShapeError
from engine.generators.titles import choice_title, shape_title
from engine.inputs import make_input
from engine.mistakes import Diagnosis
from engine.mistakes.catalogue import MISTAKES
from engine.package import LAYOUTS, NEVER, PackageError, document_set, layout_named
from engine.package.extra import extras
from engine.package.manifest import MANIFEST
from engine.package.small import small_cases
from engine.package.target import put_folder, refuse_existing, refuse_unwritable
from engine.said import Said
from engine.stress import Campaign, CampaignError, Kind, Limits, StartError
from engine.stress.judging import Verdict
from engine.stress.running import End, Run
from engine.stress.size import listed, size_text
from engine.stress.start_hints import why_not
from engine.verify import verify

ENGINE = Path(engine.__file__).parent
FOLDERS = ("generators", "mistakes", "package", "stress", "verify", "drawing", "games")
PATHS = [ENGINE / "inputs.py", *(path for folder in FOLDERS for path in sorted((ENGINE / folder).glob("*.py")))]
FORMATS = {form.name: form for form in formats()}
GRAPH = GraphRecord.from_moves(2, [(0, 1)])


@pytest.fixture(scope="module")
def templates() -> set[str]:
    """All that the sources say as a constant: what a catalogue can hold."""
    return {template for path in PATHS for template in templates_in(ast.parse(path.read_text(encoding="utf-8")))}


def templates_in(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            for at in {"say": (0,), "say_count": (1, 2)}.get(node.func.id, ()):
                yield ast.literal_eval(node.args[at])


def is_said(text: object, templates: set[str]) -> bool:
    """Whether a text and all that was said within it can be looked up, and put together again."""
    assert isinstance(text, Said), repr(text)
    assert text.template in templates, text.template
    assert (text.template.format(**text.values) if text.values else text.template) == text
    assert all(is_said(value, templates) for value in text.values.values() if isinstance(value, Said))
    return True


def shown_of_shapes() -> Iterator[str]:
    for shape in SHAPES:
        yield shape.purpose
        yield shape_title(shape.name)
        for parameter in parameters_of(shape):
            yield parameter.purpose
            yield parameter.range_text()
            yield from map(choice_title, parameter.choices)
            yield from filter(None, (note_of(parameter, choice) for choice in parameter.choices))


def shown_of_packages() -> Iterator[str]:
    for layout in LAYOUTS:
        yield from (layout.title, layout.description)
    for form in FORMATS.values():
        yield from (extra.purpose for extra in extras(form))
    for reasons in NEVER.values():
        yield from reasons.values()


def shown_of_mistakes() -> Iterator[str]:
    for mistake in MISTAKES:
        yield from (mistake.name, mistake.description)


@pytest.mark.parametrize("shown", [shown_of_shapes, shown_of_packages, shown_of_mistakes])
def test_catalogues_are_said(shown: Callable[[], Iterator[str]], templates: set[str]) -> None:
    texts = list(shown())
    assert len(texts) > 50 and all(is_said(text, templates) for text in texts)


def test_titles_are_the_names_without_hyphens() -> None:
    for shape in SHAPES:
        assert shape_title(shape.name) == shape.name.replace("-", " ")
        for parameter in parameters_of(shape):
            assert [*map(choice_title, parameter.choices)] == [c.replace("-", " ") for c in parameter.choices]
    assert shape_title("of-a-plugin") == "of a plugin" == choice_title("of-a-plugin")


def test_each_placing_of_stones_has_its_file() -> None:
    placed = [extra.values["stones"] for extra in extras(FORMATS["hdu1524"]) if extra.name.startswith("stones-")]
    assert tuple(placed) == STONES


def test_small_cases_say_why(templates: set[str]) -> None:
    class NoChance:
        """Chooses the first of everything: only the words matter."""

        def child(self, _: object) -> "NoChance":
            return self

        def between(self, low: int, _: int) -> int:
            return low

        def choice(self, among: Any) -> Any:
            return among[0]

        def shuffled(self, things: Any) -> list[Any]:
            return list(things)

        def sample(self, _: int, count: int) -> list[int]:
            return list(range(count))

    chance: Any = NoChance()
    for game, form in (("board", "hdu5724"), ("heaps", "hdu1848")):
        assert all(is_said(cases.purpose, templates) for cases in small_cases(game, form, chance))


def refused(shape: str, **values: object) -> Callable[[], object]:
    return lambda: generate(shape_named(shape), {name.replace("_", "-"): value for name, value in values.items()}, 1)


ERRORS: dict[str, tuple[type[Exception], Callable[[], object]]] = {
    "unknown shape": (ShapeError, lambda: shape_named("pathh")),
    "unknown parameter": (ShapeError, lambda: read_settings(shape_named("path"), {"nn": "1"})),
    "a word": (ShapeError, lambda: read_settings(shape_named("path"), {"stones": "blue"})),
    "a number": (ShapeError, lambda: read_settings(shape_named("path"), {"n": "0"})),
    "not together": (ShapeError, refused("path", nim_sum=0, wins=50)),
    "not together either": (ShapeError, refused("path", nim_sum=3, wins=0)),
    "another game": (ShapeError, lambda: make_input(FORMATS["hdu1536"], shape_named("path"), {}, 1)),
    "steered": (ShapeError, refused("path", nim_sum=1023)),
    "too few to win": (ShapeError, refused("full-rows", width=1, wins=100)),
    "gap": (ShapeError, refused("one-gap", width=1, gap=2)),
    "runs": (ShapeError, refused("blocks-of-chesses", shortest=5, longest=2)),
    "large values": (ShapeError, refused("large-values", width=1)),
    "same count": (ShapeError, refused("same-count", width=4)),
    "quiet rows": (ShapeError, refused("quiet-rows", width=1)),
    "balanced rows": (ShapeError, refused("balanced-rows", width=1)),
    "numbers of a set": (ShapeError, refused("random-set", numbers=9, greatest=1)),
    "unusable": (ShapeError, refused("unusable-numbers", greatest=9, largest=30)),
    "divisor": (ShapeError, refused("common-divisor", divisor=9, numbers=9, greatest=10)),
    "balanced heaps": (ShapeError, refused("balanced-heaps", largest=1, heaps=1, numbers=1, greatest=1)),
    "fibonacci": (ShapeError, refused("fibonacci-start", largest=1)),
    "nothing to pack": (PackageError, lambda: document_set(FORMATS["hdu1524"], [])),
    "no query": (PackageError, lambda: document_set(FORMATS["uva11927"], [GRAPH, GRAPH])),
    "no layout": (PackageError, lambda: layout_named("tar")),
    "no such shape": (CampaignError, lambda: Campaign(FORMATS["hdu1524"], 0, ("spiral",))),
    "limits": (ValueError, lambda: Limits(timeout=0)),
    "theme": (DrawingError, lambda: theme_named("pink")),
    "query": (DrawingError, lambda: asked_query(GRAPH, 7)),
}


@pytest.mark.parametrize("name", ERRORS)
def test_errors_are_said(name: str, templates: set[str]) -> None:
    kind, fails = ERRORS[name]
    with pytest.raises(kind) as caught:
        fails()
    assert is_said(str(caught.value), templates)


def test_a_case_without_a_query_is_counted() -> None:
    for records, words in (([GRAPH], "1 case"), ([GRAPH] * 3, "3 cases")):
        with pytest.raises(PackageError) as caught:
            document_set(FORMATS["uva11927"], records)
        assert str(caught.value) == f"{words}: there is no query, so uva11927 has nothing to write"


def test_what_keeps_a_package_from_its_place_is_said(tmp_path: Path, templates: set[str]) -> None:
    plain, mine = tmp_path / "plain", tmp_path / "mine"
    plain.write_text("")
    put_folder(mine, {"a.in": b"1\n"}, lambda _: None, replace=False)
    assert (mine / MANIFEST).exists()
    (mine / "note").write_text("")
    for refuse in (
        lambda: refuse_unwritable(tmp_path / "no" / "where"),
        lambda: refuse_unwritable(plain / "inside"),
        lambda: refuse_existing(plain, replace=False),
        lambda: refuse_existing(plain, replace=True),
        lambda: refuse_existing(mine, replace=True),
    ):
        with pytest.raises(OSError) as caught:
            refuse()
        assert is_said(caught.value.strerror, templates)


def report_of(output: str, text: str = "2\n1 1\n0\n1 0\n1 1\n0\n") -> Any:
    records = FORMATS["hdu1524"].read(text).records
    return verify(FORMATS["hdu1524"], records, output)


@pytest.mark.parametrize(
    ("end", "code", "output", "told"),
    [
        (End.EXIT, 0, "WIN WIN LOSE", "wrong answer: 1 wrong of 2, 1 too many"),
        (End.EXIT, 0, "LOSE", "wrong answer: 1 wrong, 1 missing of 2"),
        (End.EXIT, -11, "", "crash: signal SIGSEGV"),
        (End.EXIT, -999, "", "crash: signal 999"),
        (End.EXIT, 3, "", "crash: exit code 3"),
        (End.TIMEOUT, None, "", "time limit exceeded: stopped after 1.2 s"),
        (End.MEMORY, None, "", "memory limit exceeded: stopped at 2 MB"),
        (End.OUTPUT, None, "WIN", "too much output: stopped after 3 bytes"),
        (End.CANCELLED, None, "", "cancelled"),
    ],
)
def test_verdicts_are_said(end: End, code: int | None, output: str, told: str, templates: set[str]) -> None:
    kinds = {End.TIMEOUT: Kind.TIMEOUT, End.MEMORY: Kind.MEMORY, End.OUTPUT: Kind.OUTPUT, End.CANCELLED: Kind.CANCELLED}
    kind = kinds.get(end, Kind.CRASH if code else Kind.WRONG)
    run = Run(end, code, output.encode(), b"", 1.2345, 2 << 20)
    text = Verdict(kind, run, report_of(output)).text()
    assert text == told and is_said(text, templates)


def test_sizes_are_said(templates: set[str]) -> None:
    heaps = HeapsRecord(rule_of([1, 3]), (HeapsQueryRecord((4, 5)),))
    board = BoardRecord(20, ((1, 2), (3,)))
    text = size_text([GRAPH, board, heaps])
    assert text == "3 cases, 1 query, 2 positions, 1 move, 0 stones, 2 rows, 3 chesses, 2 heaps, 2 numbers in the set"
    assert is_said(text, templates)
    assert listed([]) == ""


@pytest.mark.parametrize("name", ["mine.py", "mine.cpp", "mine.java", "mine"])
def test_why_a_program_does_not_start_is_said(name: str, tmp_path: Path, templates: set[str]) -> None:
    path = tmp_path / name
    path.write_text("")
    reason, hint = why_not([str(path)], PermissionError(errno.EACCES, "Permission denied"))
    assert is_said(reason, templates) and is_said(hint, templates)
    error = StartError(reason, hint)
    assert str(error) == f"{reason}; {hint}" and is_said(str(error), templates)


@pytest.mark.parametrize(
    ("explains", "wrong", "contradicts", "place", "told"),
    [
        (1, 1, 0, "", "the one wrong answer fits: {0}"),
        (3, 3, 0, "here", "here: all 3 wrong answers fit: {0}"),
        (5, 6, 1, "", "5 of 6 wrong answers fit (but 1 right one does not): {0}"),
        (6, 6, 2, "", "all 6 wrong answers fit (but 2 right ones do not): {0}"),
    ],
)
def test_diagnoses_are_said(
    explains: int, wrong: int, contradicts: int, place: str, told: str, templates: set[str]
) -> None:
    text = Diagnosis(MISTAKES[0], explains, wrong, contradicts, place).text()
    assert text == told.format(MISTAKES[0].name) and is_said(text, templates)


def test_warnings_about_answers_are_said(templates: set[str]) -> None:
    warnings: list[Diagnostic] = []
    for output, words in (("Win lose", "in 2 answers"), ("win LOSE", "in 1 answer")):
        found = report_of(output).warnings
        assert [warning.message for warning in found] == [f"letter case differs from the judge's {words}"]
        warnings += found
    assert all(is_said(warning.message, templates) for warning in warnings)


def test_pictures_that_are_too_large_say_so(templates: set[str]) -> None:
    for rows, told in ((200, "a picture of 4,000 cells can hardly be read"), (4000, "80,000 cells are more than a")):
        record: Any = BoardRecord(20, ((),) * rows)
        assert too_large(record).startswith(told) and is_said(too_large(record), templates)
    with pytest.raises(DrawingError) as caught:
        too_large(SimpleNamespace())  # type: ignore[arg-type]
    assert is_said(str(caught.value), templates)
