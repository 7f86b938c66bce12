"""Files spoiled in every registered way: a clear error or a right reading, from every reader."""

import subprocess
from itertools import count
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.formats import bounds
from tests.hostile.__main__ import main
from tests.hostile.big import ALLOWED, KINDS, dense, measure
from tests.hostile.campaign import Tally, campaign, try_once
from tests.hostile.mutations import MUTATIONS, truncations
from tests.hostile.plain_readers import PLAIN, RefusedError
from tests.hostile.readers import readers
from tests.hostile.targets import READ, REFUSED, Target, targets

NAMES = list(targets())
pytestmark = pytest.mark.slow


def told(tally: Tally) -> list[tuple[str, str, str, bytes]]:
    return [(f.target, f.mutation, f.said, f.data[:300]) for f in tally.failures]


@pytest.mark.parametrize("name", NAMES)
def test_each_mutation_of_some_file(name: str) -> None:
    rounds = count()
    tally = campaign(7, lambda: next(rounds) < 1, [name])
    assert {mutation for _, mutation in tally.tries} == MUTATIONS.keys()
    assert told(tally) == []


@pytest.mark.parametrize("name", NAMES)
def test_valid_files_are_read(name: str) -> None:
    assert {targets()[name].read(data) for data in targets()[name].files} == {READ}


@pytest.mark.parametrize("name", NAMES)
def test_cut_at_every_byte(name: str) -> None:
    data = min(targets()[name].files, key=len)
    outcomes = [targets()[name].read(beginning) for beginning in truncations(data)]
    assert len(outcomes) == len(data)
    assert set(outcomes) <= {READ, REFUSED}


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=40, deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes(name: str, data: bytes) -> None:
    assert targets()[name].read(data) in (READ, REFUSED)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=40, deadline=None)
@given(st.text(st.sampled_from('019 \n\t\r.,-+_{}[]":WLx\0٣７²½é\u2028\ufeff'), max_size=60))
def test_any_text_of_likely_characters(name: str, text: str) -> None:
    assert targets()[name].read(text.encode()) in (READ, REFUSED)


@pytest.mark.parametrize(
    ("name", "kind"),
    [(name, kind) for i, name in enumerate(readers()) for k, kind in enumerate(KINDS) if (i + 3 * k) % 26 == 0],
)
def test_some_large_files(name: str, kind: str) -> None:
    size = 3_000_000
    assert measure(name, kind, size, 100).memory <= ALLOWED.allowed(size, is_dense=dense(kind))


def test_a_reader_that_breaks_is_found() -> None:
    def broken(data: bytes) -> str:
        return str(int(data))

    tally = Tally()
    for data in (b"1", b"1_0", b"x", b" 7 "):
        try_once(Target("broken", (b"1",), broken), "by hand", data, tally)
    assert [(f.target, f.data) for f in tally.failures] == [("broken", b"x")]
    assert tally.failures[0].said.startswith("ValueError: invalid literal")
    assert sum(tally.tries.values()) == 4


def test_a_reader_that_is_wrong_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAIN, "hdu1848", lambda text: [[1, 2, 3]])
    tally = Tally()
    try_once(targets()["hdu1848"], "as-it-is", b"1 2 4\n0 0 0\n", tally)
    try_once(targets()["hdu1848"], "as-it-is", b"1 2 3\n0 0 0\n", tally)
    assert len(tally.failures) == 1


def test_the_process_that_measures_measures() -> None:
    taken = measure("rule", "large numbers", 4_000_000)
    assert taken.outcome == "read"
    assert taken.memory > 4_000_000
    with pytest.raises(subprocess.CalledProcessError):
        measure("no such reader", "digits", 10)


@pytest.mark.parametrize(
    ("form", "text"),
    [
        ("hdu1524", "2\n1 1\n1 0\n0"),
        ("uva11927", "0 1\n"),
        ("hdu5724", "1 1 2 3 3"),
        ("hdu1536", "1 0"),
        ("hdu1848", "１ 0 0"),
    ],
)
def test_the_plain_readers_refuse(form: str, text: str) -> None:
    with pytest.raises(RefusedError):
        PLAIN[form](text)


@pytest.mark.parametrize("name", MUTATIONS)
def test_mutations_take_any_bytes_and_change_them(name: str) -> None:
    chance = Random(1)
    for data in (b"", b"\xff", b"x"):
        assert isinstance(MUTATIONS[name](data, chance), bytes)
    changed = {MUTATIONS[name](b"12 3 4\n10 1_0 5\n", chance) for _ in range(40)}
    assert changed == {b"12 3 4\n10 1_0 5\n"} if name == "as-it-is" else changed != {b"12 3 4\n10 1_0 5\n"}


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--minutes", "0", "--target", "rule", "--megabytes", "0"]) == 0
    out = capsys.readouterr().out
    assert f"{len(MUTATIONS):,} tries, 0 failures" in out
    assert "underscores" in out


def test_bounds_are_far_above_what_is_promised() -> None:
    assert bounds.BYTES.most >= 10 * 73_000_000
    assert bounds.POSITIONS.most >= 10 * 1_000_000
    assert bounds.MOVES.most >= 10 * 5_000_000
