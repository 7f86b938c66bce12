"""What can be said on the command line, read off the parsers: subcommands, their options, and what may follow these."""

from argparse import ONE_OR_MORE, Action, ArgumentParser
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from importlib import import_module

from engine.cli.commands import COMMANDS
from engine.cli.overview import overview
from engine.cli.sources import FOREIGN, PROJECT
from engine.formats.registry import formats


class Kind(Enum):
    """What a value is, where it is no word of a list."""

    ANYTHING = "something that only the person knows"
    FILE = "a file"
    PROGRAM = "a program and its arguments"


@dataclass(frozen=True, slots=True)
class Value:
    """What follows an option, or stands by itself: one of `words` if there are any, or else of `kind`."""

    title: str
    words: tuple[str, ...] = ()
    kind: Kind = Kind.ANYTHING


@dataclass(frozen=True, slots=True)
class Option:
    """An option: its spellings, what its help says, what follows it (None: nothing), whether it may be said again."""

    names: tuple[str, ...]
    help: str
    value: Value | None
    may_repeat: bool = False


@dataclass(frozen=True, slots=True)
class Spoken:
    """A subcommand; that without a name is what is said without one."""

    name: str
    summary: str
    options: tuple[Option, ...]
    places: tuple[Value, ...]

    @property
    def words(self) -> tuple[str, ...]:
        """All spellings of all options."""
        return tuple(name for option in self.options for name in option.names)


def spoken() -> tuple[Spoken, ...]:
    """What can be said: without a subcommand first, then with each."""
    parsers = ((c.name, c.summary, import_module(f"engine.cli.{c.name}").parser()) for c in COMMANDS)
    return (_spoken("", "", overview()), *(_spoken(*each) for each in parsers))


def _spoken(name: str, summary: str, parser: ArgumentParser) -> Spoken:
    # argparse tells its actions in no other way.
    actions = parser._actions
    options = tuple(_option(name, action, parser) for action in actions if action.option_strings)
    return Spoken(name, summary, options, tuple(_places(actions)))


def _option(command: str, action: Action, parser: ArgumentParser) -> Option:
    takes = action.nargs != 0
    values = {"%": "%", "default": action.default, "prog": parser.prog}
    text = (action.help or "") % values
    repeats = type(action).__name__ == "_AppendAction"
    return Option(tuple(action.option_strings), text, _value(command, action) if takes else None, repeats)


def _places(actions: list[Action]) -> Iterator[Value]:
    for action in actions:
        if not action.option_strings:
            kind = Kind.PROGRAM if action.nargs == ONE_OR_MORE else Kind.FILE
            yield Value(str(action.metavar or action.dest), kind=kind)


def _value(command: str, action: Action) -> Value:
    title = str(action.metavar or action.dest.upper())
    if action.choices is not None:
        return Value(title, tuple(map(str, action.choices)))
    if action.dest in _LISTS:
        return Value(title, _LISTS[action.dest](command))
    return Value(title, kind=Kind.FILE if action.dest in _FILES else Kind.ANYTHING)


def _formats(command: str) -> tuple[str, ...]:
    judges = _judges()
    if command in ("generate", "stress", "package"):
        return judges
    return (*judges, PROJECT, *FOREIGN) if command in ("solve", "convert", "render") else (*judges, PROJECT)


def _judges() -> tuple[str, ...]:
    return tuple(name for form in formats() for name in (form.name, *form.aliases))


def _targets(command: str) -> tuple[str, ...]:
    # Elsewhere it is a number, or has choices.
    return (*_judges(), PROJECT, "graphml", "edges") if command == "convert" else ()


def _shapes(_: str) -> tuple[str, ...]:
    from engine.cli.kinds import KINDS
    from engine.generators.catalogue import shapes_of

    return tuple(shape.name for game in KINDS for shape in shapes_of(game))


_LISTS: Mapping[str, Callable[[str], tuple[str, ...]]] = {"format": _formats, "to": _targets, "shape": _shapes}
_FILES = ("output", "answers", "keep_original")
