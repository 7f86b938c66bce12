"""Finished texts traced back to their sources, so that they can be said in another language."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple
from xml.etree import ElementTree

from PySide6.QtCore import QCoreApplication

from gui.language.languages import CHINESE, FOLDER
from gui.language.plain import plain
from gui.language.shapes import Shape, filled, has_places

Key = tuple[str, str]
"""Context and source."""
DEEPEST, LONGEST = 4, 600
"""How often texts are looked for within texts, and letters of the longest that is taken apart: nobody should wait."""
MOST = 10_000
"""Texts that are looked for within one: what a person wrote may be in pieces without end."""
Dress = Callable[[str], str]
_SEAMS = tuple(map(re.compile, (r"( \([^()]+\))$", r"(\n+)", r"( · )", r"(; )", r"(, )", r"(: )")))
"""Where texts are put together of parts that are said one by one: before keys in a tip, at lines, in lists."""


OF_QT = (
    ("QDockWidget", "Close"), ("QDockWidget", "Closes the dock widget"), ("QDockWidget", "Float"),
    ("QDockWidget", "Undocks and re-attaches the dock widget"), ("QTabBar", "Scroll Left"),
    ("QTabBar", "Scroll Right"),
)  # fmt: skip
"""Texts of Qt that stand on widgets from their start, and that Qt does not say anew."""


@lru_cache(maxsize=1)
def sources() -> tuple[Key, ...]:
    """All texts of the program, from the source of the translation that the program brings along."""
    root = ElementTree.parse(FOLDER / f"grundy_{CHINESE}.ts").getroot()
    return tuple(
        (context.findtext("name") or "", message.findtext("source") or "")
        for context in root.iter("context")
        for message in context.iter("message")
    )


class Reverse:
    """What texts in the language that is spoken now are made of. To be made before another is spoken, used after.

    Where a text stands for several sources, that of the first context that `resaid` is given wins.
    """

    def __init__(self, keys: Iterable[Key] | None = None) -> None:
        self._keys: dict[str, list[Key]] = {}
        for key in (*sources(), *OF_QT) if keys is None else keys:
            self._keys.setdefault(_said(key), []).append(key)
        self._known: dict[tuple[str, tuple[str, ...], int], Resaid] = {}
        self._left = MOST

    def resaid(self, text: str, contexts: Sequence[str] = ()) -> str:
        """`text` in the language that is spoken by now; what is of no source stays as it is."""
        self._left = MOST
        return self._resaid(text, tuple(contexts), 0).text

    def _resaid(self, text: str, contexts: tuple[str, ...], depth: int) -> "Resaid":
        at = text, contexts, depth
        known = self._known.get(at)
        if known is None:
            known = self._found(text, contexts, depth)
            if self._left:
                # Or it may be only half of what can be found.
                self._known[at] = known
        return known

    def _found(self, text: str, contexts: tuple[str, ...], depth: int) -> "Resaid":
        constant = self._constant(text, contexts)
        if constant is not None:
            return Resaid(constant, 0)
        best = Resaid(text, _letters(text))
        self._left = max(self._left - 1, 0)
        if best.unknown and depth < DEEPEST and len(text) <= LONGEST and self._left:
            for way in self._ways(text, contexts, depth + 1):
                if way.unknown < best.unknown:
                    best = way
                if not best.unknown:
                    break
        return best

    def _ways(self, text: str, contexts: tuple[str, ...], depth: int) -> Iterator["Resaid"]:
        yield from self._put_together(text, contexts, depth, _SEAMS[:1])
        yield from self._formed(text, contexts, depth)
        yield from self._put_together(text, contexts, depth, _SEAMS[1:])

    def _constant(self, text: str, contexts: Sequence[str]) -> str | None:
        ways: list[tuple[Dress, dict[str, list[Key]]]] = [(str, self._keys), *self._dressed]
        found = [(key, dressed) for dressed, known in ways for key in known.get(text, ())]
        if not found:
            return None
        key, dressed = min(found, key=lambda way: _distance(way[0], contexts))
        return dressed(_said(key))

    @cached_property
    def _dressed(self) -> list[tuple[Dress, dict[str, list[Key]]]]:
        """Texts as they stand in other places: those of actions in tips, and with a capital letter."""
        ways: list[tuple[Dress, dict[str, list[Key]]]] = [(dress, {}) for dress in (plain, capital)]
        for dress, known in ways:
            for text, keys in self._keys.items():
                if dress(text) != text:
                    known.setdefault(dress(text), []).extend(keys)
        return ways

    @cached_property
    def _shapes(self) -> list[tuple[Shape, list[Key]]]:
        shapes = [(Shape(text), keys) for text, keys in self._keys.items() if has_places(text)]
        return sorted((pair for pair in shapes if pair[0].literal.strip()), key=lambda pair: -pair[0].weight)

    def _formed(self, text: str, contexts: tuple[str, ...], depth: int) -> Iterator["Resaid"]:
        for shape, keys in self._shapes:
            values = shape.values(text)
            if values is not None:
                key = _nearest(keys, contexts)
                # What is put into a template is likely to be looked up where the template is.
                near = (key[0], *(context for context in contexts if context != key[0]))
                said = {name: self._resaid(value, near, depth) for name, value in values.items()}
                whole = filled(_said(key), {name: value.text for name, value in said.items()})
                yield Resaid(whole, sum(value.unknown for value in said.values()))

    def _put_together(
        self, text: str, contexts: tuple[str, ...], depth: int, seams: Sequence[re.Pattern[str]]
    ) -> Iterator["Resaid"]:
        for seam in seams:
            parts = seam.split(text)
            if len(parts) > 1:
                said = [self._resaid(part, contexts, depth) for part in parts[::2]]
                text_of = iter(part.text for part in said)
                whole = "".join(part if at % 2 else next(text_of) for at, part in enumerate(parts))
                yield Resaid(whole, sum(part.unknown for part in said))


class Resaid(NamedTuple):
    """A text in another language, and how many letters of it nobody knew."""

    text: str
    unknown: int


def _letters(text: str) -> int:
    return sum(letter.isalpha() for letter in text)


def capital(text: str) -> str:
    """A text with a capital letter."""
    return text[:1].upper() + text[1:]


def _nearest(keys: list[Key], contexts: Sequence[str]) -> Key:
    return min(keys, key=lambda key: _distance(key, contexts))


def _distance(key: Key, contexts: Sequence[str]) -> int:
    return contexts.index(key[0]) if key[0] in contexts else len(contexts)


def _said(key: Key) -> str:
    return QCoreApplication.translate(key[0], key[1])
