"""White space that a judge's file has no place for: all but single blanks between values and a line feed a line."""

import re
from collections.abc import Iterator

from engine.strict.rough import Rough, described

# A run that is more than one character, or no blank, or stands at a border of a line. A lone CR ends a line too.
_RUN = re.compile(r"[ \t\x0b\x0c]{2,}|[\t\x0b\x0c]|(?<![^\n\r])[ ]|[ ](?![^\n\r])")
_RETURN = re.compile(r"\r\n?")
_NAMES = {" ": "blank", "\t": "tab", "\x0b": "vertical tab", "\x0c": "form feed"}


def blanks(text: str) -> Iterator[Rough]:
    """All white space of `text` that is out of place, empty lines apart."""
    yield from described(_RUN.finditer(text), _stray)
    yield from described(_RETURN.finditer(text), _carriage_return)
    if text and text[-1] != "\n":
        yield Rough("the last line does not end with a line feed", "", "end of file", offset=len(text))


def _stray(match: re.Match[str]) -> Rough:
    run, text = match.group(), match.string
    at_start = match.start() == 0 or text[match.start() - 1] in "\n\r"
    at_end = match.end() == len(text) or text[match.end()] in "\n\r"
    if at_start and at_end:
        message, expected = "white space on an empty line", "nothing"
    elif at_start:
        message, expected = "white space at the start of a line", "a value"
    elif at_end:
        message, expected = "white space at the end of a line", "a line feed"
    else:
        message, expected = "values are not separated by a single blank", "one blank"
    return Rough(message, expected, _named(run), offset=match.start())


def _named(run: str) -> str:
    """What a run is made of: ``2 blanks``, ``a tab``, ``a blank and a tab``; only its start if it is long."""
    kinds = list(dict.fromkeys(run))
    if len(kinds) == 1:
        name = _NAMES[kinds[0]]
        return f"a {name}" if len(run) == 1 else f"{len(run)} {name}s"
    return " and ".join(f"{run.count(kind)} {_NAMES[kind]}{'s' * (run.count(kind) > 1)}" for kind in kinds)


def _carriage_return(match: re.Match[str]) -> Rough:
    whole = match.group() == "\r\n"
    message = "the line ends with CR LF" if whole else "a carriage return"
    return Rough(message, "a line feed alone", "CR LF" if whole else "CR", offset=match.start())
