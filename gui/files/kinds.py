"""The kinds of games where files are concerned: their names in words, and the format that fits a kind."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.formats.registry import Registry, UnknownFormatError
from engine.project_mark import SUFFIX

_MOST_NAMED = 8


def a_game(kind: str) -> str:
    """One game of a kind, in words."""
    return {"graph": _tr("a graph"), "board": _tr("a board"), "heaps": _tr("a game of heaps")}[kind]


def games(kind: str) -> str:
    """Games of a kind, in words."""
    return {"graph": _tr("graphs"), "board": _tr("boards"), "heaps": _tr("games of heaps")}[kind]


def fitting_format(registry: Registry, kind: str, wanted: str = "") -> str:
    """The name of the format `wanted` if cases of that kind can be said in it, else of the first that can; or ""."""
    if kind_of_format(registry, wanted) == kind:
        return registry.get(wanted).name
    return next((form.name for form in registry.for_game(kind)), "")


def kind_of_format(registry: Registry, name: str) -> str:
    """The kind of games that the format of that name is for; "" if there is none of that name."""
    if not name:
        return ""
    try:
        return registry.get(name).game
    except UnknownFormatError:
        return ""


def open_filters(registry: Registry) -> list[str]:
    """What a dialog that asks for a file to open offers to show."""
    from gui.interchange.words import patterns as graph_patterns

    patterns = dict.fromkeys(pattern for form in registry for pattern in form.file_patterns)
    own = f"*{SUFFIX}"
    foreign = graph_patterns()
    return [
        _tr("Games ({0})").format(" ".join(dict.fromkeys([own, *patterns, *foreign]))),
        _tr("Grundy Studio files ({0})").format(own),
        _tr("Graphs of other programs ({0})").format(" ".join(foreign)),
        _tr("All files (*)"),
    ]


def strangers(kinds: Sequence[str], game: str) -> str:
    """Which cases a format for `game` cannot hold, in a sentence; "" if it can hold all. Cases count from 1.

    Parameters
    ----------
    kinds
        The kind of each case.
    game
        The kind that the format is for.
    """
    found = [i for i, kind in enumerate(kinds) if kind != game]
    if not found:
        return ""
    if len(found) == 1:
        text = _tr("Case {number} is {what}: this format holds {games} only.")
        return text.format(number=found[0] + 1, what=a_game(kinds[found[0]]), games=games(game))
    text = _tr("Cases {numbers} are no {games}, and this format holds nothing else.")
    return text.format(numbers=_listed([i + 1 for i in found]), games=games(game))


def _listed(numbers: Sequence[int]) -> str:
    words = [str(number) for number in numbers[:_MOST_NAMED]]
    last = words.pop() if len(numbers) <= _MOST_NAMED else _tr("{n} more").format(n=len(numbers) - _MOST_NAMED)
    return _tr("{first} and {last}").format(first=", ".join(words), last=last)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Files", text)
