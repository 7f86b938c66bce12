"""How well a typed text fits a command, and which letters of its title it is found in.

Every word of the text has to be found somewhere. In a title it counts most as the beginning, then as the beginning of a
word, then as the first letters of several words, then inside of a word, and least as letters in this order with others
between them.
"""

from dataclasses import dataclass

PREFIX, WORD, INITIALS, INSIDE, SPREAD, BESIDE, KEYS = 100.0, 80.0, 64.0, 50.0, 20.0, 12.0, 60.0
ALIASES = {
    "node": "position", "nodes": "position", "vertex": "position", "vertices": "position", "edge": "move",
    "edges": "move", "arc": "move", "arcs": "move", "arrow": "move", "token": "stone", "tokens": "stone",
    "hotkey": "shortcut", "hotkeys": "shortcut", "keybinding": "shortcut", "piece": "chess", "pile": "heap",
    "piles": "heap", "arrange": "lay out", "image": "picture", "screenshot": "picture", "autolayout": "lay out",
}  # fmt: skip
"""What other programs call it."""


@dataclass(frozen=True)
class Fit:
    """How well a text fits, and the places of the letters of the title that it is found in."""

    score: float
    places: frozenset[int] = frozenset()


def fit(text: str, title: str, beside: str = "", keys: str = "") -> Fit | None:
    """How a typed text fits a command; None if it does not.

    Parameters
    ----------
    title
        What the command is called.
    beside
        Its menus and its description: a word that is found only there counts little.
    keys
        Its shortcut: typing that finds it as well.
    """
    score, places = 0.0, set[int]()
    for word in _lower(text).split():
        found = _word_fit(word, title, beside, keys) or _alias_fit(word, title, beside)
        if found is None:
            return None
        score += found.score
        places |= found.places
    # Of two that fit alike, the shorter title is the more exact.
    return Fit(score - len(title) / 50, frozenset(places))


def _word_fit(word: str, title: str, beside: str, keys: str) -> Fit | None:
    lower = _lower(title)
    at = _at_word_start(word, lower)
    if at >= 0:
        return Fit(PREFIX if at == 0 else WORD, _run(at, word))
    if keys and _lower(keys) == word:
        return Fit(KEYS)
    if len(word) > 1 and (initials := _initials(word, lower)):
        return Fit(INITIALS, initials)
    at = lower.find(word)
    if at >= 0:
        return Fit(INSIDE, _run(at, word))
    if _at_word_start(word, _lower(beside)) >= 0:
        return Fit(BESIDE)
    spread = _spread(word, lower) if len(word) > 2 else None
    return Fit(SPREAD - (max(spread) - min(spread) + 1 - len(word)), spread) if spread else None


def _alias_fit(word: str, title: str, beside: str) -> Fit | None:
    alias = ALIASES.get(word)
    found = _word_fit(alias, title, beside, "") if alias else None
    return Fit(found.score - 5, found.places) if found else None


def _lower(text: str) -> str:
    """In small letters, of which there are as many."""
    lower = text.lower()
    return lower if len(lower) == len(text) else "".join(c.lower() if len(c.lower()) == 1 else c for c in text)


def _starts(text: str) -> list[int]:
    """Where words begin."""
    return [i for i, c in enumerate(text) if c.isalnum() and (i == 0 or not text[i - 1].isalnum())]


def _at_word_start(word: str, text: str) -> int:
    if text.startswith(word):
        return 0
    return next((i for i in _starts(text) if text.startswith(word, i)), -1)


def _run(at: int, word: str) -> frozenset[int]:
    return frozenset(range(at, at + len(word)))


def _initials(word: str, text: str) -> frozenset[int] | None:
    """The word as beginnings of words that follow each other: "lsel" in "Lay out selection"."""
    found: list[int] = []
    at = 0
    for start in _starts(text):
        length = 0
        while at < len(word) and start + length < len(text) and text[start + length] == word[at]:
            found.append(start + length)
            at, length = at + 1, length + 1
    return frozenset(found) if at == len(word) else None


def _spread(word: str, text: str) -> frozenset[int] | None:
    """The letters of the word in this order from the beginning of a word on, close enough together to be meant."""
    for start in (start for start in _starts(text) if text[start] == word[0]):
        found = [start]
        for letter in word[1:]:
            found.append(text.find(letter, found[-1] + 1))
            if found[-1] < 0:
                break
        if found[-1] >= 0 and found[-1] - start < 3 * len(word):
            return frozenset(found)
    return None
