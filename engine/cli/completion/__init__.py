"""Completion of the command line by a shell: scripts made of what the subcommands' own parsers accept.

A script holds all words, so that completing starts no program. It is loaded only where one is asked for.
"""

from collections.abc import Callable, Mapping

from engine.cli.completion.bash import bash
from engine.cli.completion.fish import fish
from engine.cli.completion.powershell import powershell
from engine.cli.completion.spoken import Spoken, spoken
from engine.cli.completion.zsh import zsh

_WRITERS: Mapping[str, Callable[[tuple[Spoken, ...]], str]] = {
    "bash": bash, "zsh": zsh, "fish": fish, "powershell": powershell,
}  # fmt: skip


def completion(shell: str) -> str:
    """The script for a shell, one of `engine.cli.overview.SHELLS`, to be read by that at its start."""
    return _WRITERS[shell](spoken())


__all__ = ["completion"]
