"""The scripts of the packages: each alone, against the writers, the engine's own validation, and the definition."""

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from board_strategies import plain_value, text
from graph_strategies import labels_by_definition
from hypothesis import example, given, settings
from hypothesis import strategies as st
from strict_files import NAMES, PACKAGE, RECORDS, adapted, refusal, rows_quickly_played, script, texts

from engine.answers import outcomes
from engine.formats.registry import built_in
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.sg import mex, nim_sum
from engine.strict import findings, whole_text
from resources import path

pytestmark = pytest.mark.slow

ALL = pytest.mark.parametrize("name", NAMES)
Pick = Callable[[int], int]
Mutation = Callable[[str, Pick], str]
QUICK = partial(settings, deadline=None, max_examples=25)
SCRIPTS = sorted([*PACKAGE.glob("validators/*.py"), *PACKAGE.glob("solutions/*.py")])


def sample(name: str) -> str:
    return path("samples", f"{name}.in").read_text()


def agree(name: str, data: bytes) -> bool:
    """Whether a file is valid; both implementations have to say the same."""
    ours = findings(built_in().get(name), whole_text(data))
    theirs = refusal(name, data)
    assert bool(ours) == bool(theirs), (data, theirs, [d.describe() for d in ours])
    if theirs:
        line = re.match(r"line (\d+): ", theirs)
        assert line
        assert 1 <= int(line[1]) <= data.count(b"\n") + 1
        assert all((d.is_error and d.line) or d.message.endswith("not shown") for d in ours)
    return not theirs


# Mutations: what they make is wrong, whatever file they start from.


def token_changed(change: Callable[[str], str]) -> Mutation:
    def mutation(text: str, pick: Pick) -> str:
        tokens = list(re.finditer(r"\S+", text))
        chosen = tokens[pick(len(tokens))]
        return text[: chosen.start()] + change(chosen.group()) + text[chosen.end() :]

    return mutation


def line_changed(change: Callable[[str], str]) -> Mutation:
    def mutation(text: str, pick: Pick) -> str:
        lines = text.splitlines(keepends=True)
        at = pick(len(lines))
        lines[at] = change(lines[at])
        return "".join(lines)

    return mutation


def inserted(what: str) -> Mutation:
    def mutation(text: str, pick: Pick) -> str:
        at = pick(len(text) + 1)
        return text[:at] + what + text[at:]

    return mutation


def blank_doubled(text: str, pick: Pick) -> str:
    blanks = [m.start() for m in re.finditer(" ", text)]
    if not blanks:
        return " " + text
    at = blanks[pick(len(blanks))]
    return text[:at] + " " + text[at:]


def other_digits(zero: int) -> Mutation:
    """Digits of another script, which Python's int() takes and no judge does."""
    return token_changed(lambda token: token.translate({ord("0") + d: zero + d for d in range(10)}))


WRONG: dict[str, Mutation] = {
    "leading zero": token_changed(lambda token: "0" + token),
    "minus sign": token_changed(lambda token: "-" + token),
    "plus sign": token_changed(lambda token: "+" + token),
    "full-width digits": other_digits(0xFF10),
    "Arabic digits": other_digits(0x660),
    "fraction": token_changed(lambda token: token + ".0"),
    "exponent": token_changed(lambda token: token + "e0"),
    "underscore": token_changed(lambda token: token + "_0"),
    "word": token_changed(lambda token: "x"),
    "too large a number": token_changed(lambda token: "1" + "0" * 18),
    "a number of 5,000 digits": token_changed(lambda token: "9" * 5000),
    "more than any limit": token_changed(lambda token: "10001"),
    "CR LF at one line": line_changed(lambda line: line.replace("\n", "\r\n")),
    "CR LF everywhere": lambda text, pick: text.replace("\n", "\r\n"),
    "CR everywhere": lambda text, pick: text.replace("\n", "\r"),
    "blank at the start": line_changed(lambda line: " " + line),
    "blank at the end": line_changed(lambda line: line.replace("\n", " \n")),
    "tab at the end": line_changed(lambda line: line.replace("\n", "\t\n")),
    "double blank": blank_doubled,
    "NUL": inserted("\x00"),
    "tab": inserted("\t"),
    "vertical tab": inserted("\x0b"),
    "form feed": inserted("\x0c"),
    "file separator": inserted("\x1c"),
    "no-break space": inserted("\xa0"),
    "next line": inserted("\x85"),
    "byte-order mark": inserted("\ufeff"),
    "no last line feed": lambda text, pick: text[:-1],
    "empty line at the end": lambda text, pick: text + "\n",
    "empty line at the start": lambda text, pick: "\n" + text,
    "two empty lines": line_changed(lambda line: line + "\n\n"),
    "text at the end": lambda text, pick: text + "5 5 5\n",
    "nothing": lambda text, pick: "",
}

