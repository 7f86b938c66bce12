"""How far a search is, while it runs."""

from PySide6.QtWidgets import QProgressBar, QSizePolicy, QVBoxLayout, QWidget

from engine.stress import Progress
from gui.language.spoken import spoken
from gui.panels.verdict_card import plain_label
from gui.stress.texts import inputs_words, rate_words, runs_words, time_words, tr

_STEPS = 1000


class ProgressView(QWidget):
    """The phase, a bar, how many inputs at which rate for how long, and the best input so far."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("stressRunning")
        self.setAccessibleName(tr("The search that runs"))
        self.phase = plain_label("stressPhase", "heading", wrapped=True)
        self.phase.setAccessibleName(tr("What is being done"))
        self.bar = QProgressBar(self)
        self.bar.setObjectName("stressProgress")
        self.bar.setAccessibleName(tr("Progress"))
        self.bar.setTextVisible(False)
        self.facts = plain_label("stressFacts", "muted", wrapped=True)
        self.facts.setAccessibleName(tr("Inputs, rate and time"))
        self.best = plain_label("stressBest", "", wrapped=True)
        self.best.setAccessibleName(tr("The best input so far"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for widget in (self.phase, self.bar, self.facts, self.best):
            widget.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            column.addWidget(widget)

    def show_begin(self) -> None:
        """It has begun, and nothing is known yet."""
        self.phase.setText(tr("Trying inputs"))
        self.bar.setRange(0, 0)
        self.facts.setText(tr("Starting …"))
        self.best.hide()

    def show_progress(self, progress: Progress, seconds: float, has_end: bool) -> None:
        """How far it is; a search without an end has no share of it."""
        trying = progress.phase == "trying"
        self.phase.setText(_phase(progress.phase))
        count = inputs_words(progress.tries) if trying else runs_words(progress.tries)
        parts = (count, rate_words(progress.rate), time_words(seconds))
        self.facts.setText(" · ".join(part for part in parts if part))
        known = bool(progress.share) and (has_end or not trying)
        self.bar.setRange(0, _STEPS if known else 0)
        self.bar.setValue(round(progress.share * _STEPS))
        self.best.setText(tr("Fails on {0}").format(spoken(progress.size)) if progress.size else "")
        self.best.setVisible(bool(progress.size))

    def show_stopping(self) -> None:
        """It is about to end."""
        self.phase.setText(tr("Stopping …"))


def _phase(phase: str) -> str:
    return {
        "trying": tr("Trying inputs"),
        "repeating": tr("Failed: running it again"),
        "shrinking": tr("Failed: making the input smaller"),
        "alone": tr("Failed: running each case alone"),
        "guessing": tr("Finding out which format it reads"),
    }[phase]
