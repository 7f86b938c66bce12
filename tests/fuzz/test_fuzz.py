"""The saved corpus of the fuzzer, replayed; and the command, with and without atheris."""

import sys
from importlib.util import find_spec

import pytest

from tests.fuzz import __main__ as command
from tests.fuzz.fewest import fewest, steps_of
from tests.fuzz.saved import CORPUS, saved
from tests.hostile.targets import READ, REFUSED, targets


@pytest.mark.parametrize("name", list(targets()))
def test_the_saved_corpus(name: str) -> None:
    files = list(saved(name))
    assert files, "every reader has a saved corpus"
    assert {targets()[name].read(data) for data in files} <= {READ, REFUSED}


def test_the_corpus_is_small_and_is_of_known_readers() -> None:
    files = [path for path in CORPUS.rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in files) < 200_000
    assert {path.parent.name for path in files} == targets().keys()


def test_without_the_fuzzer_the_corpus_is_replayed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None)
    assert command.main(["rule"]) == 0
    out = capsys.readouterr().out
    assert f"replayed {len(list(saved('rule')))} saved files: 0 failures" in out
    assert "atheris is not installed" in out


def test_an_unknown_reader(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["nonsense"])
    assert "no such reader: nonsense" in capsys.readouterr().err


def test_the_fewest_files() -> None:
    read = targets()["rule"].read
    kept = fewest(read, [b"1 3 4", b"1", b"5", b"7 8 9", b"squares", b"1", b"primes"], 1000)
    assert b"1" in kept
    assert b"5" not in kept, "it goes the same way"
    assert kept == sorted(kept, key=len)
    assert fewest(read, [b"squares", b"1 3 4"], 6) == [b"1 3 4"]
    assert steps_of(read, b"1") != steps_of(read, b"squares")
    assert sys.gettrace() is None or "coverage" in sys.modules


@pytest.mark.skipif(find_spec("atheris") is None, reason="atheris is not installed")
def test_it_fuzzes(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--seconds", "1", "rule"]) == 0
    assert "no failure" in capsys.readouterr().out
    assert "atheris" not in sys.modules, "it instruments in a process of its own"
