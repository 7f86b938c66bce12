"""Cut, copy, paste and duplicate for positions, with the moves among them and their stones."""

import numpy as np
from PySide6.QtCore import QMimeData, QObject, QPointF, Signal
from PySide6.QtGui import QGuiApplication

from engine import project_file
from engine.games import graph_edits as edits
from engine.games.graph import Place
from engine.games.graph_convert import part_of
from engine.games.graph_record import GraphRecord
from gui.canvas.commands import GraphCommands
from gui.canvas.geometry import GRID
from gui.canvas.remarks.commands import no_room
from gui.selection import Selection
from gui.session import Session

BESIDE = 3 * GRID
"""Between what was copied and what is pasted, in canvas units."""
MIME = "application/x-grundy-graph"


class GraphClipboard(QObject):
    """The clipboard's part of the canvas.

    Signals
    -------
    text_pasted(str)
        The clipboard held no positions of ours but a text, which may be a judge's file.
    """

    text_pasted = Signal(str)

    def __init__(self, session: Session, selection: Selection, commands: GraphCommands) -> None:
        super().__init__(commands)
        self._session = session
        self._selection = selection
        self._commands = commands
        self._pastes = 0

    def copy(self) -> None:
        """Put the selected positions on the clipboard; nothing selected leaves it as it is."""
        record = self._selected()
        if record is None:
            return
        text = project_file.fragment_to_text(record)
        data = QMimeData()
        data.setData(MIME, text.encode())
        data.setText(text)
        QGuiApplication.clipboard().setMimeData(data)
        self._pastes = 0

    def cut(self) -> None:
        """Copy the selected positions and notes and take them away; where none is selected, nothing happens."""
        if self._selection.positions or self._selection.notes:
            self.copy()
            self._commands.delete_selection()

    def paste(self, at: QPointF | None = None) -> None:
        """Add what is on the clipboard: around `at`, or a step beside where it was."""
        data = QGuiApplication.clipboard().mimeData()
        if data is None:
            # An emptied clipboard.
            return
        text = bytes(data.data(MIME).data()).decode(errors="replace") if data.hasFormat(MIME) else data.text()
        record = project_file.fragment_from_text(text)
        if record is not None:
            self._pastes += 1
            self._insert(record, self._shift(record, at, self._pastes), self.tr("Paste"))
        elif text.strip():
            self.text_pasted.emit(text)

    def duplicate(self) -> None:
        record = self._selected()
        if record is not None:
            self._insert(record, self._shift(record, None, 1), self.tr("Duplicate"))

    def _selected(self) -> GraphRecord | None:
        game = self._session.graph
        if game is None or not (self._selection.positions or self._selection.notes):
            return None
        return part_of(game, self._selection.positions, self._session.graph_query, self._selection.notes)

    def _shift(self, record: GraphRecord, at: QPointF | None, steps: int) -> QPointF:
        """Where to: around `at`, or to the right of where it was, clear of it."""
        corners = [*([] if record.places is None else record.places.tolist()), *(note.place for note in record.notes)]
        if not corners:
            return QPointF()
        # Of notes too: what is as wide as they are is clear of them.
        corners += [(note.place.x + note.width, note.place.y) for note in record.notes]
        low, high = np.min(corners, axis=0), np.max(corners, axis=0)
        if at is None:
            return QPointF(float(high[0] - low[0]) + BESIDE, 0.0) * steps
        return at - QPointF(*((low + high) / 2).tolist())

    def _insert(self, record: GraphRecord, shift: QPointF, text: str) -> None:
        game = self._session.graph
        if game is None or record.places is None:
            return
        places = [Place(x + shift.x(), y + shift.y()) for x, y in record.places.tolist()]
        way = Place(shift.x(), shift.y())
        if full := no_room(game, len(record.notes), len(record.groups)):
            self._commands.said.emit(full)
            return
        keys, change = edits.paste(game, record, places, self._session.graph_query, way)
        before = game.remarks.notes.keys() | game.remarks.groups.keys()
        self._session.edit(change, f"{text} {self._counted(record)}")
        moves = zip(record.sources.tolist(), record.targets.tolist(), strict=True)
        notes, groups = game.remarks.notes.keys() - before, game.remarks.groups.keys() - before
        self._selection.set(keys, [(keys[s], keys[t]) for s, t in moves], notes, groups)

    def _counted(self, record: GraphRecord) -> str:
        if record.n or not record.notes:
            return self.tr("a position") if record.n == 1 else self.tr("{0} positions").format(record.n)
        return self.tr("a note") if len(record.notes) == 1 else self.tr("{0} notes").format(len(record.notes))
