"""The text of a note in lines, as Qt sets it."""

import re
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QTextLayout, QTextOption

from engine.drawing.remark_boxes import INSET, LINE, NOTE_SIZE, note_height

TAB = 10
"""About how many letters Qt leaves free for a tab at most."""
_ENDS = re.compile("[\n\u2028\u2029]")
"""What a line ends with: files may hold others than those that are typed."""


class NoteShape:
    """The lines of one text at one width, in canvas units.

    Attributes
    ----------
    height
        Of the whole note.
    """

    def __init__(self, text: str, width: float, font: QFont) -> None:
        font = QFont(font)
        font.setPixelSize(round(NOTE_SIZE))
        # At other scales than 100 % letters would stand unevenly.
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        self._layout = QTextLayout(text.replace("\n", "\u2028"), font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout.setTextOption(option)
        self._layout.beginLayout()
        count = 0
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(width - 2 * INSET)
            line.setPosition(QPointF(0.0, count * LINE + (LINE - line.height()) / 2))
            count += 1
        self._layout.endLayout()
        self.height = note_height(count)

    @property
    def layout(self) -> QTextLayout:
        """To be drawn `INSET` from the corner of the note."""
        return self._layout


@lru_cache(maxsize=16_384)
def guessed_height(text: str, width: float) -> float:
    """About the height of a note, for one that is seen from far: nothing is set for it."""
    room = max((width - 2 * INSET) / (0.6 * NOTE_SIZE), 1.0)
    parts = _ENDS.split(text)
    return note_height(sum(1 + int((len(part) + TAB * part.count("\t")) / room) for part in parts))
