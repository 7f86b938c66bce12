"""The lines under a picture: what it is called, who wins, and the nim-sum."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.drawing.escape import clean
from engine.drawing.shapes import Sheet, Text
from engine.drawing.themes import Theme
from engine.drawing.widths import wrapped
from engine.sg import nim_sum

MOST_TERMS = 12
"""Values that are written out in a nim-sum."""
NARROWEST = 260.0
"""A caption takes so much room beside a picture that is narrower."""
GAP = 20.0


@dataclass(frozen=True, slots=True)
class Verdict:
    """The question of a picture and its answer: the values whose nim-sum it is, and what they are values of."""

    values: tuple[int, ...]
    parts: str

    @property
    def winner(self) -> str:
        return "The first player wins" if nim_sum(self.values) else "The second player wins"

    @property
    def sum(self) -> str:
        """The nim-sum: ``nim-sum 1 ⊕ 3 = 2``."""
        total = nim_sum(self.values)
        if not self.values:
            return f"no {self.parts}: nim-sum 0"
        if len(self.values) > MOST_TERMS:
            return f"nim-sum of {len(self.values)} {self.parts}: {total}"
        terms = " ⊕ ".join(map(str, self.values))
        return f"nim-sum {terms} = {total}" if len(self.values) > 1 else f"nim-sum {total}"

    @property
    def sentence(self) -> str:
        """The nim-sum as a line of its own."""
        return self.sum[:1].upper() + self.sum[1:]


def heading(*names: str) -> str:
    """The names that there are, of the case and of the query, as one line."""
    return " · ".join(filter(None, (clean(name).strip() for name in names)))


def add_caption(sheet: Sheet, theme: Theme, title: str, verdict: Verdict | None, notes: Sequence[str] = ()) -> None:
    """Put the lines under all that is on the sheet, in its middle."""
    left, _, right, bottom = sheet.tight
    centre, room = (left + right) / 2, max(right - left, NARROWEST)
    y = bottom + GAP if sheet.shapes else 0.0
    lines = [(title, 14.0, True, theme.text, "name")] if title else []
    if verdict:
        lines.append((verdict.winner, 14.0, True, theme.text, "winner"))
        lines.append((verdict.sentence, 13.0, False, theme.text_muted, "nim-sum"))
    lines += [(note, 12.0, False, theme.text_muted, "note") for note in notes]
    for text, size, bold, ink, role in lines:
        for line in wrapped(text, size, room, 4, bold):
            sheet.add(Text(centre, y, line, size, ink, bold=bold, role=role))
            y += size * 1.45
