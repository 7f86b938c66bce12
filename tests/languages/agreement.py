"""What a translation must have in common with its source: places, access key, ending, tags, spaces at the ends."""

import re
from collections import Counter
from collections.abc import Callable
from string import Formatter

_MNEMONIC = re.compile(r"&(\w)")
_DOUBLED = re.compile(r"&&")
_TAG = re.compile(r"</?[a-zA-Z][a-zA-Z0-9]*(?:\s[^<>]*)?/?>")
_ENTITY = re.compile(r"&(?:#\d+|[a-z]+);")
ENDINGS = {"…": "…", "...": "...", ":": ":："}
"""What a text may end in, and one of the letters that a translation then ends in."""


def disagreements(source: str, translation: str) -> list[str]:
    """What is wrong with a translation, in words; empty if nothing is."""
    found = []
    for name, of in _SAME.items():
        before, after = of(source), of(translation)
        if before != after:
            found.append(f"{name}: {_shown(before)} in the source, {_shown(after)} in the translation")
    found += [
        f"ends in {end} in the source only" for end, ends in ENDINGS.items() if _lost(source, translation, end, ends)
    ]
    return found if translation.strip() or not source.strip() else ["nothing but spaces"]


def _lost(source: str, translation: str, end: str, ends: str) -> bool:
    return source.endswith(end) and not translation.endswith(ends if len(end) > 1 else tuple(ends))


def places(text: str) -> Counter[str]:
    """The ``{name}`` places of a text as they stand there, and %n; a text with a stray brace has none by Python."""
    try:
        parsed = list(Formatter().parse(text))
    except ValueError:
        return Counter(re.findall(r"\{[^{}]*\}", text))
    named = [
        f"{name}{'!' + turn if turn else ''}{':' + form if form else ''}"
        for _, name, form, turn in parsed
        if name is not None
    ]
    return Counter(named + ["%n"] * text.count("%n"))


def _mnemonics(text: str) -> str:
    """The access keys; the same letters in all languages, so that no two in a menu are the same."""
    return "".join(_MNEMONIC.findall(_ENTITY.sub("", _DOUBLED.sub("", text)))).lower()


def _tags(text: str) -> Counter[str]:
    return Counter(_TAG.findall(text))


def _edges(text: str) -> tuple[str, str]:
    # A full-width mark brings its space with it.
    ends = text.rstrip() if text.rstrip().endswith((",", "，")) else text
    return text[: len(text) - len(text.lstrip())], ends[len(ends.rstrip()) :]


_SAME: dict[str, Callable[[str], object]] = {
    "places": places,
    "access key (&)": _mnemonics,
    "tags": _tags,
    "spaces at the ends": _edges,
}


def _shown(value: object) -> str:
    if isinstance(value, Counter):
        return ", ".join(sorted(value.elements())) or "none"
    return repr(value)
