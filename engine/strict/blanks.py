"""White space that a judge's file has no place for: all but single blanks between values and a line feed a line."""

import re
from collections.abc import Callable, Iterator
from functools import reduce

from engine.said import Said, say, say_count
from engine.strict.rough import Rough, described

# A run that is more than one character, or no blank, or stands at a border of a line. A lone CR ends a line too.
_RUN = re.compile(r"[ \t\x0b\x0c]{2,}|[\t\x0b\x0c]|(?<![^\n\r])[ ]|[ ](?![^\n\r])")
_RETURN = re.compile(r"\r\n?")
_ONE = {" ": say("a blank"), "\t": say("a tab"), "\x0b": say("a vertical tab"), "\x0c": say("a form feed")}
_COUNTED: dict[str, Callable[[int], Said]] = {
    " ": lambda count: say_count(count, "{count} blank", "{count} blanks"),
    "\t": lambda count: say_count(count, "{count} tab", "{count} tabs"),
    "\x0b": lambda count: say_count(count, "{count} vertical tab", "{count} vertical tabs"),
    "\x0c": lambda count: say_count(count, "{count} form feed", "{count} form feeds"),
}


def blanks(text: str) -> Iterator[Rough]:
    """All white space of `text` that is out of place, empty lines apart."""
    yield from described(_RUN.finditer(text), _stray)
    yield from described(_RETURN.finditer(text), _carriage_return)
    if text and text[-1] != "\n":
        yield Rough(say("the last line does not end with a line feed"), "", say("end of file"), offset=len(text))


def _stray(match: re.Match[str]) -> Rough:
    run, text = match.group(), match.string
    at_start = match.start() == 0 or text[match.start() - 1] in "\n\r"
    at_end = match.end() == len(text) or text[match.end()] in "\n\r"
    if at_start and at_end:
        message, expected = say("white space on an empty line"), say("nothing")
    elif at_start:
        message, expected = say("white space at the start of a line"), say("a value")
    elif at_end:
        message, expected = say("white space at the end of a line"), say("a line feed")
    else:
        message, expected = say("values are not separated by a single blank"), say("one blank")
    return Rough(message, expected, _named(run), offset=match.start())


def _named(run: str) -> str:
    """What a run is made of: ``2 blanks``, ``a tab``, ``a blank and a tab``; only its start if it is long."""
    kinds = list(dict.fromkeys(run))
    if len(run) == 1:
        return _ONE[run]
    parts = [_COUNTED[kind](run.count(kind)) for kind in kinds]
    return reduce(lambda before, part: say("{before} and {part}", before=before, part=part), parts)


def _carriage_return(match: re.Match[str]) -> Rough:
    whole = match.group() == "\r\n"
    message = say("the line ends with CR LF") if whole else say("a carriage return")
    return Rough(message, say("a line feed alone"), "CR LF" if whole else "CR", offset=match.start())
