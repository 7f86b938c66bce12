"""Completion by real shells: what they offer for a line, with the script that the program prints."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from engine.cli.commands import COMMANDS
from engine.cli.completion import completion
from engine.cli.completion.spoken import Kind, Spoken, spoken
from engine.cli.overview import SHELLS

NAMES = {command.name for command in COMMANDS}
Offers = Callable[[str], set[str]]

BASH = """
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
_grundy grundy "${COMP_WORDS[COMP_CWORD]}" ""
printf '%s\\n' "${COMPREPLY[@]}"
"""
# Whatever zsh is about to add to its list of matches is printed instead.
ZSH = """
autoload -Uz compinit; compinit -D -u
source "$1"
compadd() {
    [[ ${argv[(I)-[OAD]]} == 0 ]] || { builtin compadd "$@"; return }
    local -a found; builtin compadd -O found "$@"; print -rl -- $found >> offered
    builtin compadd "$@"
}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with files to offer, one of them with a blank in its name."""
    for name in ("1.in", "1.out", "solve me.in", "*.in"):
        (tmp_path / name).write_text("")
    return tmp_path


def _script(shell: str, folder: Path) -> Path:
    place = folder.parent / f"{folder.name}.{shell}"
    place.write_text(completion(shell))
    return place


def _bash(folder: Path, _: object = None) -> Offers:
    script = _script("bash", folder)

    def offered(line: str) -> set[str]:
        command = ["bash", "--norc", "-c", BASH, "bash", str(script), *line.split(" ")]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
        return set(filter(None, done.stdout.split("\n")))

    return offered


def _fish(folder: Path, _: object = None) -> Offers:
    script = _script("fish", folder)
    environment = {**os.environ, "HOME": str(folder.parent), "XDG_CONFIG_HOME": str(folder.parent / "config")}

    def offered(line: str) -> set[str]:
        command = ["fish", "--no-config", "-c", f"source {script}; complete -C '{line}'"]
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=True)
        return {row.split("\t")[0] for row in done.stdout.splitlines()}

    return offered


def _powershell(folder: Path, _: object = None) -> Offers:
    script = _script("powershell", folder).rename(folder.parent / "grundy.ps1")

    def offered(line: str) -> set[str]:
        asked = f"(TabExpansion2 '{line}' {len(line)}).CompletionMatches.CompletionText"
        command = ["pwsh", "-NoProfile", "-Command", f". {script}; {asked}"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
        return set(done.stdout.split("\n"))

    return offered


def _zsh(folder: Path, request: pytest.FixtureRequest) -> Offers:
    import pty

    script, offered_file = _script("zsh", folder), folder.parent / "offered"
    setup = folder.parent / ".zshrc"
    setup.write_text(
        ZSH.replace('"$1"', str(script)).replace(">> offered", f">> {offered_file}")
        + '\nLISTMAX=1000; precmd() { PS1="READY$(( ++prompts ))>" }\n'
    )

    pid, terminal = pty.fork()
    if pid == 0:
        os.chdir(folder)
        os.execvpe("zsh", ["zsh", "-i"], {**os.environ, "ZDOTDIR": str(folder.parent), "TERM": "dumb"})
    request.addfinalizer(lambda: _end(pid, terminal))
    prompts = count(1)
    _read_until(terminal, next(prompts))

    def offered(line: str) -> set[str]:
        offered_file.write_text("")
        os.write(terminal, line.encode() + b"\t")
        limit = time.monotonic() + 20
        while not offered_file.read_text() and time.monotonic() < limit:
            time.sleep(0.02)
        # The next prompt, after the line is taken away, comes once all has been offered.
        os.write(terminal, b"\x15\n")
        _read_until(terminal, next(prompts))
        return set(filter(None, offered_file.read_text().split("\n")))

    return offered


def _end(pid: int, terminal: int) -> None:
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    os.close(terminal)


def _read_until(terminal: int, prompt: int) -> None:
    seen = b""
    while b"READY%d>" % prompt not in seen:
        seen += os.read(terminal, 4096)


MAKERS = {"bash": ("bash", _bash), "zsh": ("zsh", _zsh), "fish": ("fish", _fish), "powershell": ("pwsh", _powershell)}


@pytest.fixture(params=[shell for shell in SHELLS if shutil.which(MAKERS[shell][0])])
def offers(request: pytest.FixtureRequest, folder: Path) -> Offers:
    """What a shell offers for a line, for each shell that is installed."""
    return MAKERS[request.param][1](folder, request)


def test_every_shell_completes(offers: Offers) -> None:
    assert {"solve", "check", "stress"} <= offers("grundy ") & NAMES
    assert offers("grundy so") & NAMES == {"solve"}
    assert {"hdu1524", "grundy"} <= offers("grundy solve --format ")
    assert offers("grundy generate --format hdu15") == {"hdu1524", "hdu1536"}
    assert offers("grundy generate --shape balanced-r") == {"balanced-rows"}
    assert offers("grundy package --layout ka") == {"kattis"}
    assert "--keep-original" in offers("grundy stress --keep")
    assert {"1.in", "1.out"} <= offers("grundy check 1.")
    assert offers("grundy --theme d") == {"dark"}


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
class TestBash:
    def test_the_first_word_is_a_subcommand_an_option_or_a_file(self, folder: Path) -> None:
        offered = _bash(folder)("grundy ")
        assert {*NAMES, "--help", "--theme", "1.in", "*.in", "solve me.in"} <= offered

    def test_a_second_word_without_a_subcommand_is_none(self, folder: Path) -> None:
        assert not _bash(folder)("grundy --theme dark ") & NAMES

    def test_names_of_files_stay_whole(self, folder: Path) -> None:
        assert _bash(folder)("grundy solve s") == {"solve me.in"}
        assert _bash(folder)("grundy solve -o 1") == {"1.in", "1.out"}

    def test_a_number_is_not_guessed(self, folder: Path) -> None:
        assert _bash(folder)("grundy table --to ") == set()
        assert _bash(folder)("grundy generate --seed ") == set()

    def test_a_value_behind_an_equals_sign(self, folder: Path) -> None:
        assert _bash(folder)("grundy convert --to = gr") == {"grundy", "graphml"}
        assert "svg" in _bash(folder)("grundy render --to =")

    def test_behind_two_dashes_stands_a_program(self, folder: Path) -> None:
        offered = _bash(folder)("grundy stress --seed 1 -- 1")
        assert {"1.in", "1.out"} <= offered and not any(word.startswith("--") for word in offered)
        assert "bash" in _bash(folder)("grundy stress -- bas")

    def test_a_word_that_says_nothing_is_not_taken_for_code(self, folder: Path) -> None:
        assert _bash(folder)("grundy solve $(touch${IFS}made)") == set()
        assert not (folder / "made").exists()


@pytest.mark.parametrize("shell", SHELLS)
def test_a_script_knows_every_option_of_every_subcommand(shell: str) -> None:
    script = completion(shell)
    assert script.endswith("\n") and script.isascii()
    for command in spoken():
        assert command.name in script
        for word in command.words:
            assert (word[2:] if shell == "fish" and word.startswith("--") else word) in script


def test_what_can_be_said_is_what_the_parsers_take() -> None:
    found = {command.name: command for command in spoken()}
    assert set(found) == {"", *NAMES}
    assert _value(found["table"], "--to") == () and "graphml" in _value(found["convert"], "--to")
    assert "poj2425" in _value(found["solve"], "--format") and "edges" not in _value(found["generate"], "--format")
    assert [place.kind for place in found["check"].places] == [Kind.FILE, Kind.FILE]
    assert [place.kind for place in found["stress"].places] == [Kind.PROGRAM]


def _value(command: Spoken, name: str) -> tuple[str, ...]:
    return next(option.value.words for option in command.options if name in option.names and option.value)


def test_the_command_prints_a_script_and_loads_it_only_then() -> None:
    look = "import sys; print([m for m in sys.modules if 'completion' in m or 'PySide6' in m], file=sys.stderr)"
    run = "from gui.main import main; main(sys.argv[1:]);"
    for arguments, is_loaded in ((["--print-completion", "bash"], True), (["--version"], False)):
        command = [sys.executable, "-c", f"import sys; {run} {look}", *arguments]
        done = subprocess.run(
            command, cwd=Path(__file__).resolve().parents[2], capture_output=True, text=True, check=True
        )
        assert ("engine.cli.completion" in done.stderr) is is_loaded
        assert "PySide6" not in done.stderr
        assert ("complete -F _grundy grundy" in done.stdout) is is_loaded


def test_an_unknown_shell_is_refused() -> None:
    command = [sys.executable, "-m", "gui.main", "--print-completion", "elvish"]
    done = subprocess.run(command, cwd=Path(__file__).resolve().parents[2], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert "bash" in done.stderr and "fish" in done.stderr
