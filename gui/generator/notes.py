"""What the panel says of the work: how far it is, what came of it, what the judge has against it, why there is none."""

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from engine.diagnostics import Diagnostic
from gui.generator.request import Generated, Refusal
from gui.generator.texts import capital, cases_words, tr
from gui.jobs import SHOWN_AFTER_MS
from gui.panels.verdict_card import plain_label

_MOST_LISTED = 4


class GeneratorNotes(QWidget):
    """Progress with a button to cancel; a sentence; warnings; or an error.

    Signals
    -------
    cancel_wanted()
        A person does not want to wait.
    """

    cancel_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.summary = plain_label("generatorSummary", "muted", wrapped=True)
        self.summary.setAccessibleName(tr("What was generated"))
        self.warning = plain_label("generatorWarnings", "warning", wrapped=True)
        self.warning.setAccessibleName(tr("Warnings"))
        self.error = plain_label("generatorError", "error", wrapped=True)
        self.error.setAccessibleName(tr("Problem"))
        self.progress = self._made_progress()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self.progress, self.error, self.warning, self.summary):
            column.addWidget(widget)
            widget.hide()
        self._patience = QTimer(self, singleShot=True, interval=SHOWN_AFTER_MS)
        self._patience.timeout.connect(self.progress.show)

    def _made_progress(self) -> QWidget:
        strip = QWidget(self)
        self.bar = QProgressBar(strip)
        self.bar.setObjectName("generatorProgress")
        self.bar.setAccessibleName(tr("Progress"))
        self.bar.setTextVisible(False)
        self.cancel = QPushButton(tr("Cancel"), strip)
        self.cancel.setObjectName("generatorCancel")
        self.cancel.setAccessibleName(tr("Cancel generating"))
        self.cancel.clicked.connect(lambda _: self.cancel_wanted.emit())
        row = QHBoxLayout(strip)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.bar, 1)
        row.addWidget(self.cancel)
        return strip

    def show_busy(self) -> None:
        """Something is being made; that is said if it takes long."""
        self.bar.setRange(0, 0)
        self._patience.start()

    def show_progress(self, share: float) -> None:
        self.bar.setRange(0, 1000 if share else 0)
        self.bar.setValue(round(share * 1000))

    def show_rest(self) -> None:
        """Nothing is being made."""
        self._patience.stop()
        self.progress.hide()

    def show_generated(self, generated: Generated) -> None:
        """What came of it."""
        self.show_rest()
        size, form = generated.size, generated.request.form
        text = tr("{0}, {1} characters as {2}").format(cases_words(generated.count), f"{size:,}", form.title)
        self._show(summary=text, warning=_listed(generated.warnings))

    def show_refusal(self, refusal: Refusal) -> None:
        """Why nothing came of it."""
        self.show_rest()
        self._show(error="\n".join(filter(None, (refusal.message, _listed(refusal.findings)))))

    def show_stopped(self) -> None:
        """It was cancelled."""
        self.show_rest()
        self._show(summary=tr("Cancelled. Change something, or press Preview, to try again."))

    def clear(self) -> None:
        self._show()

    def _show(self, summary: str = "", warning: str = "", error: str = "") -> None:
        for label, text in ((self.summary, summary), (self.warning, warning), (self.error, error)):
            label.setText(text)
            label.setVisible(bool(text))
        self.updateGeometry()


def _listed(findings: Sequence[Diagnostic]) -> str:
    """The first of some findings, a line each."""
    lines = [f"{capital(found.message)}." for found in findings[:_MOST_LISTED]]
    more = len(findings) - len(lines)
    return "\n".join([*lines, tr("And {0} more.").format(more)] if more else lines)
