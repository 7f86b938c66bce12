"""The kinds of games in the words of messages."""

from collections.abc import Sequence

from engine.cli.exits import CommandError
from engine.formats.base import Format

_WORDS = {
    "graph": ("a graph", "graphs"),
    "board": ("a board", "boards"),
    "heaps": ("a game of heaps", "games of heaps"),
}

KINDS = tuple(_WORDS)
"""The names of the kinds that the engine knows; a plug-in may read others."""


def one(kind: str) -> str:
    """A case of that kind: ``a board``."""
    return _WORDS[kind][0] if kind in _WORDS else f"a game of {kind}"


def many(kind: str) -> str:
    """Cases of that kind: ``boards``."""
    return _WORDS[kind][1] if kind in _WORDS else f"games of {kind}"


def require_kind(file: str, kinds: Sequence[str], form: Format[object], done: str) -> None:
    """Raise CommandError unless all cases of `file` are of the kind that `form` holds.

    `kinds` are those of the cases; `done` says what is to be done: ``written``, ``answered``.
    """
    for case, kind in enumerate(kinds, 1):
        if kind != form.game:
            where = f"case {case}: " if len(kinds) > 1 else ""
            what = f"{one(kind)} cannot be {done} as {form.name}"
            raise CommandError(f"{file}: {where}{what}: that format holds {many(form.game)}")
