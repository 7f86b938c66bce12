"""What a person can do to notes and groups, as verbs; each is one step of the history."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from engine.games import remark_edits as edits
from engine.games.graph import GraphGame, Place
from engine.games.graph_changes import GraphChange, together
from engine.games.remark_changes import ChangeNote, PaintGroup, RemoveGroup, RenameGroup
from engine.games.remarks import LONGEST_NOTE, LONGEST_TITLE, MOST_GROUPS, MOST_NOTES, USUAL, Group, Note

if TYPE_CHECKING:
    from gui.canvas.view import GraphCanvas

WORDS = 24
"""Characters of a text that the name of a step takes."""


def tr(text: str) -> str:
    return QCoreApplication.translate("Remarks", text)


def short(text: str) -> str:
    """The beginning of a text, on one line."""
    line = " ".join(text.split())
    return line if len(line) <= WORDS else f"{line[: WORDS - 1].rstrip()}…"


def no_room(game: GraphGame, notes: int = 0, groups: int = 0) -> str:
    """Why so many more notes and groups do not fit into a graph; "" if they do."""
    there = game.remarks
    if notes and len(there.notes) + notes > MOST_NOTES:
        return tr("There are {0} notes already, and no more fit.").format(len(there.notes))
    if groups and len(there.groups) + groups > MOST_GROUPS:
        return tr("There are {0} groups already, and no more fit.").format(len(there.groups))
    return ""


class CanvasRemarks:
    """The verbs for the notes and groups of one canvas."""

    def __init__(self, canvas: "GraphCanvas") -> None:
        self._canvas = canvas

    @property
    def game(self) -> GraphGame | None:
        return self._canvas.commands.game

    def _edit(self, change: GraphChange | None, text: str) -> None:
        self._canvas.session.edit(change, text)

    # Notes

    def add(self, text: str, place: QPointF) -> None:
        """A new note; selected. Gives up, and says so, where there are too many."""
        game, text = self.game, text.strip("\n")[:LONGEST_NOTE]
        if game is None or not text.strip():
            return
        if full := no_room(game, notes=1):
            self._canvas.commands.said.emit(full)
            return
        key, change = edits.add_note(game, text, Place(place.x(), place.y()))
        self._edit(change, tr("Add note “{0}”").format(short(text)))
        self._canvas.selection.set(notes=[key])

    def write(self, key: int, text: str) -> None:
        """Another text for a note; a note without any goes."""
        game, text = self.game, text.rstrip("\n")[:LONGEST_NOTE]
        if game is None or key not in game.remarks.notes:
            return
        if text.strip():
            self._edit(edits.write_note(game.remarks.notes[key], text), tr("Write note “{0}”").format(short(text)))
        else:
            self._canvas.commands.delete(notes=[key])

    def widen(self, key: int, width: float) -> None:
        """Another width for a note."""
        game = self.game
        if game is not None and key in game.remarks.notes:
            note = game.remarks.notes[key]
            self._edit(edits.widen_note(note, width), tr("Change the width of a note"))

    def room_for_note(self) -> QPointF:
        """Where a note goes that nobody has placed: beside what is selected, or in the middle of the view."""
        canvas = self._canvas
        rows = canvas.picture.rows_of(canvas.selection.positions)
        if len(rows):
            around = canvas.picture.bounds(rows.tolist())
            wanted = around.topRight() + QPointF(12.0, 0.0)
        else:
            wanted = canvas.centre - QPointF(USUAL / 2, 20.0)
        # Not right on another: both would look like one.
        while canvas.frame.notes.inside(QRectF(wanted, wanted).adjusted(-1.0, -1.0, 1.0, 1.0)):
            wanted += QPointF(24.0, 24.0)
        return canvas.snapped(wanted)

    # Groups

    def group(self, positions: Iterable[int], title: str) -> None:
        """A new group of some positions; selected."""
        game, title = self.game, " ".join(title.split())[:LONGEST_TITLE]
        made = edits.group(game, positions, title) if game is not None and title else None
        if game is None or made is None:
            return
        if full := no_room(game, groups=1):
            self._canvas.commands.said.emit(full)
            return
        key, change = made
        self._edit(change, tr("Group “{0}”").format(short(title)))
        self.select_group(key)

    def rename(self, key: int, title: str) -> None:
        """Another title for a group; none leaves it as it is."""
        game, title = self.game, " ".join(title.split())[:LONGEST_TITLE]
        group = game.remarks.groups.get(key) if game is not None else None
        if group is not None and title and title != group.title:
            self._edit(RenameGroup(key, group.title, title), tr("Rename group “{0}”").format(short(title)))

    def select_group(self, key: int, adding: bool = False) -> None:
        """Select the positions of a group and the group itself; `adding` keeps what is selected."""
        game, chosen = self.game, self._canvas.selection
        if game is None or key not in game.remarks.groups:
            return
        members = game.remarks.groups[key].members
        if adding:
            chosen.set(chosen.positions | members, chosen.moves, chosen.notes, chosen.groups | {key})
        else:
            chosen.set(members, groups=[key])

    def chosen_groups(self) -> list[Group]:
        """The groups that are meant: those selected, or else those that a selected position is in."""
        game, chosen = self.game, self._canvas.selection
        if game is None:
            return []
        keys = chosen.groups or game.remarks.groups_of(chosen.positions)
        return [game.remarks.groups[key] for key in sorted(keys) if key in game.remarks.groups]

    def ungroup(self) -> None:
        """Take away the groups that are meant; their positions stay."""
        groups = self.chosen_groups()
        if groups:
            title = tr("Ungroup “{0}”").format(short(groups[0].title))
            text = title if len(groups) == 1 else tr("Ungroup {0} groups").format(len(groups))
            self._edit(together([RemoveGroup(group) for group in groups]), text)

    def select_groups(self) -> None:
        """Select all positions of the groups that are meant."""
        for i, group in enumerate(self.chosen_groups()):
            self.select_group(group.key, adding=i > 0)

    def join(self) -> None:
        """Put the selected positions into the one group that is meant."""
        game, groups = self.game, self.chosen_groups()
        if game is None or len(groups) != 1:
            return
        members = groups[0].members | self._canvas.selection.positions
        change = edits.set_members(game, groups[0].key, members)
        self._edit(change, tr("Add to group “{0}”").format(short(groups[0].title)))

    def leave(self) -> None:
        """Take the selected positions out of their groups; a group without any goes."""
        game, positions = self.game, self._canvas.selection.positions
        if game is not None and game.remarks.groups_of(positions):
            changes = edits.members_gone(game, positions)
            self._edit(together(changes), tr("Take out of the group"))

    # Both

    def paint(self, colour: str) -> None:
        """Colour the selected notes, and the groups that are meant."""
        changes: list[GraphChange] = [
            ChangeNote(note, Note(note.key, note.text, note.place, note.width, colour))
            for note in self.chosen_notes()
            if note.colour != colour
        ]
        groups = self.chosen_groups() if self._canvas.selection.groups or not self.chosen_notes() else []
        changes += [PaintGroup(group.key, group.colour, colour) for group in groups if group.colour != colour]
        if changes:
            self._edit(together(changes), tr("Change the colour"))

    def chosen_notes(self) -> list[Note]:
        """The selected notes."""
        game = self.game
        notes = game.remarks.notes if game is not None else {}
        return [notes[key] for key in sorted(self._canvas.selection.notes) if key in notes]

    def step(self, by: int) -> None:
        """Select the next note or group (1) or the one before (-1), and show it; after the last comes the first."""
        game, chosen = self.game, self._canvas.selection
        if game is None:
            return
        keys = [*sorted(game.remarks.notes), *sorted(game.remarks.groups)]
        if not keys:
            self._canvas.commands.said.emit(tr("There are no notes and no groups."))
            return
        here = next((i for i, key in enumerate(keys) if key in chosen.notes or key in chosen.groups), None)
        key = keys[(0 if by > 0 else -1) if here is None else (here + by) % len(keys)]
        if key in game.remarks.notes:
            chosen.set(notes=[key])
        else:
            self.select_group(key)
        self.show(key)

    def show(self, key: int) -> None:
        """Shift the view, if a note or the title of a group is not in sight; and say what it is."""
        canvas, game = self._canvas, self.game
        if game is None:
            return
        note, group = game.remarks.notes.get(key), game.remarks.groups.get(key)
        if note is not None:
            where, words = canvas.frame.notes.rect(note), tr("Note: {0}").format(short(note.text))
        elif group is not None:
            where, words = canvas.frame.groups.rect(key), tr("Group {0}").format(short(group.title))
        else:
            return
        seen = canvas.camera.world_rect(QRectF(canvas.rect()))
        if not seen.contains(where.topLeft() + QPointF(20.0, 14.0)):
            canvas.look_at(canvas.camera.scale, where.center())
        canvas.commands.said.emit(words)
