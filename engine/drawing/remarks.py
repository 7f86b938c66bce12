"""Notes and groups of a graph in a picture: soft regions around positions, and cards with text, beneath everything."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.drawing.escape import clean
from engine.drawing.remark_boxes import (
    INSET,
    LINE,
    NOTE_SIZE,
    ROUND_GROUP,
    ROUND_NOTE,
    SOFT,
    TITLE_SIZE,
    TITLE_STRIP,
    group_box,
    note_height,
)
from engine.drawing.remark_boxes import Box as Around
from engine.drawing.shapes import Box, Sheet, Text
from engine.drawing.themes import Theme
from engine.drawing.widths import wrapped
from engine.games.graph_record import FloatArray, GraphRecord
from engine.games.remarks import LONGEST_NOTE, GroupRecord, NoteRecord


class Ink(NamedTuple):
    """The colours of a note or group: of its ground, its edge and a group's title."""

    fill: str
    edge: str


_PLAIN = Ink("#f2f2f2", "#5a5a5a")
_INKS = {
    "light": {
        "amber": Ink("#fdf1dc", "#8f5400"),
        "violet": Ink("#ebe8fc", "#5b4bd6"),
        "green": Ink("#e2f5ec", "#0b7a4b"),
        "red": Ink("#fdebec", "#c02a37"),
        "grey": Ink("#eceef2", "#5a6170"),
    },
    "dark": {
        "amber": Ink("#3d3020", "#f2b34d"),
        "violet": Ink("#332f52", "#a79bff"),
        "green": Ink("#1d3a2e", "#55cd93"),
        "red": Ink("#43262a", "#ff8087"),
        "grey": Ink("#30343c", "#a6adba"),
    },
}


def ink(theme: Theme, colour: str) -> Ink:
    """What a colour of `engine.games.remarks` looks like in a theme; on paper all are alike."""
    return _INKS.get(theme.name, {}).get(colour, _PLAIN)


def note_lines(note: NoteRecord) -> list[str]:
    """The text of a note as lines that fit into its width."""
    return [line for part in note.text.split("\n") for line in _lines_of(part, note.width - 2 * INSET)]


def _lines_of(paragraph: str, room: float) -> list[str]:
    return wrapped(clean(paragraph), NOTE_SIZE, room, LONGEST_NOTE) or [""]


def add_remarks(sheet: Sheet, theme: Theme, record: GraphRecord, places: FloatArray) -> None:
    """Put the groups and then the notes of a graph on a sheet, whose positions are at `places`, shape (n, 2)."""
    # Large groups first: small ones within them lie on top.
    groups = sorted(record.groups, key=lambda group: -len(group.members))
    boxes = [group_box(*places[list(group.members)].T) for group in groups]
    for group, box in zip(groups, boxes, strict=True):
        look = ink(theme, group.colour)
        sheet.add(Box(*box, look.fill, look.edge, 1.0, ROUND_GROUP, SOFT, role="group"))
    for group, box in zip(groups, boxes, strict=True):
        _add_title(sheet, theme, group, box)
    for note in record.notes:
        _add_note(sheet, theme, note)


def _add_title(sheet: Sheet, theme: Theme, group: GroupRecord, box: Around) -> None:
    left, top, width, _ = box
    for line in wrapped(clean(group.title), TITLE_SIZE, width - 2 * INSET, 1, bold=True):
        edge, y = ink(theme, group.colour).edge, top + TITLE_STRIP / 2 + 3.0
        sheet.add(Text(left + INSET, y, line, TITLE_SIZE, edge, "start", bold=True, role="group-title"))


def _add_note(sheet: Sheet, theme: Theme, note: NoteRecord) -> None:
    (left, top), look, lines = note.place, ink(theme, note.colour), note_lines(note)
    height = note_height(len(lines))
    sheet.add(Box(left, top, note.width, height, look.fill, look.edge, 1.0, ROUND_NOTE, role="note-card"))
    for y, line in _rows(top, lines):
        sheet.add(Text(left + INSET, y, line, NOTE_SIZE, theme.text, "start", role="note-text"))


def _rows(top: float, lines: list[str]) -> Iterator[tuple[float, str]]:
    """The middle of each line that has anything in it."""
    for i, line in enumerate(lines):
        if line:
            yield top + INSET + (i + 0.5) * LINE, line