# What these make may happen to be valid.


def any_character_dropped(text: str, pick: Pick) -> str:
    at = pick(len(text))
    return text[:at] + text[at + 1 :]


def lines_edited(edit: Callable[[list[str], int, int], None]) -> Mutation:
    def mutation(text: str, pick: Pick) -> str:
        lines = text.splitlines(keepends=True)
        edit(lines, pick(len(lines)), pick(len(lines)))
        return "".join(lines)

    return mutation


def tokens_edited(edit: Callable[[list[str], int, int], None]) -> Mutation:
    def mutation(text: str, pick: Pick) -> str:
        words = re.findall(r"\S+|\s+", text)
        tokens = words[0::2]
        edit(tokens, pick(len(tokens)), pick(len(tokens)))
        gaps = [*words[1::2], " ", " "]
        return "".join(token + gap for token, gap in zip(tokens, gaps, strict=False))

    return mutation


def swap(items: list[str], a: int, b: int) -> None:
    items[a], items[b] = items[b], items[a]


def drop(items: list[str], a: int, b: int) -> None:
    del items[a]


def repeat(items: list[str], a: int, b: int) -> None:
    items.insert(a, items[a])


def copy(items: list[str], a: int, b: int) -> None:
    items[a] = items[b]


def gap_changed(text: str, pick: Pick) -> str:
    gaps = list(re.finditer(r"[ \n]+|$", text))
    chosen = gaps[pick(len(gaps))]
    return text[: chosen.start()] + [" ", "\n", "\n\n", "\n\n\n"][pick(4)] + text[chosen.end() :]


PERHAPS: dict[str, Mutation] = {
    "token dropped": tokens_edited(drop),
    "token repeated": tokens_edited(repeat),
    "tokens swapped": tokens_edited(swap),
    "token copied": tokens_edited(copy),
    "line dropped": lines_edited(drop),
    "line repeated": lines_edited(repeat),
    "lines swapped": lines_edited(swap),
    "line copied": lines_edited(copy),
    "character dropped": any_character_dropped,
    "digit inserted": lambda text, pick: inserted(str(pick(10)))(text, pick),
    "blank inserted": inserted(" "),
    "line feed inserted": inserted("\n"),
    "gap changed": gap_changed,
    "truncated": lambda text, pick: text[: pick(len(text))],
    "truncated after a line": lambda text, pick: "".join(text.splitlines(keepends=True)[: pick(text.count("\n") + 1)]),
    "no empty lines": lambda text, pick: text.replace("\n\n", "\n"),
    "small number": lambda text, pick: token_changed(lambda _: str(pick(23)))(text, pick),
    "number at a limit": lambda text, pick: token_changed(lambda _: str([10, 11, 20, 21, 100][pick(5)]))(text, pick),
    "end mark": lambda text, pick: text + ["0\n", "0 0\n", "0 0 0\n", "\n0\n"][pick(4)],
}


@ALL
@QUICK()
@given(st.data())
def test_what_the_writers_write_is_valid(name: str, data: st.DataObject) -> None:
    assert agree(name, data.draw(texts(name)).encode())


@ALL
def test_the_samples_are_valid(name: str) -> None:
    assert agree(name, sample(name).encode())


@ALL
@QUICK(max_examples=15)
@given(data=st.data(), random=st.randoms(use_true_random=False))
def test_wrong_files_are_refused_by_both(name: str, data: st.DataObject, random: Random) -> None:
    text = data.draw(texts(name))
    for mutation, make in WRONG.items():
        wrong = make(text, random.randrange)
        assert not agree(name, wrong.encode()), (mutation, wrong)


@ALL
@QUICK(max_examples=20)
@given(data=st.data(), random=st.randoms(use_true_random=False))
def test_both_say_the_same_of_files_that_may_be_wrong(name: str, data: st.DataObject, random: Random) -> None:
    text = data.draw(texts(name))
    for make in PERHAPS.values():
        once = make(text, random.randrange)
        agree(name, once.encode())
        if once.strip():
            agree(name, random.choice(list(PERHAPS.values()))(once, random.randrange).encode())


