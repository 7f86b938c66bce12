"""The values of the sizes 0 to n as a plot, with the period in bands. Imports pyqtgraph: to be imported when needed."""

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import QPointF, Signal
from PySide6.QtWidgets import QWidget

from engine.solve.period import Period
from gui.heaps.plot_layers import Dots, PeriodBands
from gui.theme import ThemeController

FEW = 600
"""Up to so many values have large dots with a line through them; more are small dots."""


class SequencePlot(pg.PlotWidget):  # type: ignore[misc]
    """The plot; zoomed with the wheel, panned by dragging.

    Signals
    -------
    pointed(object)
        The size under the mouse; None for none.
    """

    pointed = Signal(object)

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._values: npt.NDArray[np.int64] = np.zeros(0, dtype=np.int64)
        self._largest = 0
        self.setObjectName("sequencePlot")
        self.setAccessibleName(self.tr("Values by size as a plot"))
        self.setMenuEnabled(False)
        self.hideButtons()
        self.bands = PeriodBands()
        self.addItem(self.bands, ignoreBounds=True)
        self.dots = Dots()
        self.addItem(self.dots, ignoreBounds=True)
        self.curve = self.plot([], [])
        self.zeros = pg.ScatterPlotItem(pxMode=True)
        self.others = pg.ScatterPlotItem(pxMode=True)
        for dots in (self.others, self.zeros):
            self.addItem(dots)
        self.here = pg.ScatterPlotItem(pxMode=True)
        self.addItem(self.here, ignoreBounds=True)
        self.setLabel("bottom", self.tr("size of the heap"))
        self.setLabel("left", self.tr("value"))
        self.scene().sigMouseMoved.connect(self._on_mouse)
        theme.changed.connect(self._dress)
        self._dress()

    def show_values(self, values: npt.NDArray[np.int64], period: Period | None) -> None:
        """Show g(0), g(1), ... and, if one is proved, their period."""
        is_new = len(values) != len(self._values) or not np.array_equal(values, self._values)
        self._values = values
        self._largest = int(values.max()) if len(values) else 0
        self.bands.period, self.bands.end = period, len(values) - 0.5
        sizes = np.arange(len(values))
        few = len(values) <= FEW
        self.curve.setData(sizes if few else [], values if few else [])
        self.dots.values = values[:0] if few else values
        zero = values == 0
        self.zeros.setData(sizes[zero] if few else [], values[zero] if few else [])
        self.others.setData(sizes[~zero] if few else [], values[~zero] if few else [])
        self.here.setData([], [])
        if is_new:
            self._fit()
        self.bands.update()
        self.dots.update()

    def _fit(self) -> None:
        n, top = len(self._values) - 1, max(self._largest, 1)
        box = self.getPlotItem().getViewBox()
        box.setLimits(xMin=-max(n * 0.05, 1), xMax=max(n * 1.05, 1), yMin=-top * 0.2 - 0.5, yMax=top * 1.3 + 0.5)
        self.setXRange(0, max(n, 1), padding=0.02)
        self.setYRange(0, top, padding=0.1)

    def _dress(self) -> None:
        colours = self._theme.colours
        self.bands.colours = self.dots.colours = colours
        self.setBackground(colours.q("surface"))
        for side in ("bottom", "left"):
            axis = self.getPlotItem().getAxis(side)
            axis.setPen(colours.q("border_strong"))
            axis.setTextPen(colours.q("text_muted"))
        self.showGrid(x=False, y=True, alpha=0.12)
        self.curve.setPen(pg.mkPen(colours.q("n_border", 0.75), width=1))
        for dots, side, shape in ((self.zeros, "p", "s"), (self.others, "n", "o")):
            dots.setPen(pg.mkPen(colours.q(f"{side}_border"), width=1))
            dots.setBrush(pg.mkBrush(colours.q(f"{side}_fill")))
            dots.setSize(7)
            dots.setSymbol(shape)
        self.here.setPen(pg.mkPen(colours.q("accent"), width=2))
        self.here.setBrush(pg.mkBrush(None))
        self.here.setSize(14)
        self.bands.update()
        self.dots.update()

    def _on_mouse(self, place: QPointF) -> None:
        box = self.getPlotItem().getViewBox()
        size = round(box.mapSceneToView(place).x()) if box.sceneBoundingRect().contains(place) else -1
        self.point_at(size if 0 <= size < len(self._values) else None)

    def point_at(self, size: int | None) -> None:
        """Ring a size and tell of it."""
        self.here.setData([] if size is None else [size], [] if size is None else [int(self._values[size])])
        self.pointed.emit(size)

    def leaveEvent(self, event: object) -> None:
        super().leaveEvent(event)
        self.point_at(None)
