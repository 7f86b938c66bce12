"""What is written on the canvas itself: names of positions, the texts of notes, and the titles of groups."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from gui.canvas.geometry import RADIUS
from gui.canvas.pointer import Pointer
from gui.canvas.remarks.commands import tr

if TYPE_CHECKING:
    from gui.canvas.name_editor import NameEditor
    from gui.canvas.remarks.note_editor import NoteEditor
    from gui.canvas.remarks.title_line import TitleLine
    from gui.canvas.view import GraphCanvas


class RemarkWriting:
    """Opens the editors of one canvas, which are made when they are first used."""

    def __init__(self, canvas: "GraphCanvas") -> None:
        self._canvas = canvas
        self._note: NoteEditor | None = None
        self._title: TitleLine | None = None
        self._name: NameEditor | None = None

    def edit_name(self, key: int) -> None:
        """Let the name of a position be typed beside it."""
        canvas = self._canvas
        if key in canvas.picture.row:
            name = canvas.picture.names.get(key, "")
            self._name_line().open(key, name, canvas.position_at(key), RADIUS * canvas.camera.scale)

    def add_note(self, place: QPointF | None = None) -> None:
        """Let a new note be written, at a place of the canvas or where there is room."""
        if self._canvas.commands.game is not None:
            self._canvas.cancel_gesture()
            at = self._canvas.remarks.room_for_note() if place is None else self._canvas.snapped(place)
            self._note_editor().open(None, "", at)

    def edit_note(self, key: int) -> None:
        """Let the text of a note be changed."""
        game = self._canvas.commands.game
        if game is not None and key in game.remarks.notes:
            self._note_editor().open(key, game.remarks.notes[key].text, QPointF())

    def group_selection(self) -> None:
        """Ask for a title, and make a group of the selected positions under it."""
        game, canvas = self._canvas.commands.game, self._canvas
        positions = canvas.selection.positions
        if game is None or not positions:
            return
        title = tr("Group {0}").format(len(game.remarks.groups) + 1)
        around = canvas.picture.bounds(canvas.picture.rows_of(positions).tolist())
        self._title_line().open(None, positions, title, canvas.camera.to_screen(around.topLeft()).toPoint())

    def edit_title(self, key: int) -> None:
        """Let the title of a group be changed."""
        game, canvas = self._canvas.commands.game, self._canvas
        if game is not None and key in game.remarks.groups:
            corner = canvas.camera.to_screen(canvas.frame.groups.rect(key).topLeft()).toPoint()
            group = game.remarks.groups[key]
            self._title_line().open(key, group.members, group.title, corner)

    def edit_at(self, pointer: Pointer) -> None:
        """Let the note or the title under the pointer be written."""
        if pointer.note is not None:
            self._canvas.selection.set(notes=[pointer.note])
            self.edit_note(pointer.note)
        elif pointer.group is not None:
            self._canvas.remarks.select_group(pointer.group)
            self.edit_title(pointer.group)

    def press(self, event: QKeyEvent) -> bool:
        """Enter writes the one selected note; whether the key was that."""
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        return plain and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.edit_selected()

    def edit_selected(self) -> bool:
        """Let the one selected note or group be written; whether there is one."""
        chosen = self._canvas.selection
        if len(chosen.notes) == 1 and not chosen.positions:
            self.edit_note(next(iter(chosen.notes)))
            return True
        if len(chosen.groups) == 1:
            self.edit_title(next(iter(chosen.groups)))
            return True
        return False

    def commit(self) -> None:
        """Take what is being written."""
        for editor in (self._name, self._note, self._title):
            if editor is not None:
                editor.commit()

    def check(self) -> None:
        """Close what is about something that is gone."""
        for editor in (self._name, self._note, self._title):
            if editor is not None:
                editor.check()

    def _name_line(self) -> "NameEditor":
        if self._name is None:
            from gui.canvas.name_editor import NameEditor

            self._name = NameEditor(self._canvas)
        return self._name

    def _note_editor(self) -> "NoteEditor":
        if self._note is None:
            from gui.canvas.remarks.note_editor import NoteEditor

            self._note = NoteEditor(self._canvas)
        return self._note

    def _title_line(self) -> "TitleLine":
        if self._title is None:
            from gui.canvas.remarks.title_line import TitleLine

            self._title = TitleLine(self._canvas)
        return self._title
