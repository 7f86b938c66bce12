"""Outputs compared with the judge's answers: right, wrong, short, long, garbled, spelled and spaced in other ways."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.answers import outcomes
from engine.formats.base import Format, Reading
from engine.formats.hdu1524 import Hdu1524
from engine.formats.registry import formats
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule_text import parse_rule
from engine.verify import Report, Status, verify
from tests.engine import wrong_programs as wp
from tests.engine.formats import naive_board_files, naive_graph_files, naive_heaps_files

SAMPLES = Path(__file__).resolve().parents[2] / "resources" / "samples"
R, W, M, X = Status.RIGHT, Status.WRONG, Status.MISSING, Status.MALFORMED
FILES = {
    "hdu1524": naive_graph_files.files_1524(),
    "uva11927": naive_graph_files.files_11927(),
    "hdu5724": naive_board_files.files_5724(),
    "hdu1536": naive_heaps_files.files_1536(),
    "hdu1848": naive_heaps_files.files_1848(),
}
ALL = pytest.mark.parametrize("name", FILES)
BY_WORDS = pytest.mark.parametrize("name", [name for name in FILES if name != "hdu1536"])


def sample(name: str) -> tuple[str, str]:
    return (SAMPLES / f"{name}.in").read_text(), (SAMPLES / f"{name}.out").read_text()


def checked(name: str, output: str, text: str | None = None) -> Report:
    form = formats().get(name)
    given = sample(name)[0] if text is None else text
    reading = form.read(given)
    return verify(form, reading.records, output, reading.case_lines, given)


def statuses(report: Report) -> list[Status]:
    return [answer.status for answer in report.answers]


def other(name: str, word: str) -> str:
    yes, no = wp.WORDS[name]
    return no if word == yes else yes


@ALL
def test_the_judges_own_answers_are_right(name):
    report = checked(name, sample(name)[1])
    assert report.ok
    assert set(statuses(report)) == {R}
    assert report.extra == report.warnings == report.failures == ()
    assert report.counts.right == report.counts.total == len(report.answers)
    assert list(report.said) == [answer.wins for answer in report.answers]


@ALL
@settings(deadline=None, max_examples=25)
@given(data=st.data())
def test_any_output_of_a_word_for_each_query(name, data):
    """Each answer right or wrong as drawn, each query at the place of its own in the input."""
    text = data.draw(FILES[name])
    form = formats().get(name)
    records = form.read(text).records
    truth = [outcomes(record) for record in records]
    says = [[data.draw(st.booleans()) for _ in case] for case in truth]
    report = verify(form, records, form.format_answers(says), (), text)
    pairs = [(a, b) for mine, own in zip(says, truth, strict=True) for a, b in zip(mine, own, strict=True)]
    assert statuses(report) == [R if a == b else W for a, b in pairs]
    assert [answer.says for answer in report.answers] == [a for a, _ in pairs]
    assert [answer.wins for answer in report.answers] == [b for _, b in pairs]
    assert report.ok == all(a == b for a, b in pairs)
    lines = form.format_answers(says).split("\n")
    for answer in report.answers:
        assert lines[answer.line - 1][answer.column - 1 :].startswith(answer.found)
        assert report.answer(answer.case, answer.query) is answer


@ALL
def test_nothing_at_all_leaves_everything_missing(name):
    for output in ("", " \n\t\r\n", "\ufeff"):
        report = checked(name, output)
        assert set(statuses(report)) == {M}
        assert report.said == ()
        assert all((a.found, a.line, a.column, a.says) == ("", 0, 0, None) for a in report.answers)


@BY_WORDS
def test_white_space_does_not_matter(name):
    words = sample(name)[1].split()
    for gap in (" ", "\r\n", "\n\n\n", "\t \x0b", "\r"):
        report = checked(name, f"\ufeff{gap}{gap.join(words)}")
        assert report.ok
        assert report.warnings == ()


@ALL
@pytest.mark.parametrize("change", [str.lower, str.swapcase])
def test_letter_case_is_a_warning(name, change):
    report = checked(name, change(sample(name)[1]))
    assert report.ok
    (warning,) = report.warnings
    assert not warning.is_error
    differing = sum(a.found != a.expected for a in report.answers)
    assert f"differs from the judge's in {differing} answers" in warning.message
    first = next(a for a in report.answers if a.found != a.expected)
    assert (warning.line, warning.column, warning.found) == (first.line, first.column, first.found)


@BY_WORDS
def test_the_last_answers_missing(name):
    words = sample(name)[1].split()
    report = checked(name, "\n".join(words[:-1]))
    assert statuses(report) == [R] * (len(words) - 1) + [M]
    assert report.extra == ()
    assert report.failures == (len(words) - 1,)


@BY_WORDS
def test_extra_output_is_told_with_its_place(name):
    words = sample(name)[1].split()
    report = checked(name, "\n".join([*words, f" {words[0].lower()} done"]))
    assert set(statuses(report)) == {R}
    assert not report.ok
    assert [(e.line, e.column, e.text, e.says) for e in report.extra] == [
        (len(words) + 1, 2, words[0].lower(), words[0] == wp.WORDS[name][0]),
        (len(words) + 1, 3 + len(words[0]), "done", None),
    ]
    assert report.said[-2:] == (words[0] == wp.WORDS[name][0], None)


@BY_WORDS
def test_a_wrong_and_a_garbled_answer_keep_the_others_in_their_places(name):
    words = sample(name)[1].split()
    garbled = [f"{words[0]}!", other(name, words[1]), *words[2:]]
    report = checked(name, "\n".join(garbled))
    assert statuses(report) == [X, W] + [R] * (len(words) - 2)
    assert (report.answers[0].found, report.answers[0].says) == (garbled[0], None)
    assert (report.answers[1].found, report.answers[1].expected) == (garbled[1], words[1])
    assert report.counts == (len(words) - 2, 1, 0, 1, 0)
    assert report.failures == (0, 1)


@BY_WORDS
def test_two_words_run_together_are_malformed(name):
    words = sample(name)[1].split()
    report = checked(name, "\n".join([words[0] + words[1], *words[2:]]))
    assert statuses(report)[0] is X
    assert report.counts.missing == 1


# S-Nim: a word of letters for each case


SNIM = sample("hdu1536")[0]


@pytest.mark.parametrize(
    ("output", "expected", "extra"),
    [
        ("LWW\nWWL\n", [R, R, R, R, R, R], []),
        ("LWL\nWWL\n", [R, R, W, R, R, R], []),
        ("LW\nWWL\n", [R, R, M, R, R, R], []),
        ("LWWL\nWWL\n", [R, R, R, R, R, R], [(1, 4, "L")]),
        ("LWWL\nWW\n", [R, R, R, R, R, M], [(1, 4, "L")]),
        ("LWW\n", [R, R, R, M, M, M], []),
        ("LWW\nW?L\n", [R, R, R, R, X, R], []),
        ("LWW\nWWL\nWWL LWW", [R, R, R, R, R, R], [(3, 1, "WWL"), (3, 5, "LWW")]),
        ("lww\nwWL\n", [R, R, R, R, R, R], []),
    ],
)
def test_a_word_of_a_case_is_compared_letter_by_letter(output, expected, extra):
    report = checked("hdu1536", output)
    assert statuses(report) == expected
    assert [(e.line, e.column, e.text) for e in report.extra] == extra
    assert [a.column for a in report.answers if a.line == 1] == list(
        range(1, 1 + sum(a.line == 1 for a in report.answers))
    )


@pytest.mark.parametrize("output", ["L W W W W L", "L\nW\nW\nW\nW\nL\n", "LWWWWL", "L W W\nW W L\n"])
def test_letters_that_are_spaced_otherwise_are_a_warning(output):
    report = checked("hdu1536", output)
    assert report.ok
    (warning,) = report.warnings
    assert "spaced otherwise" in warning.message


def test_letters_one_by_one_may_end_early():
    report = checked("hdu1536", "L\nW\nW\nW\n")
    assert statuses(report) == [R, R, R, R, M, M]


def test_a_case_without_queries_has_no_word():
    text = "1 2 0\n1 2 2 1 2 1 1\n0"
    report = checked("hdu1536", "\nWL\n", text)
    assert [(a.case, a.query, a.status) for a in report.answers] == [(1, 0, R), (1, 1, R)]
    with pytest.raises(KeyError):
        report.answer(0, 0)
    with pytest.raises(KeyError):
        report.answer(1, 2)
    with pytest.raises(KeyError):
        report.answer(1, -1)


# Where the queries stand in the input


@pytest.mark.parametrize(
    ("name", "text", "places"),
    [
        ("hdu1524", "2\n1 1\n0\n1 0\n  2 0 1\n0\n1\n0 1 0 0\n", [(4, 1), (5, 3), (8, 3)]),
        ("hdu1524", "2 2 1 1 0 1 0 0", [(1, 11)]),
        ("uva11927", "2 1\n0 1\n\n1\n0\n\n1 0\n 3\n\n0 0\n", [(4, 1), (8, 2)]),
        ("hdu5724", "2\n1\n2 19 20\n2 1 1\n0\n", [(2, 1), (4, 1)]),
        ("hdu1536", "2 1 1\r\n2\r\n1 4\r\n2 3 3\r\n1 1 1 1 5 0", [(3, 1), (4, 1), (5, 7)]),
        ("hdu1848", "1 1\n1 2 2 2\n0 0 0", [(1, 1), (2, 3)]),
    ],
)
def test_where_each_query_is_asked(name, text, places):
    report = checked(name, "", text)
    assert [(a.input_line, a.input_column) for a in report.answers] == places


GRAPH_TWICE = GraphRecord.from_moves(3, [(0, 1), (1, 2)], [[0], [1, 2, 2]])
GRAPH_NEVER = GraphRecord.from_moves(3, [(0, 1), (1, 2)], [])
ASKED = (HeapsQueryRecord((1, 2, 3)), HeapsQueryRecord((1, 5, 6)))


@pytest.mark.parametrize(
    ("name", "records", "places"),
    [
        # A case is written once for each of its queries.
        ("uva11927", [GRAPH_TWICE], [(4, 1), (11, 1)]),
        ("uva11927", [GRAPH_NEVER, GRAPH_TWICE, GRAPH_TWICE], [(4, 1), (11, 1), (18, 1), (25, 1)]),
        # A rule that is no list is written as one.
        ("hdu1536", [HeapsRecord(parse_rule("fibonacci"), ASKED)] * 2, [(3, 1), (4, 1), (7, 1), (8, 1)]),
        ("hdu1536", [HeapsRecord(parse_rule("1..3"), ASKED)], [(3, 1), (4, 1)]),
        ("hdu1536", [HeapsRecord(parse_rule("0.333"), ASKED)], [(3, 1), (4, 1)]),
    ],
)
def test_where_each_query_is_asked_in_an_export_of_another_shape(name, records, places):
    form = formats().get(name)
    text = form.write(records)
    report = verify(form, records, "", (), text)
    assert [(a.input_line, a.input_column) for a in report.answers] == places


def test_without_the_input_the_lines_of_the_cases_have_to_do():
    form = formats().get("hdu1524")
    reading = form.read(sample("hdu1524")[0])
    known = verify(form, reading.records, "", reading.case_lines)
    assert [(a.input_line, a.input_column) for a in known.answers] == [
        (reading.case_lines[a.case][0], 0) for a in known.answers
    ]
    assert {a.input_line for a in verify(form, reading.records, "").answers} == {0}


def test_an_input_that_is_too_short_for_the_records_places_nothing():
    form = formats().get("hdu1848")
    records = form.read("1 1 1 2 2 2 0 0 0").records
    assert {a.input_line for a in verify(form, records, "", (), "1 1 1").answers} == {0}


# Other formats, several formats


class Numbered(Hdu1524):
    """A plug-in that prints more than answers."""

    name = "numbered"
    aliases = ()

    def format_answers(self, outcomes):
        flat = [first for case in outcomes for first in case]
        return "".join(f"Case #{i}: {'Yes' if first else 'No'}\n" for i, first in enumerate(flat, 1))

    answer_words = ("Yes", "No")


GRAPH = GraphRecord.from_moves(2, [(0, 1)], [[0], [1], [0, 1]])


@pytest.mark.parametrize(
    ("output", "expected", "warned"),
    [
        ("Case #1: Yes\nCase #2: No\nCase #3: Yes\n", [R, R, R], False),
        ("case #1: Yes\nCase #2: Yes\nCase #3: maybe\n", [R, W, X], False),
        ("Yes\nNo\nYes\n", [R, R, R], True),
        ("Case #1: Yes\n", [R, M, M], True),
    ],
)
def test_a_format_may_print_text_around_its_answers(output, expected, warned):
    report = verify(Numbered(), [GRAPH], output)
    assert statuses(report) == expected
    assert any("around the answers" in w.message for w in report.warnings) == warned


class Blocked(Hdu1524):
    """A plug-in that prints words of several letters with nothing between them."""

    name = "blocked"
    answer_words = ("YE", "YES")

    def format_answers(self, outcomes):
        return "".join("".join("YE" if first else "YES" for first in case) + "\n" for case in outcomes)


def test_joined_words_of_which_one_begins_the_other():
    assert verify(Blocked(), [GRAPH], "YEYESYE").ok
    assert statuses(verify(Blocked(), [GRAPH], "YEYEYE")) == [R, W, R]


def test_a_format_for_each_case():
    judges: list[Format[object]] = [
        formats().get(name) for name in ("hdu1524", "hdu5724", "hdu1536", "hdu1536", "hdu1524")
    ]
    board = formats().get("hdu5724").read(sample("hdu5724")[0]).records[0]
    heaps = formats().get("hdu1536").read(SNIM).records
    records = [GRAPH, board, *heaps, GRAPH]
    report = verify(judges, records, "WIN LOSE WIN NO LWW WWL WIN LOSE LOSE", (), SNIM)
    assert [a.status for a in report.answers] == [R] * 12 + [W]
    assert [a.case for a in report.answers] == [0] * 3 + [1] + [2] * 3 + [3] * 3 + [4] * 3
    assert {a.input_line for a in report.answers} == {0}


def test_no_cases_and_no_output_are_right():
    assert verify(formats().get("hdu1524"), [], "").ok
    report = verify(formats().get("hdu1524"), [], "WIN")
    assert not report.ok
    assert report.extra[0].says is True
    assert verify([], [], "WIN").extra[0].says is None


def test_a_truth_that_is_known_is_not_worked_out_again():
    report = verify(formats().get("hdu1524"), [GRAPH], "LOSE WIN WIN", truth=[[False, True, True]])
    assert report.ok
    with pytest.raises(ValueError, match="1 cases"):
        verify(formats().get("hdu1524"), [GRAPH], "", truth=[])


def test_a_game_that_is_none_is_refused():
    with pytest.raises(ValueError, match="cycle"):
        verify(formats().get("hdu1524"), [GraphRecord.from_moves(2, [(0, 1), (1, 0)], [[0]])], "WIN")


def test_many_answers():
    form = formats().get("hdu1848")
    reading: Reading[object] = form.read("1 1 1\n" * 60_000 + "0 0 0")
    report = verify(form, reading.records, "Fibo\n" * 59_999 + "Nacci")
    assert report.counts == (59_999, 1, 0, 0, 0)
    assert report.answers[-1].line == 60_000
    assert replace(report, extra=()).failures == (59_999,)