@ALL
def test_every_token_of_the_sample_replaced_by_every_small_number(name: str) -> None:
    text, verdicts = sample(name), set()
    for token in re.finditer(r"\S+", text):
        for value in [*range(24), 100, 101, 1000, 1001]:
            changed = text[: token.start()] + str(value) + text[token.end() :]
            verdicts.add(agree(name, changed.encode()))
    assert verdicts == {True, False}


@ALL
def test_the_sample_cut_at_every_character(name: str) -> None:
    text = sample(name)
    valid = [at for at in range(len(text)) if agree(name, text[:at].encode())]
    assert valid == ([text.index("\n\n") + 1] if name == "hdu1524" else [])


@ALL
@QUICK()
@given(st.binary(max_size=40))
@example(b"\xff\xfe1\x00\n\x00")
@example(b"\xef\xbb\xbf1\n0\n0\n")
@example(b"1\n0\n0\xff\n")
def test_any_bytes(name: str, data: bytes) -> None:
    agree(name, data)


@ALL
@QUICK(max_examples=40)
@given(words=st.lists(st.sampled_from(["0", "1", "2", "3", "\n", "\n", "\n\n"]), max_size=20))
def test_random_small_files(name: str, words: list[str]) -> None:
    agree(name, (" ".join(words).replace(" \n", "\n").replace("\n ", "\n")).encode())


# Broken rules that take more than one token to see.


def graph_text(name: str, n: int, moves: list[tuple[int, int]]) -> bytes:
    return built_in().get(name).render([GraphRecord.from_moves(n, moves, [[0]])]).encode()


@pytest.mark.parametrize("name", ["hdu1524", "uva11927"])
@QUICK()
@given(data=st.data())
def test_cycles_and_moves_to_itself(name: str, data: st.DataObject) -> None:
    n = data.draw(st.integers(1, 6))
    ring = data.draw(st.permutations(range(n)))[: data.draw(st.integers(1, n))]
    moves = [(a, b) for a in range(n) for b in range(a) if data.draw(st.booleans())]
    broken = [*moves, *zip(ring, [*ring[1:], ring[0]], strict=True)]
    assert agree(name, graph_text(name, n, moves))
    assert not agree(name, graph_text(name, n, data.draw(st.permutations(broken))))


@pytest.mark.parametrize("name", ["hdu1524", "uva11927"])
def test_long_paths_and_large_cycles(name: str) -> None:
    path = [(i, i + 1) for i in range(999)]
    assert agree(name, graph_text(name, 1000, path))
    assert agree(name, graph_text(name, 1000, path[::-1]))
    assert "cycle" in refusal(name, graph_text(name, 1000, [*path, (999, 0)]))
    assert not agree(name, graph_text(name, 1000, [*path, (999, 0)]))


@QUICK()
@given(st.lists(st.integers(1, 20), unique=True, min_size=1, max_size=19), st.data())
def test_two_chesses_in_one_column(columns: list[int], data: st.DataObject) -> None:
    form = built_in().get("hdu5724")
    row = tuple(data.draw(st.permutations([*columns, data.draw(st.sampled_from(columns))])))
    assert agree("hdu5724", form.render([BoardRecord(20, (tuple(columns),))]).encode())
    assert not agree("hdu5724", form.render([BoardRecord(20, (tuple(columns), row))]).encode())


def test_a_subtraction_of_nothing() -> None:
    assert agree("hdu1536", b"2 1 1\n1\n1 0\n0\n")
    assert not agree("hdu1536", b"2 1 0\n1\n1 0\n0\n")


def text_1524(n: int = 1, stones: int = 1) -> str:
    return f"{n}\n" + "0\n" * n + " ".join([str(stones), *["0"] * stones]) + "\n0\n"


def text_11927(n: int = 2, m: int = 1, s: int = 0) -> str:
    return f"{n} {m}\n" + "1 0\n" * m + "0\n" * (n - 1) + f"{s}\n\n0 0\n"


def text_5724(cases: int = 1, rows: int = 1) -> str:
    return f"{cases}\n" + (f"{rows}\n" + "0\n" * rows) * cases


def text_1536(k: int = 1, s: int = 1, m: int = 1, count: int = 1, h: int = 0) -> str:
    row = " ".join([str(count), *[str(h)] * count])
    return " ".join([str(k), *[str(s)] * k]) + f"\n{m}\n" + f"{row}\n" * m + "0\n"


