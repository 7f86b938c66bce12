"""The default test sets: valid, within the limits, right, and deadly to every known wrong solution."""

import subprocess
import sys
from pathlib import Path

import pytest

import engine.package
import resources
from engine import sg
from engine.answers import nim_sums
from engine.formats.registry import format_named
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.generators.catalogue import SHAPES
from engine.inputs import fitting_shapes
from engine.mistakes.catalogue import MISTAKES
from engine.package import NEVER, TestFile, TestSet, kill_table
from engine.package import test_set as make_set
from engine.package.extra import extras
from engine.package.killers import caught_by, concerned, killers_for, missed
from engine.package.sizes import _LARGE_OF_BOTH, _LARGE_OF_SHAPE
from engine.package.testset import SAMPLE, SECRET
from engine.strict import findings

pytestmark = pytest.mark.slow

SEED = 1
MOST_BYTES = 20_000_000
DIGESTS = {
    "hdu1524": "e7e5164fa2e5076e6d391735ca659a0ae7bd533dc5736eaed225e93ae3d1cccf",
    "uva11927": "8e516bf3ee0fdc1ec9c7842d1a9042cf101d433ccf7127be688b12558617ea93",
    "hdu5724": "2903aa0b481e5c5f2031182bb274ddc711dc34c82524c60254417c3321abe2ea",
    "hdu1536": "a485620e301dcdd482e9e9c02c1cdf66b18ab4370a9bc66610784f7625addf5d",
    "hdu1848": "3948c6f0ac981f5b161b269a1dcc27e6bdc766a25f4c1619fdac6824fa33964c",
}
"""They change when a generator or the choice of files changes, and then only: then put the new ones here."""


def test_no_strict_judge_would_refuse_a_file(default_set: TestSet) -> None:
    refused = {file.name: findings(default_set.form, file.text)[:3] for file in default_set.files}
    assert {name: found for name, found in refused.items() if found} == {}


def test_a_reader_finds_the_same_cases(default_set: TestSet) -> None:
    for file in default_set.files[1:]:
        if len(file.text) < 150_000:
            read = default_set.form.read(file.text)
            assert not read.diagnostics, file.name
            assert len(read.records) == len(file.records)
            assert default_set.form.render(read.records) == file.text, file.name


def test_the_set_is_of_a_reasonable_size(default_set: TestSet) -> None:
    assert 30 <= len(default_set.files) <= 80
    assert sum(len(file.text) + len(file.answers) for file in default_set.files) < MOST_BYTES
    assert len({file.text for file in default_set.files}) == len(default_set.files)


def test_the_sample_comes_first_and_alone(default_set: TestSet) -> None:
    assert [file.group for file in default_set.files].count(SAMPLE) == 1
    sample = default_set.files[0]
    assert sample.text == resources.path("samples", f"{default_set.form.name}.in").read_text()
    assert sample.answers == resources.path("samples", f"{default_set.form.name}.out").read_text()


