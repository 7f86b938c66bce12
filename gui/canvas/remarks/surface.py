"""A canvas that follows the notes and groups of its graph: what became otherwise of them is all that is painted."""

from PySide6.QtCore import QEvent, QPointF, QRectF

from engine.games.graph_delta import GraphDelta
from gui.canvas.surface import CanvasSurface

HAIR = 4.0
"""Pixels around a note or group that are painted anew with it."""


class RemarkedSurface(CanvasSurface):
    """Keeps the picture and the selection right where notes and groups change."""

    def _take(self, delta: GraphDelta) -> None:
        remarks = delta.notes or delta.groups
        rest = delta.positions or delta.places or delta.moves or delta.labels or delta.queries
        if rest or not remarks:
            super()._take(delta)
        if remarks:
            self.frame.notes.shifted, self.frame.notes.widened = {}, {}
            self._drop_stale_selection()
            self.update_remarks(delta.notes, delta.groups)

    def update_remarks(self, notes: set[int], groups: set[int]) -> None:
        """Paint anew where these notes and groups were and where they are."""
        frame = self.frame
        area = frame.notes.painted(notes)
        for key in groups:
            area |= frame.groups.painted(key)
        reach = 3 * frame.groups.title_size if groups else 0.0
        where = self.camera.screen_rect(area.adjusted(0.0, -reach, 0.0, 0.0))
        self.update(where.adjusted(-HAIR, -HAIR, HAIR, HAIR).toAlignedRect())

    def _drop_stale_selection(self) -> None:
        game, chosen = self._session.graph, self.selection
        if game:
            self.selection.set(
                [p for p in chosen.positions if p in game],
                [(s, t) for s, t in chosen.moves if s in game and game.move(s, t)],
                chosen.notes & game.remarks.notes.keys(),
                chosen.groups & game.remarks.groups.keys(),
            )

    def preview_places(self, places: dict[int, QPointF]) -> None:
        super().preview_places(places)
        if self._game is not None and self._game.remarks.groups:
            # Their regions reach farther than what is on its way.
            self.update()

    def preview_notes(self, places: dict[int, QPointF]) -> None:
        """Show notes elsewhere without changing the document; none ends that."""
        before = self.frame.notes.shifted
        self.update_remarks(set(before), set())
        self.frame.notes.shifted = places
        self.update_remarks(set(places), set())

    def preview_width(self, note: int, width: float | None) -> None:
        """Show a note as wide as that without changing the document; None ends that."""
        self.update_remarks({note}, set())
        self.frame.notes.widened = {} if width is None else {note: width}
        self.update_remarks({note}, set())

    def notes_within(self, band: QRectF) -> frozenset[int]:
        """The notes that lie wholly in a rectangle."""
        return frozenset(note.key for note, rect in self.frame.notes.inside(band) if band.contains(rect))

    def fit(self) -> None:
        """Show the whole graph, with the notes beside it."""
        super().fit()
        whole = self.whole()
        if self._game is not None and self._game.remarks.notes and whole != self.picture.bounds():
            self.camera.fit(whole, self._free_size())
            self.zoomed.emit(self.camera.scale)

    def whole(self) -> QRectF:
        """Around the positions, the notes and the groups."""
        bounds = self.picture.bounds() if self.picture.n else QRectF()
        return bounds | self.frame.notes.bounds() | self.frame.groups.bounds()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "frame"):
            self.frame.notes.forget_shapes()
