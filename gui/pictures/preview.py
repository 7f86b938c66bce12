"""The picture beside the choices, drawn off the GUI thread after a rest; only the latest answer counts."""

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from engine.drawing import DrawingError
from engine.games.kinds import Record
from gui.jobs import Control, Jobs
from gui.language.spoken import spoken
from gui.panels.later import Later
from gui.pictures.choice import PictureChoice, data_of, svg_as
from gui.pictures.svg_paint import fitted_image
from gui.pictures.texts import tr
from gui.theme import set_role

SIZE = QSize(380, 320)
REST = 120
"""Milliseconds without another choice after which it is drawn."""
_KEY = "preview"
_PATIENCE = 5.0


@dataclass(frozen=True, slots=True)
class Drawn:
    """A preview: the picture, and why the file cannot be written; of what cannot be drawn there is no picture."""

    image: QImage | None
    trouble: str = ""


class Preview(QLabel):
    """Shows a choice.

    Signals
    -------
    judged(str)
        Why the file that is chosen cannot be written; "" if it can.
    """

    judged = Signal(str)

    def __init__(self, record: Record, query: int | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._record, self._query = record, query
        self._wanted: tuple[PictureChoice, bool] | None = None
        # Its own: nobody needs to see in the status bar that it draws.
        self._jobs = Jobs(self)
        self._later = Later(self._draw, self)
        self.setObjectName("picturePreview")
        self.setAccessibleName(tr("Preview"))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setFixedSize(SIZE)
        self.setText(tr("Drawing …"))
        set_role(self, "muted")

    def show_choice(self, choice: PictureChoice) -> None:
        """Draw it after a rest, unless the picture would be the one that is shown or being drawn."""
        wanted = choice.look, choice.kind == "dot"
        if wanted != self._wanted:
            first, self._wanted = self._wanted is None, wanted
            self._later.ask(0 if first else REST)

    def _draw(self) -> None:
        record, query, ratio, wanted = self._record, self._query, self.devicePixelRatioF(), self._wanted
        if wanted is not None:
            self._jobs.run(
                tr("Preview"), lambda control: _drawn(record, query, *wanted, ratio, control), self._show, key=_KEY
            )

    def _show(self, drawn: Drawn) -> None:
        if drawn.image is not None:
            self.setPixmap(QPixmap.fromImage(drawn.image))
        else:
            self.setText(tr("No preview"))
        self.judged.emit(spoken(drawn.trouble))

    def close_down(self) -> None:
        """Draw no more; waits for what is being drawn."""
        self._later.cancel()
        self._wanted = None
        self._jobs.shut_down(_PATIENCE)


def _drawn(
    record: Record, query: int | None, look: PictureChoice, is_dot: bool, ratio: float, control: Control
) -> Drawn:
    image = None
    try:
        svg = svg_as(record, query, look)
        control.progress(0.5)
        image = fitted_image(svg, SIZE, ratio)
        if is_dot:
            data_of(record, query, PictureChoice("dot", look.theme, caption=look.caption, whole=look.whole))
    except DrawingError as error:
        return Drawn(image, str(error))
    return Drawn(image)
