"""What the panel says of the work: how far it is, what came of it, what the judge has against it, why there is none."""

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QToolButton, QVBoxLayout, QWidget

from engine.diagnostics import Diagnostic
from gui.generator.request import Generated, Refusal
from gui.generator.texts import cases_words, tr
from gui.job_strip import SHOWN_AFTER_MS
from gui.language.sentences import sentence
from gui.panels.verdict_card import plain_label

_MOST_LISTED = 4
_LINE = 24
"""Pixels of height of a sentence, and of the progress that takes its place: nothing above moves."""


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
        self._patience.timeout.connect(self._show_progress)
        self.summary.setMinimumHeight(_LINE)
        self.clear()

    def _made_progress(self) -> QWidget:
        strip = QWidget(self)
        self.bar = QProgressBar(strip)
        self.bar.setObjectName("generatorProgress")
        self.bar.setAccessibleName(tr("Progress"))
        self.bar.setTextVisible(False)
        self.cancel = QToolButton(strip)
        self.cancel.setText(tr("Cancel"))
        self.cancel.setFixedHeight(_LINE)
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

    def _show_progress(self) -> None:
        self.summary.hide()
        self.progress.show()

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
        text = tr("{0}, {1} characters").format(cases_words(generated.count), f"{generated.size:,}")
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
        if not (warning or error) and self.progress.isHidden():
            # Its place is kept.
            self.summary.show()
        self.updateGeometry()


def _listed(findings: Sequence[Diagnostic]) -> str:
    """The first of some findings, a line each."""
    lines = [sentence(found.message) for found in findings[:_MOST_LISTED]]
    more = len(findings) - len(lines)
    return "\n".join([*lines, tr("And {0} more.").format(more)] if more else lines)
