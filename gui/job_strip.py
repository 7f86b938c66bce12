"""What runs off the GUI thread, in the status bar: how far it is, and a button to cancel it."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from gui.jobs import Job, Jobs

SHOWN_AFTER_MS = 300
"""How long a job lasts before the strip shows it."""


class JobStrip(QWidget):
    """For a status bar: what the oldest long job does, how far it is, and a button to cancel it."""

    def __init__(self, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("jobStrip")
        self._jobs = jobs
        self._job: Job | None = None
        self._label = QLabel(self)
        self._label.setObjectName("jobText")
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._bar = QProgressBar(self)
        self._bar.setObjectName("jobProgress")
        self._bar.setRange(0, 0)
        self._bar.setTextVisible(False)
        self._bar.setFixedWidth(120)
        self._cancel = QPushButton(self.tr("Cancel"), self)
        self._cancel.setObjectName("jobCancel")
        self._cancel.setFlat(True)
        self._bar.setAccessibleName(self.tr("Progress"))
        self._cancel.setAccessibleName(self.tr("Cancel the work that is running"))
        self._lay_out()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN_AFTER_MS)
        self._timer.timeout.connect(self._show_job)
        jobs.started.connect(self._on_started)
        jobs.progressed.connect(self._on_progressed)
        jobs.finished.connect(self._on_finished)
        self._cancel.clicked.connect(self._on_cancel)
        self.hide()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 4, 0)
        row.setSpacing(8)
        for widget in (self._label, self._bar, self._cancel):
            row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)

    def _on_started(self, job: Job) -> None:
        if self._job is None:
            self._watch(job)

    def _watch(self, job: Job | None) -> None:
        self._job = job
        self._bar.setRange(0, 0)
        if job is None:
            self._timer.stop()
            self.hide()
        elif self.isHidden():
            self._timer.start()
        else:
            self._show_job()

    def _show_job(self) -> None:
        if self._job is not None:
            self._on_progressed(self._job)
            self.show()

    def _on_progressed(self, job: Job) -> None:
        if job is not self._job:
            return
        self._label.setText(f"{job.title}: {job.text}" if job.text else job.title)
        # A bar that stands at nothing says less than one that moves.
        self._bar.setRange(0, 1000 if job.fraction else 0)
        self._bar.setValue(round(job.fraction * 1000))

    def _on_finished(self, job: Job) -> None:
        if job is self._job:
            running = self._jobs.running
            self._watch(running[0] if running else None)

    def _on_cancel(self) -> None:
        if self._job is not None:
            self._jobs.cancel(self._job)
