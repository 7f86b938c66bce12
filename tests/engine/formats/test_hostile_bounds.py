"""How much is read: bounds that say so and can be raised, and counts that are not believed."""

import io
import os
import threading
import tracemalloc
from pathlib import Path

import pytest

from engine.diagnostics import InputError
from engine.formats import bounds
from engine.formats.bounds import Bound
from engine.formats.registry import built_in

FILES = {
    "GRUNDY_MAX_CASES": [
        ("hdu1524", "1 0 0\n" * 3),
        ("uva11927", "1 0 0\n" * 3),
        ("hdu5724", "3 1 0 1 0 1 0"),
        ("hdu1536", "1 1 0 " * 3 + "0"),
    ],
    "GRUNDY_MAX_POSITIONS": [("hdu1524", "3 0 0 0 0"), ("uva11927", "1 0 0 2 0 0 0")],
    "GRUNDY_MAX_MOVES": [("uva11927", "2 3 0 1 0 1 0 1 0 0 0 0")],
    "GRUNDY_MAX_ROWS": [("hdu5724", "2 2 0 0 1 0")],
    "GRUNDY_MAX_QUERIES": [
        ("hdu1524", "1 0 1 0 1 0 1 0 0"),
        ("hdu1848", "1 1 1 " * 3 + "0 0 0"),
    ],
}
CASES = [(variable, form, text) for variable, files in FILES.items() for form, text in files]
COUNTS = [
    "1000000000 ",
    "1 1000000000 ",
    "1 1 1000000000 ",
    "1 0 1000000000 ",
    "1 1 1 1000000000 ",
    "999999999999999999 " * 3,
]


@pytest.mark.parametrize(("variable", "form", "text"), CASES)
def test_more_than_the_bound_is_refused_with_how_to_raise_it(
    variable: str, form: str, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = built_in().get(form).read
    assert read(text).ok
    monkeypatch.setenv(variable, "2")
    (error,) = [found for found in read(text).diagnostics if found.is_error]
    assert "more than 2 are not read" in error.message
    assert f"{variable}=3" in error.message
    assert error.line >= 1
    assert read(text).records == ()
    monkeypatch.setenv(variable, "3")
    assert read(text).ok


@pytest.mark.parametrize("form", list(built_in()), ids=lambda form: form.name)
@pytest.mark.parametrize("text", COUNTS)
def test_memory_is_not_taken_by_a_count(form, text: str) -> None:
    form.read(text)
    tracemalloc.start()
    reading = form.read(text)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    # A billion stones on a node are no more than one number, and what stands behind the last case is ignored.
    assert not reading.ok or (text == COUNTS[3] and form.name in ("uva11927", "hdu5724"))
    assert all(found.line for found in reading.diagnostics)
    assert peak < 1_000_000


def test_a_large_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large.in"
    with path.open("wb") as stream:
        stream.truncate(1_200_000_000)
    with pytest.raises(InputError) as caught:
        bounds.read_file(path)
    (found,) = caught.value.diagnostics
    assert found.message == (
        "the file has 1,200,000,000 bytes: more than 1,000,000,000 are not read "
        "(raise this with GRUNDY_MAX_BYTES=1200000000)"
    )
    assert str(path) in str(caught.value)


@pytest.fixture
def raised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bounds that are raised are so for one test."""
    monkeypatch.setattr(bounds, "_raised", {})


def test_a_bound_that_is_raised_goes_before_the_environment(
    raised: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.in"
    path.write_bytes(b"0123456789")
    monkeypatch.setenv(bounds.BYTES.variable, "9")
    with pytest.raises(InputError, match="10 bytes"):
        bounds.read_file(path)
    bounds.raise_to(bounds.BYTES, 10)
    assert bounds.read_file(path) == b"0123456789"
    bounds.raise_to(bounds.BYTES, 9)
    with pytest.raises(InputError, match="10 bytes"):
        bounds.read_file(path)


def test_a_pipe_is_read_up_to_the_bound(raised: None, tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    writer = threading.Thread(target=path.write_bytes, args=(b"12345",))
    writer.start()
    bounds.raise_to(bounds.BYTES, 4)
    with pytest.raises(InputError, match="5 bytes"):
        bounds.read_file(path)
    writer.join()
    bounds.raise_to(bounds.BYTES, 5)
    assert bounds.read_stream(io.BytesIO(b"12345")) == b"12345"


@pytest.mark.parametrize("value", ["", "x", "-5", "1e9", "１０", "1_000", "9" * 40, " 7"])
def test_a_variable_that_is_no_number_changes_nothing(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRUNDY_MAX_BYTES", value)
    assert bounds.BYTES.most == bounds.BYTES.usual


def test_no_bound_below_nothing() -> None:
    with pytest.raises(ValueError, match="no bound"):
        bounds.raise_to(bounds.BYTES, -1)


@pytest.mark.parametrize("bound", bounds.BOUNDS, ids=lambda bound: bound.things)
def test_at_the_bound_nothing_is_said(bound: Bound) -> None:
    assert bound.over(bound.usual) == ""
    assert f"{bound.usual + 1:,} {bound.things}" in bound.over(bound.usual + 1)