def test_names_are_in_order_and_safe(default_set: TestSet) -> None:
    names = [file.name for file in default_set.files]
    assert names == sorted(set(names))
    assert all(set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789-") for name in names)


def test_every_fitting_shape_is_there_small_and_large(default_set: TestSet) -> None:
    names = {file.name.split("-", 1)[1] for file in default_set.files}
    shapes = {shape.name for shape in fitting_shapes(default_set.form)}
    # Of two files that are the same only the first is kept.
    assert shapes <= names
    assert len({f"{shape}-large" for shape in shapes} - names) <= 2


def test_the_judges_bounds_are_reached(default_set: TestSet) -> None:
    reached = {
        "hdu1524": lambda r: r.n,
        "uva11927": lambda r: r.n,
        "hdu5724": lambda r: r.n,
        "hdu1536": lambda r: max(max(query.heaps, default=0) for query in r.queries) // 10,
        "hdu1848": lambda r: max(max(query.heaps) for query in r.queries),
    }[default_set.form.name]
    assert max(reached(record) for file in default_set.files for record in file.records) == 1000


def test_both_answers_are_common(default_set: TestSet) -> None:
    answers = "".join(file.answers for file in default_set.files if file.group == SECRET)
    wins, loses = default_set.form.answer_words
    share = answers.count(wins) / (answers.count(wins) + answers.count(loses))
    assert 0.2 < share < 0.9


def test_every_known_wrong_solution_is_caught_by_a_secret_file(default_set: TestSet) -> None:
    secret = [file for file in default_set.files if file.group == SECRET]
    assert [mistake.key for mistake in missed(default_set.form, secret)] == []


def test_a_wrong_solution_that_is_never_caught_is_right_on_every_file(default_set: TestSet) -> None:
    never = NEVER.get(default_set.form.name, {})
    mistakes = [mistake for mistake in MISTAKES if mistake.key in never]
    assert len(mistakes) == len(never)
    for file in default_set.files:
        if len(file.text) < 100_000:
            assert caught_by(default_set.form, mistakes, file.records, file.answers) == [], file.name


def test_the_table_of_what_catches_what(default_set: TestSet) -> None:
    small = smallest(default_set, 8)
    table = kill_table(default_set.form, small)
    print(default_set.form.name, *(f"{kill.mistake.key}: {', '.join(kill.files[:5])}" for kill in table), sep="\n  ")
    names = {file.name for file in small}
    assert all(set(kill.files) <= names for kill in table)
    assert all(mistake.key not in NEVER.get(default_set.form.name, {}) for mistake in (kill.mistake for kill in table))


def test_a_killer_is_found_for_what_the_other_files_miss() -> None:
    form = format_named("hdu1536")
    mistakes = [mistake for mistake in concerned(form) if mistake.key in ("without-repeats", "greedy")]
    assert len(mistakes) == 2
    files = killers_for(form, mistakes, fitting_shapes(form), 5)
    assert missed(form, files, mistakes) == ()
    assert all(file.name.startswith("killer-") for file in files)


def test_answers_by_definition(default_set: TestSet) -> None:
    for file in smallest(default_set, 7):
        expected = [[defined(record, query) for query in record.queries] for record in file.records]
        assert expected == [nim_sums(record) for record in file.records], file.name
        words = default_set.form.format_answers([[value != 0 for value in case] for case in expected])
        assert file.answers == words, file.name


def smallest(tests: TestSet, count: int) -> list[TestFile]:
    return sorted(tests.files, key=lambda file: len(file.text))[:count]


def defined(record, query) -> int:
    """The nim-sum of a query by the recursive definition."""
    known: dict = {}
    if isinstance(record, GraphRecord):
        moves: dict[int, list[int]] = {}
        for s, t in zip(record.sources.tolist(), record.targets.tolist(), strict=True):
            moves.setdefault(s, []).append(t)
        values = (sg.grundy_by_definition(p, lambda p: moves.get(p, []), known) for p, c in query.stones if c % 2)
        return sg.nim_sum(values)
    if isinstance(record, BoardRecord):
        return sg.nim_sum(row_value(row) for row in record.rows)
    takes = set(record.rule.takes_up_to(max(query.heaps, default=0)).tolist())
    key = tuple(sorted(takes))
    values = HEAP_VALUES.setdefault(key, [])
    while len(values) <= max(query.heaps, default=0):
        values.append(sg.mex(values[len(values) - take] for take in takes if take <= len(values)))
    return sg.nim_sum(values[heap] for heap in query.heaps)


HEAP_VALUES: dict[tuple[int, ...], list[int]] = {}
ROW_VALUES: dict[int, int] = {0: 0}


def row_value(row) -> int:
    """Bit i is column 20 - i, so that a move takes a chess to the nearest free lower bit."""
    return sg.grundy_by_definition(sum(1 << 20 - column for column in row), row_moves, ROW_VALUES)


def row_moves(mask: int):
    for bit in range(1, 20):
        if mask >> bit & 1:
            free = bit - 1
            while free >= 0 and mask >> free & 1:
                free -= 1
            if free >= 0:
                yield mask ^ 1 << bit ^ 1 << free


def test_the_solution_that_comes_along_agrees(default_set: TestSet, tmp_path: Path) -> None:
    place = Path(engine.package.__file__).parent
    largest = sorted(default_set.files, key=lambda file: len(file.text))[-2:]
    chosen = {file.name: file for file in (*default_set.files[:2], *largest)}
    for file in chosen.values():
        for folder, code, output in (("solutions", 0, file.answers), ("validators", 42, "")):
            script = place / folder / f"{default_set.form.name}.py"
            run = [sys.executable, "-I", str(script)]
            done = subprocess.run(run, input=file.text, capture_output=True, text=True, check=False, timeout=60)
            assert (done.returncode, done.stdout) == (code, output), (file.name, done.stderr)


def test_another_seed_gives_another_set() -> None:
    other = make_set(format_named("hdu1848"), SEED + 1)
    assert other.digest != DIGESTS["hdu1848"]
    assert len(other.files) > 20


def test_the_hash_of_a_set(default_set: TestSet) -> None:
    assert default_set.digest == DIGESTS[default_set.form.name]


def test_the_tables_of_sizes_name_shapes_that_there_are() -> None:
    names = {shape.name for shape in SHAPES}
    named = {*_LARGE_OF_SHAPE, *(shape for _, shape in _LARGE_OF_BOTH)}
    for name in DIGESTS:
        named |= {extra.shape for extra in extras(format_named(name))}
    assert named <= names


def test_the_tables_of_never_name_wrong_solutions_that_concern_the_format() -> None:
    for name, never in NEVER.items():
        form = format_named(name)
        concerning = {mistake.key for mistake in MISTAKES if mistake.concerns(form.game, name)}
        assert never.keys() <= concerning


def test_work_can_be_stopped() -> None:
    class StoppedError(Exception):
        pass

    def stop(share: float) -> None:
        if share > 0.1:
            raise StoppedError

    with pytest.raises(StoppedError):
        make_set(format_named("hdu1848"), 1, stop)
