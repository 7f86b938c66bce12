"""What dataclasses compile, remembered from one start to the next: the same methods, and never from a damaged file."""

import dataclasses
import sys
from pathlib import Path
from typing import Any

import pytest

from gui.remembered import Remembered, remembering


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    return tmp_path / "made" / "remembered.texts"


def made(texts: Remembered, default: int = 5) -> Any:
    """A class with all that a dataclass writes: defaults, order, a hash, slots, nothing to be changed."""
    with remembering(texts):

        @dataclasses.dataclass(frozen=True, slots=True, order=True)
        class Pair:
            """Two numbers."""

            first: int
            second: int = default

    return Pair


def check(pair: Any, default: int = 5) -> None:
    assert repr(pair(1)).endswith(f"Pair(first=1, second={default})")
    assert pair(1) == pair(1, default) != pair(2)
    assert pair(1) < pair(1, default + 1)
    assert hash(pair(3)) == hash(pair(3))
    with pytest.raises(dataclasses.FrozenInstanceError):
        pair(1).first = 2


def test_what_was_compiled_once_is_not_compiled_again(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place.parent.mkdir()
    first = Remembered(place)
    check(made(first))
    assert first.keep()
    assert not first.keep()
    assert [path.name for path in place.parent.iterdir()] == [place.name]

    def no(*_: object, **__: object) -> None:
        raise AssertionError("compiled")

    monkeypatch.setattr("builtins.compile", no)
    second = Remembered(place)
    check(made(second, default=9), default=9)
    assert not second.keep()
    monkeypatch.undo()


def test_a_class_that_has_changed_is_compiled_anew(place: Path) -> None:
    place.parent.mkdir()
    before = Remembered(place)
    made(before)
    before.keep()
    after = Remembered(place)
    with remembering(after):
        other = dataclasses.make_dataclass("Other", ["third"])
    assert other(4).third == 4
    check(made(after))
    assert after.keep()


@pytest.mark.parametrize("harm", [b"", b"\0" * 4, b"no such thing", b"flip", b"cut"])
def test_a_damaged_file_is_as_none(place: Path, harm: bytes) -> None:
    place.parent.mkdir()
    first = Remembered(place)
    made(first)
    first.keep()
    good = place.read_bytes()
    middle = len(good) // 2
    bad = {b"flip": good[:middle] + bytes([good[middle] ^ 1]) + good[middle + 1 :], b"cut": good[:-1]}
    place.write_bytes(bad.get(harm, harm))
    second = Remembered(place)
    check(made(second))
    assert second.keep()
    assert place.read_bytes() == good


def test_nothing_is_written_where_nothing_may_be(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Its folder is not there: as good as one that may not be written.
    texts = Remembered(place)
    check(made(texts))
    assert not texts.keep()
    place.parent.mkdir()
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert not texts.keep()
    assert not list(place.parent.iterdir())
    nowhere = Remembered(None)
    check(made(nowhere))
    assert not nowhere.keep()


def test_dataclasses_are_left_as_they_were() -> None:
    before = vars(dataclasses).get("exec", exec)
    with pytest.raises(ZeroDivisionError), remembering(Remembered(None)):
        raise ZeroDivisionError
    assert vars(dataclasses).get("exec", exec) is before
