"""The verdict in words: those of the judges and plain ones."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from engine.formats.base import Format
from engine.formats.registry import UnknownFormatError, formats
from engine.games.graph_record import Runs

_JUDGE = re.compile(r"\(([^()/]+)")
MANY_RUNS = 24


@dataclass(frozen=True, slots=True)
class JudgeWords:
    """What one judge prints if the first player wins, and if not; `judge` is its short name, such as "HDU 1524"."""

    judge: str
    wins: str
    loses: str

    def word(self, value: int) -> str:
        """The word for a placement of that nim-sum."""
        return self.wins if value else self.loses


def judge_words(format_name: str) -> JudgeWords:
    """The words of the format of that name; of the first graph format where there is none of that name."""
    try:
        return _words_of(formats().get(format_name))
    except UnknownFormatError:
        return _words_of(formats().for_game("graph")[0])


def other_judges(format_name: str) -> tuple[JudgeWords, ...]:
    """The words of the other graph formats."""
    own = judge_words(format_name)
    return tuple(words for words in map(_words_of, formats().for_game("graph")) if words.judge != own.judge)


def _words_of(form: Format) -> JudgeWords:  # type: ignore[type-arg]
    found = _JUDGE.search(form.title)
    return JudgeWords(found[1].strip() if found else form.name, *form.answer_words)


def winner(value: int) -> str:
    """Who wins a placement of that nim-sum, in plain words."""
    return tr("First player wins") if value else tr("Second player wins")


def stones_text(titled: Iterable[tuple[str, int]], runs: int) -> str:
    """Stones such as "0, 2 ×3": `titled` gives titles and counts, of `runs` runs in all; only the first are read."""
    parts: list[str] = []
    for title, count in titled:
        if len(parts) == MANY_RUNS:
            break
        parts.append(title if count == 1 else f"{title} ×{count}")
    return ", ".join(parts) + (", …" if runs > MANY_RUNS else "")


def first_runs(stones: Runs) -> Runs:
    """The runs that `stones_text` reads."""
    return stones[: MANY_RUNS + 1]


def counted(count: int, one: str, many: str) -> str:
    """`one` for 1, else `many` with the number put for {n}."""
    return one if count == 1 else many.format(n=f"{count:,}")


def tr(text: str) -> str:
    return QCoreApplication.translate("panels", text)
