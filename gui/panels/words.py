"""The verdict in words: those of the judges and plain ones."""

import re
from dataclasses import dataclass
from typing import Any

from engine.formats.base import Format
from engine.formats.registry import UnknownFormatError, formats
from gui.faces.face import Sum, Unknown
from gui.faces.texts import brief, counted, listed, tr

_JUDGE = re.compile(r"\(([^()/]+)")


@dataclass(frozen=True, slots=True)
class JudgeWords:
    """What one judge prints if the first player wins, and if not; `judge` is its short name, such as "HDU 1524"."""

    judge: str
    wins: str
    loses: str

    def word(self, value: int) -> str:
        """The word for a placement of that nim-sum."""
        return self.wins if value else self.loses


def judge_words(format_name: str, kind: str = "") -> JudgeWords:
    """The words of the format of that name; of the first one for games of that kind where it is for others.

    Without a kind, those of the first graph format where there is no format of that name.
    """
    try:
        form = formats().get(format_name)
    except UnknownFormatError:
        form = None
    if form is None or (kind and form.game != kind):
        form = formats().for_game(kind or "graph")[0]
    return _words_of(form)


def other_judges(format_name: str, kind: str) -> tuple[JudgeWords, ...]:
    """The words of the other formats for games of that kind."""
    own = judge_words(format_name, kind)
    return tuple(words for words in map(_words_of, formats().for_game(kind)) if words.judge != own.judge)


def _words_of(form: Format[Any]) -> JudgeWords:
    found = _JUDGE.search(form.title)
    return JudgeWords(found[1].strip() if found else form.name, *form.answer_words)


def answer(words: JudgeWords, value: Sum | None) -> str:
    """The word for a nim-sum; "?" where it cannot be told, "…" where it is not found yet."""
    if value is None:
        return "…"
    return "?" if isinstance(value, Unknown) else words.word(value)


def winner(value: int) -> str:
    """Who wins a placement of that nim-sum, in plain words."""
    return tr("First player wins") if value else tr("Second player wins")


__all__ = ["JudgeWords", "answer", "brief", "counted", "judge_words", "listed", "other_judges", "tr", "winner"]
