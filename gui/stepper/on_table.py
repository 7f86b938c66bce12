"""The stepping as the table of sizes shows it."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from gui.heaps.sequence_cells import CellSteps
from gui.heaps.sequence_table import SequenceTable
from gui.stepper.course import HeapsCourse
from gui.stepper.stepper import Stepper


class TableSteps(QObject):
    """Keeps what a table of values shows of the stepping up to date; Esc in the table leaves it."""

    def __init__(self, stepper: Stepper, table: SequenceTable) -> None:
        super().__init__(table)
        self._stepper, self._table = stepper, table
        stepper.changed.connect(self._follow)
        table.installEventFilter(self)
        self._follow()

    def _follow(self) -> None:
        stepper = self._stepper
        if not isinstance(stepper.course, HeapsCourse):
            self._table.show_steps(None)
            return
        look = stepper.look
        witnesses = look.witnesses if look and not stepper.asking else frozenset()
        leads_to = frozenset(look.leads_to) if look else frozenset()
        self._table.show_steps(CellSteps(stepper.done, stepper.current, leads_to, witnesses))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        escapes = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress
        if escapes and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and self._stepper.running:
            self._stepper.stop()
            return True
        return super().eventFilter(watched, event)
