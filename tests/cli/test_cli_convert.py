"""``grundy convert`` and ``grundy formats``."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from engine import cli
from engine.document import Document
from engine.formats.registry import formats
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.project_file import load, save

Grundy = Callable[..., subprocess.CompletedProcess[bytes]]


def done(result: subprocess.CompletedProcess[bytes]) -> tuple[int, str, str]:
    return result.returncode, result.stdout.decode(), result.stderr.decode()


def test_each_sample_through_the_other_format_has_the_same_answers(grundy: Grundy, samples: Path) -> None:
    for name, other in (("hdu1524", "uva11927"), ("uva11927", "poj2425")):
        code, text, err = done(grundy("convert", "--to", other, samples / f"{name}.in"))
        assert (code, err) == (0, "")
        back = grundy("solve", "--format", other, stdin=text.encode()).stdout.decode().split()
        first = formats().get(other).answer_words[0]
        wins = [word == formats().get(name).answer_words[0] for word in (samples / f"{name}.out").read_text().split()]
        assert [word == first for word in back] == wins


def test_there_and_back_by_a_grundy_file(grundy: Grundy, samples: Path, tmp_path: Path) -> None:
    for name in ("hdu1524", "uva11927"):
        assert done(grundy("convert", samples / f"{name}.in", "--to", "grundy", "-o", "x.grundy")) == (0, "", "")
        assert load((tmp_path / "x.grundy").read_bytes())[0].format_name == name
        _, text, _ = done(grundy("convert", "--to", name, "x.grundy"))
        assert text.split() == (samples / f"{name}.in").read_text().split()
        assert grundy("solve", "x.grundy").stdout == (samples / f"{name}.out").read_bytes()
        again = grundy("convert", "--to", "grundy", "x.grundy").stdout
        assert load(again)[0].records() == load((tmp_path / "x.grundy").read_bytes())[0].records()


def test_converting_a_file_into_itself(grundy: Grundy, samples: Path, tmp_path: Path) -> None:
    spread = b"\r\n".join((samples / "hdu1524.in").read_bytes().split())
    (tmp_path / "x.in").write_bytes(spread)
    assert done(grundy("convert", "--to", "hdu1524", "--format", "hdu1524", "x.in", "-o", "x.in")) == (0, "", "")
    written = (tmp_path / "x.in").read_bytes()
    assert written.split() == spread.split()
    assert b"\r" not in written


def test_a_broken_limit_is_a_warning(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    save(tmp_path / "x.grundy", Document([GraphRecord(1, queries=(QueryRecord(((0, 11),)),))]))
    code = cli.main(["convert", "--to", "hdu1524", str(tmp_path / "x.grundy")])
    out, err = capfdbinary.readouterr()
    assert (code, out.split()) == (0, b"1 0 11 0 0 0 0 0 0 0 0 0 0 0 0".split())
    assert b"warning: case 1: query 1 has 11 stones" in err


def test_what_cannot_be_expressed_is_an_error_and_nothing_is_written(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    save(tmp_path / "x.grundy", Document([GraphRecord(1, queries=(QueryRecord(),))]))
    out = tmp_path / "x.in"
    assert cli.main(["convert", "--to", "hdu1524", str(tmp_path / "x.grundy"), "-o", str(out)]) == 2
    assert not out.exists()
    written, err = capfdbinary.readouterr()
    assert written == b""
    assert b"error: query 1 of case 1 has no stones" in err


def test_formats_lists_what_can_be_named(grundy: Grundy) -> None:
    code, out, err = done(grundy("formats"))
    assert (code, err) == (0, "")
    for form in formats():
        told = [*form.names, form.title, *form.answer_words, form.game, *map(str, form.limits)]
        assert [text for text in told if text not in out] == []
    assert "\ngrundy\n" in out


def test_every_subcommand_has_help_with_an_example(grundy: Grundy) -> None:
    for name in cli.NAMES:
        code, out, err = done(grundy(name, "--help"))
        assert (code, err) == (0, "")
        assert f"grundy {name}" in out and "example" in out


def test_where_no_case_is_left_nothing_is_written(grundy: Grundy, tmp_path: Path) -> None:
    (tmp_path / "g.edges").write_text("0 1\n1 2\n")
    code, out, err = done(grundy("convert", "--to", "uva11927", "g.edges", "-o", "x.in"))
    assert (code, out) == (2, "")
    assert "case 1 has no queries" in err
    assert "nothing is written" in err.splitlines()[-1]
    assert not (tmp_path / "x.in").exists()
    save(tmp_path / "empty.grundy", Document([]))
    code, out, err = done(grundy("convert", "--to", "hdu1524", "empty.grundy"))
    assert (code, out) == (2, "")
    assert "the file holds no case" in err
