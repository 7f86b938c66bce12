"""The format of a plug-in, at arm's length: what it raises or makes up is told by its name, and it is switched off."""

import re
import sys
import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from engine.diagnostics import Diagnostic, InputError, Severity
from engine.formats.base import Format, Limit, Reading, WriteError
from engine.said import say

T = TypeVar("T")
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9]{0,63}")
_PATTERN = re.compile(r"[\w.*?\[\]-]{1,64}")
_LONGEST = 200


@dataclass(frozen=True, slots=True)
class BrokenPlugin:
    """A plug-in that could not be loaded or was switched off, and why."""

    name: str
    message: str

    def __str__(self) -> str:
        return say("the plug-in {name} is switched off: {message}", name=self.name, message=self.message)


class PluginError(WriteError, InputError):
    """A plug-in that is switched off was to write something: no text comes of it, and none of what it was given."""

    def __init__(self, finding: Diagnostic) -> None:
        InputError.__init__(self, [finding], "")


Tell = Callable[[BrokenPlugin], object]


def _tell_terminal(broken: BrokenPlugin) -> None:
    if sys.stderr is not None:
        print(f"grundy: warning: {broken}", file=sys.stderr)


_tell: list[Tell] = [_tell_terminal]


def tell_with(tell: Tell | None) -> None:
    """Who is told, on whatever thread, of each plug-in that is switched off; None: the standard error, as at first."""
    _tell[0] = tell or _tell_terminal


def switched_off(name: str, error: BaseException | str) -> BrokenPlugin:
    """Tell that a plug-in is no longer used."""
    text = error if isinstance(error, str) else f"{type(error).__name__}: {_said(error)}".removesuffix(": ")
    shown = "".join(c if c.isprintable() else " " for c in text)[:_LONGEST].rstrip()
    broken = BrokenPlugin(name, shown)
    _tell[0](broken)
    return broken


def _said(error: BaseException) -> str:
    try:
        return str(error)
    except Exception as worse:  # noqa: BLE001 - foreign code: even its words may fail, and then this is told instead
        return f"<{type(worse).__name__} in its own message>"


class GuardedFormat(Format[Any]):
    """Does what the format of a plug-in does, until that fails once; what is asked of it later fails at once.

    Attributes
    ----------
    broken
        Why it is switched off; None as long as it works.

    Raises
    ------
    TypeError, ValueError
        If it is no format, or says of itself what no format can be.
    """

    def __init__(self, plugin: str, form: Format[Any]) -> None:
        self.plugin, self.broken = plugin, None
        self._form, self._lock = form, threading.Lock()
        # Looked up once: attributes of foreign code may be properties that fail later.
        for name in ("name", "title", "game"):
            _set(self, name, _text(getattr(form, name), name))
        _set(self, "aliases", _texts(form.aliases, "aliases"))
        _set(self, "file_patterns", _texts(form.file_patterns, "file_patterns"))
        _set(self, "answer_words", _texts(form.answer_words, "answer_words"))
        _set(self, "limits", _all_of(form.limits, Limit, "limits"))
        self._check_itself()

    broken: BrokenPlugin | None

    def _check_itself(self) -> None:
        for name in self.names:
            if not _NAME.fullmatch(name):
                raise ValueError(f"{name!r} is no name of a format: letters and digits")
        for pattern in self.file_patterns:
            if not _PATTERN.fullmatch(pattern):
                raise ValueError(f"{pattern!r} is no pattern of file names")
        if len(self.answer_words) != 2 or len(set(self.answer_words)) != 2:
            raise ValueError("answer_words must be two different words")

    def __reduce__(self) -> tuple[type["GuardedFormat"], tuple[str, Format[Any]]]:
        return GuardedFormat, (self.plugin, self._form)

    def read(self, text: str) -> Reading[Any]:
        reading = self._asked(lambda: _reading(self._form.read(text), self.game))
        return Reading((), (self._finding(),)) if reading is None else reading

    def check(self, records: Sequence[Any]) -> tuple[Diagnostic, ...]:
        found = self._asked(lambda: _all_of(self._form.check(records), Diagnostic, "what check gives"))
        return (self._finding(),) if found is None else found

    def adapt(self, records: Sequence[Any]) -> tuple[tuple[Any, ...], tuple[Diagnostic, ...]]:
        adapted = self._asked(lambda: _adapted(self._form.adapt(records), self.game))
        return ((), (self._finding(),)) if adapted is None else adapted

    def render(self, records: Sequence[Any]) -> str:
        """As of the plug-in. Raises PluginError if that fails."""
        return self._written(lambda: self._form.render(records))

    def format_answers(self, outcomes: Iterable[Iterable[bool]]) -> str:
        """As of the plug-in. Raises PluginError if that fails."""
        plain = [list(case) for case in outcomes]
        return self._written(lambda: self._form.format_answers(plain))

    def _written(self, write: Callable[[], object]) -> str:
        text = self._asked(lambda: _string(write(), "what it writes"))
        if text is None:
            raise PluginError(self._finding())
        return text

    def _asked(self, ask: Callable[[], T]) -> T | None:
        """What the plug-in gives; None if it fails, or did before."""
        if self.broken is not None:
            return None
        try:
            return ask()
        except (KeyboardInterrupt, WriteError):
            # Someone at the terminal wants that; a refusal is an answer.
            raise
        except BaseException as error:  # noqa: BLE001 - foreign code may raise anything: it is told by name and asked no more
            with self._lock:
                self.broken = self.broken or switched_off(self.plugin, error)
            return None

    def _finding(self) -> Diagnostic:
        return Diagnostic(Severity.ERROR, 0, 0, str(self.broken))


def _set(form: GuardedFormat, name: str, value: object) -> None:
    # Formats say of their class what this one knows of an object.
    object.__setattr__(form, name, value)


def _string(value: object, what: str) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{what} must be a text, not {type(value).__name__}")
    return value


def _text(value: object, what: str) -> str:
    text = _string(value, what)
    if not text or not text.isprintable() or len(text) > _LONGEST:
        raise ValueError(f"{what} must be a line of at most {_LONGEST} characters that can be shown, not {text[:50]!r}")
    return str(text)


def _texts(values: object, what: str) -> tuple[str, ...]:
    return tuple(_text(value, what) for value in _all_of(values, str, what))


def _all_of(values: object, kind: type[T], what: str) -> tuple[T, ...]:
    if not isinstance(values, tuple | list):
        raise TypeError(f"{what} must be a tuple, not {type(values).__name__}")
    for value in values:
        if not isinstance(value, kind):
            raise TypeError(f"{what} must hold {kind.__name__}, not {type(value).__name__}")
    return tuple(values)


def _records(values: object, game: str) -> tuple[Any, ...]:
    from engine.games.kinds import KINDS

    # A plug-in may be for games of its own, which others let alone.
    kind: type = next((kind.record_type for kind in KINDS if kind.name == game), object)
    return _all_of(values, kind, "its records")


def _reading(value: object, game: str) -> Reading[Any]:
    if not isinstance(value, Reading):
        raise TypeError(f"read must give a {Reading.__name__}, not {type(value).__name__}")
    diagnostics = _all_of(value.diagnostics, Diagnostic, "diagnostics")
    lines = [(int(first), int(last)) for first, last in value.case_lines]
    return Reading(_records(value.records, game), diagnostics, tuple(lines))


def _adapted(value: object, game: str) -> tuple[tuple[Any, ...], tuple[Diagnostic, ...]]:
    if not isinstance(value, tuple) or len(value) != 2:
        raise TypeError("adapt must give records and findings")
    return _records(value[0], game), _all_of(value[1], Diagnostic, "findings")