@pytest.mark.parametrize(
    ("name", "make", "at_limit", "beyond"),
    [
        ("hdu1524", text_1524, {"n": 1000}, {"n": 1001}),
        ("hdu1524", text_1524, {"stones": 10}, {"stones": 11}),
        ("uva11927", text_11927, {"n": 1000}, {"n": 1001}),
        ("uva11927", text_11927, {"m": 10_000}, {"m": 10_001}),
        ("uva11927", text_11927, {"m": 0}, {"n": 10_001}),
        ("uva11927", text_11927, {"s": 1000}, {"s": 1001}),
        ("hdu5724", text_5724, {"cases": 100}, {"cases": 101}),
        ("hdu5724", text_5724, {"rows": 1000}, {"rows": 1001}),
        ("hdu5724", text_5724, {"cases": 1}, {"cases": 0}),
        ("hdu5724", text_5724, {"rows": 1}, {"rows": 0}),
        ("hdu1536", text_1536, {"k": 100}, {"k": 101}),
        ("hdu1536", text_1536, {"s": 10_000}, {"s": 10_001}),
        ("hdu1536", text_1536, {"s": 1}, {"s": 0}),
        ("hdu1536", text_1536, {"m": 100}, {"m": 101}),
        ("hdu1536", text_1536, {"m": 1}, {"m": 0}),
        ("hdu1536", text_1536, {"count": 100}, {"count": 101}),
        ("hdu1536", text_1536, {"count": 1}, {"count": 0}),
        ("hdu1536", text_1536, {"h": 10_000}, {"h": 10_001}),
    ],
)
def test_limits(name: str, make: Callable[..., str], at_limit: dict[str, int], beyond: dict[str, int]) -> None:
    assert agree(name, make(**at_limit).encode())
    assert not agree(name, make(**beyond).encode())


@pytest.mark.parametrize("at", range(3))
def test_limits_of_three_heaps(at: int) -> None:
    for value, valid in ((1, True), (1000, True), (0, False), (1001, False)):
        row = ["5"] * 3
        row[at] = str(value)
        assert agree("hdu1848", f"{' '.join(row)}\n0 0 0\n".encode()) == valid


@pytest.mark.parametrize("text", ["0 0\n", "0\n", "0 0 0\n", "", "\n"])
def test_files_without_cases_are_refused(text: str) -> None:
    assert [name for name in NAMES if agree(name, text.encode())] == []


def test_cases_of_hdu1524_with_and_without_empty_lines_and_end_mark() -> None:
    case = "2\n1 1\n0\n1 0\n0\n"
    for gap in ("", "\n"):
        for count in (1, 2, 3):
            text = gap.join([case] * count)
            assert agree("hdu1524", text.encode())
            assert agree("hdu1524", f"{text}{gap}0\n".encode())
            assert not agree("hdu1524", f"{text}{gap}0\n0\n".encode())
            assert not agree("hdu1524", f"{text}{gap}0\n{case}".encode())
    assert not agree("hdu1524", f"{case}\n{case}{case}".encode())
    assert not agree("hdu1524", f"{case}{case}\n{case}".encode())
    assert not agree("hdu1524", f"{case}\n{case}0\n".encode())


# Solutions.


def solved(name: str, text: str) -> str:
    return script("solutions", name)["solve"](text.encode())


@ALL
def test_solutions_of_the_samples(name: str) -> None:
    assert solved(name, sample(name)) == path("samples", f"{name}.out").read_text().rstrip("\n") + "\n"


@ALL
@QUICK()
@given(st.data())
def test_solutions_say_what_the_engine_says(name: str, data: st.DataObject) -> None:
    form, records = built_in().get(name), adapted(name, data.draw(RECORDS[name]))
    assert solved(name, form.write(records)) == form.format_answers(map(outcomes, records))


def graph_wins(record: GraphRecord) -> list[bool]:
    moves = list(zip(record.sources.tolist(), record.targets.tolist(), strict=True))
    labels = labels_by_definition(range(record.n), moves)
    return [nim_sum(labels[p] for p, count in q.stones for _ in range(count)) != 0 for q in record.queries]


def heap_wins(record: Any, takes: list[int]) -> list[bool]:
    values: list[int] = []
    for size in range(max(max(query.heaps) for query in record.queries) + 1):
        values.append(mex(values[size - take] for take in takes if take <= size))
    return [nim_sum(values[h] for h in query.heaps) != 0 for query in record.queries]


