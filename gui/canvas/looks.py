"""How a canvas shows its graph, as its user likes it: filters, colours by value, curved moves, guides."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QObject, QRectF, Signal

from gui.canvas.filters import REACHING, Dimming, Filter
from gui.faces.numbering import numbering

if TYPE_CHECKING:
    from gui.canvas.surface import CanvasSurface

HAIR = 3.0
"""Pixels around a guide that are painted anew with it."""


class Looks(QObject):
    """The looks of one canvas.

    Signals
    -------
    filter_changed()
        Another filter, or none, or the filter dims others now.
    changed()
        Anything of it.
    """

    filter_changed = Signal()
    changed = Signal()

    def __init__(self, canvas: "CanvasSurface") -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._dimming = Dimming()
        self.guiding = False
        self.curved = False
        self.filter_changed.connect(self.changed)
        self.changed.connect(canvas.update)
        numbering.changed.connect(self.changed)

    # Filters

    @property
    def filter(self) -> Filter | None:
        """What stands out, if there is a filter."""
        return self._dimming.filter

    def set_filter(self, chosen: Filter | None) -> None:
        """Dim all that a filter leaves out; None dims nothing."""
        if chosen != self._dimming.filter:
            self._dimming.set(chosen)
            self.mind()
            self.filter_changed.emit()

    @property
    def shown(self) -> int:
        """How many positions stand out."""
        dims = self._canvas.show_state.dims
        return self._canvas.picture.n if dims is None else dims.shown

    def mind(self) -> None:
        """The picture may have changed: find what is dimmed now."""
        canvas, chosen = self._canvas, self._dimming.filter
        before = canvas.show_state.dims
        if chosen and chosen.kind in REACHING and not any(key in canvas.picture.row for key in chosen.anchors):
            # All from which it was told are gone.
            self._dimming.set(None)
        canvas.show_state.dims = self._dimming.look(canvas.picture, canvas.game)
        if canvas.show_state.dims is not before or chosen is not self._dimming.filter:
            self.filter_changed.emit()

    def leave(self) -> None:
        """Another case is looked at: what was told from positions of the last one has no meaning."""
        chosen = self._dimming.filter
        if chosen and chosen.kind in REACHING:
            self._dimming.set(None)
            self._canvas.show_state.dims = None
            self.filter_changed.emit()

    # Colours, moves, guides

    def set_by_value(self, on: bool) -> None:
        """Colour discs by their Grundy values, or only by whether these are 0."""
        self._canvas.show_state.by_value = on
        self.changed.emit()

    def set_curved(self, on: bool) -> None:
        """Let moves run in arcs, or straight where nothing is in their way."""
        self.curved = on
        self._canvas.picture.curve(on)
        self._canvas.redraw()
        self.changed.emit()

    def set_guiding(self, on: bool) -> None:
        """Let positions that are dragged snap to the lines of their neighbours."""
        self.guiding = on

    def show_guides(self, lines: Iterable[QLineF]) -> None:
        """Show these guides and no others."""
        show, new = self._canvas.show_state, tuple(lines)
        if new != show.guides:
            for line in (*show.guides, *new):
                self._canvas.update(self._around(line).toAlignedRect())
            show.guides = new

    def _around(self, line: QLineF) -> QRectF:
        at = self._canvas.camera.to_screen
        return QRectF(at(line.p1()), at(line.p2())).normalized().adjusted(-HAIR, -HAIR, HAIR, HAIR)
