"""What ``--help`` says: every option is explained, and every example can be typed as it stands."""

import shlex
import shutil
import sys
from argparse import SUPPRESS, ArgumentParser
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from engine.cli import NAMES
from engine.cli import main as run
from engine.cli.commands import COMMANDS
from engine.cli.overview import overview
from engine.cli.render import set_painter
from engine.project_file import load

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "resources" / "samples"
# The files that examples speak of, and what they are here.
FILES = {
    "1.in": "uva11927.in", "1.out": "uva11927.out", "chess.in": "hdu1524.in", "tests/1.in": "hdu1524.in",
}  # fmt: skip
# What needs a shell, another program or much time; that is told apart by a word of the line.
NOT_HERE = ("|", "&&", "<", "--dask", "java", "python3", "./mine", "./solve")
# A whole test set for a judge; tests/cli/test_cli_package.py makes some.
SLOW = ("--layout kattis", "--layout polygon")


def _examples(text: str) -> Iterator[list[str]]:
    """The words of each example; what is said about it stands behind two blanks."""
    for line in text.splitlines():
        if line.startswith("  grundy "):
            yield shlex.split(line[2:].partition("  ")[0])


def _is_slow(words: list[str]) -> bool:
    return any(slow in " ".join(words) for slow in SLOW)


def _parsers() -> dict[str, ArgumentParser]:
    return {name: import_module(f"engine.cli.{name}").parser() for name in NAMES}


def _own(name: str) -> list[list[str]]:
    return list(_examples(str(_parsers()[name].epilog)))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files of the examples, and the process in it."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tests").mkdir()
    for name, sample in FILES.items():
        shutil.copy(SAMPLES / sample, name)
    assert run(["convert", "--to", "grundy", "chess.in", "-o", "game.grundy"]) == 0
    for name in ("chess.grundy", "cases.grundy"):
        shutil.copy("game.grundy", name)
    assert run(["convert", "--to", "graphml", "--case", "1", "chess.in", "-o", "graph.graphml"]) == 0
    assert run(["convert", "--to", "edges", "--case", "1", "chess.in", "-o", "list.txt"]) == 0
    return tmp_path


@pytest.fixture(autouse=True)
def painter() -> Iterator[None]:
    set_painter(lambda _, kind, scale: f"{kind} {scale}".encode())
    yield
    set_painter(None)


@pytest.mark.parametrize("name", [name for name in NAMES if name not in ("stress", "formats")])
def test_the_examples_of_a_subcommand_can_be_typed(name: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    examples = [words for words in _own(name) if not set(words) & set(NOT_HERE) and not _is_slow(words)]
    assert examples
    for words in examples:
        assert words[:2] == ["grundy", name]
        assert run(words[1:]) == 0, (words, capsys.readouterr().err)
        for out in (words[words.index(option) + 1] for option in ("-o", "--answers") if option in words):
            assert (folder / out).stat().st_size > 0


def test_the_examples_of_stress_can_be_typed(folder: Path) -> None:
    program = [sys.executable, str(ROOT / "engine" / "package" / "solutions" / "hdu1524.py")]
    for words in _own("stress"):
        if "--dask" not in words and "--format" not in words:
            options = words[2 : words.index("--")]
            assert words[:2] == ["grundy", "stress"]
            quick = ["--format", "hdu1524", "--tries", "1"]
            assert run(["stress", *options, *quick, "--", *program]) == 0


def test_the_one_example_of_formats(capsys: pytest.CaptureFixture[str]) -> None:
    assert "example: grundy formats" in str(_parsers()["formats"].epilog) or _own("formats")
    assert run(["formats"]) == 0
    assert "hdu1524" in capsys.readouterr().out


def test_what_needs_a_shell_has_parts_that_are_understood() -> None:
    parsers, seen = _parsers(), 0
    for name, parser in parsers.items():
        for words in _own(name):
            if set(words) & set(NOT_HERE):
                end = next((i for i, word in enumerate(words) if word in ("|", "&&", "<")), len(words))
                parser.parse_args(words[2:end])
                seen += 1
    assert seen >= 5


def test_the_examples_of_the_command_itself(folder: Path) -> None:
    seen = 0
    for words in _examples(str(overview().epilog)):
        if len(words) > 1 and words[1] in NAMES:
            assert run(words[1:]) == 0
            seen += 1
        elif "--print-completion" not in words:
            parsed = overview().parse_args(words[1:])
            assert parsed.file is None or parsed.file in {"game.grundy", "1.in", "./solve"}
    assert seen
    document, _ = load((folder / "game.grundy").read_bytes())
    assert document.format_name == "hdu1524"


def test_every_subcommand_is_named_with_what_it_does() -> None:
    text = overview().format_help()
    for command in COMMANDS:
        assert f"  {command.name}" in text and command.summary in text


def test_the_help_of_the_command_says_what_a_newcomer_asks() -> None:
    text = overview().format_help()
    for word in ("SUBCOMMAND --help", "examples:", "exit codes:", "--print-completion", "~/.bashrc", "--version"):
        assert word in text


@pytest.mark.parametrize("name", ["", *NAMES])
def test_every_argument_is_explained(name: str) -> None:
    parser = _parsers()[name] if name else overview()
    assert parser.description
    for action in parser._actions:
        assert action.help and action.help != SUPPRESS, action
        # How long a line may be that stands as it was written.
    assert max(map(len, str(parser.epilog).splitlines())) <= 120


@pytest.mark.parametrize(
    "name", ["solve", "check", "convert", "validate", "generate", "render", "package", "stress", "table"]
)
def test_the_help_tells_the_exit_codes(name: str) -> None:
    assert "exit codes: 0 " in str(_parsers()[name].epilog)