@pytest.mark.parametrize("name", ["hdu1524", "uva11927"])
@QUICK()
@given(data=st.data())
def test_solutions_of_graphs_by_the_definition(name: str, data: st.DataObject) -> None:
    form, records = built_in().get(name), adapted(name, data.draw(RECORDS[name]))
    assert solved(name, form.write(records)) == form.format_answers(map(graph_wins, records))


@QUICK()
@given(data=st.data())
def test_solution_of_boards_by_the_definition(data: st.DataObject) -> None:
    form = built_in().get("hdu5724")
    boards = data.draw(st.lists(st.lists(rows_quickly_played(), min_size=1, max_size=3), min_size=1, max_size=3))
    wins = [[nim_sum(plain_value(text(row, 20)) for row in rows) != 0] for rows in boards]
    written = form.write([BoardRecord(20, tuple(rows)) for rows in boards])
    assert solved("hdu5724", written) == form.format_answers(wins)


@QUICK(max_examples=15)
@given(data=st.data())
def test_solutions_of_heaps_by_the_definition(data: st.DataObject) -> None:
    form, records = built_in().get("hdu1536"), data.draw(RECORDS["hdu1536"])
    wins = [heap_wins(record, record.rule.takes_up_to(10_000).tolist()) for record in records]
    assert solved("hdu1536", form.write(records)) == form.format_answers(wins)
    form, records = built_in().get("hdu1848"), data.draw(RECORDS["hdu1848"])
    fibonacci = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987]
    assert solved("hdu1848", form.write(records)) == form.format_answers([heap_wins(records[0], fibonacci)])


@pytest.mark.parametrize("name", ["hdu1524", "uva11927"])
def test_solutions_of_long_and_dense_graphs(name: str) -> None:
    form = built_in().get(name)
    long = GraphRecord.from_moves(1000, [(i, i + 1) for i in range(999)], [[0]])
    dense = GraphRecord.from_moves(140, [(a, b) for a in range(140) for b in range(a)], [[139], [139, 3, 136]])
    records = form.adapt([long, dense])[0]
    # The values of the dense one are the numbers: 139 ^ 3 ^ 136 = 0.
    assert solved(name, form.write(records)) == form.format_answers([[True], [True, False]])


def test_solution_of_hdu1524_stops_at_the_end_mark() -> None:
    text = sample("hdu1524")
    assert solved("hdu1524", text + "\n0\n") == solved("hdu1524", text)


# The scripts as files that go into packages alone.


def test_there_is_a_script_of_each_kind_for_each_format() -> None:
    for kind in ("validators", "solutions"):
        assert sorted(f.stem for f in (PACKAGE / kind).glob("*.py")) == sorted([*NAMES, "__init__"])


@pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_scripts_need_python_3_8_and_the_standard_library_alone(file: Path) -> None:
    tree = ast.parse(file.read_text(), feature_version=(3, 8))
    assert ast.get_docstring(tree)
    modules = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            modules.add((node.module or "").split(".")[0])
    assert modules <= {"__future__", "re", "sys", "typing"}


@pytest.fixture
def alone(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[bytes]]:
    """Run a copy of a script in a folder of its own, cut off from everything that is installed."""

    def run(kind: str, name: str, data: bytes) -> subprocess.CompletedProcess[bytes]:
        copied = shutil.copy(PACKAGE / kind / f"{name}.py", tmp_path / "a script.py")
        command = [sys.executable, "-I", "-S", str(copied)]
        return subprocess.run(command, input=data, capture_output=True, cwd=tmp_path, timeout=60, check=False)

    return run


@ALL
def test_scripts_as_processes(alone: Callable[..., Any], name: str) -> None:
    text = sample(name).encode()
    done = alone("validators", name, text)
    assert (done.returncode, done.stdout, done.stderr) == (42, b"", b"")
    done = alone("validators", name, text.replace(b"\n", b"\r\n", 1))
    assert (done.returncode, done.stdout) == (43, b"")
    assert done.stderr.startswith(b"line 1: ")
    assert done.stderr.count(b"\n") == 1
    done = alone("validators", name, b"\xff\x00\xf0")
    assert (done.returncode, done.stderr.count(b"Traceback")) == (43, 0)
    done = alone("solutions", name, text)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.split() == path("samples", f"{name}.out").read_bytes().split()
