"""Makes what is asked for on a thread; an answer to an old question is dropped."""

from PySide6.QtCore import QObject, Signal

from engine.diagnostics import errors_in
from engine.formats.base import WriteError
from engine.generators.shape import ShapeError
from gui.generator.request import Generated, Refusal, Request, document_of
from gui.generator.shapes_model import title_of
from gui.generator.supply import Supply
from gui.generator.texts import tr
from gui.jobs import Control, Job, Jobs
from gui.language.sentences import sentence
from gui.language.spoken import spoken

KEY = "generate"
_MAKING = 0.7
"""The share of the work that is not laying the first case out."""


class Maker(QObject):
    """Generates cases, the latest question only.

    Attributes
    ----------
    generated
        The answer to the last question that has one.

    Signals
    -------
    begun()
        A question was asked.
    progressed(float)
        So much of it is done, 0 to 1.
    ready(Generated)
        The answer.
    refused(Refusal)
        There is none.
    stopped()
        The question was taken back.
    """

    begun = Signal()
    progressed = Signal(float)
    ready = Signal(object)
    refused = Signal(object)
    stopped = Signal()

    def __init__(self, jobs: Jobs, supply: Supply, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs, self._supply = jobs, supply
        self._job: Job | None = None
        self._superseding = False
        self.generated: Generated | None = None
        self.asked: Request | None = None
        jobs.progressed.connect(self._on_progress)
        jobs.finished.connect(self._on_finished)

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._job is not None

    def ask(self, request: Request, look: int = 0) -> None:
        """Make the cases of `request`, and prepare the one at index `look` (the last if there are not so many)."""
        self.asked = request
        supply = self._supply

        def work(control: Control) -> Generated:
            def tell(share: float) -> bool:
                return control.progress(share * _MAKING)

            made = supply.make(request.form, request.shape, dict(request.values), request.seed, tell)
            document = document_of(made.records, request.form)
            generated = Generated(request, document, tuple(made.warnings), len(made.text))
            if generated.count:
                generated.prepare(
                    min(look, generated.count - 1),
                    lambda share: control.progress(_MAKING + (1 - _MAKING) * share),
                )
            return generated

        self._superseding = True
        title = tr("Generating {0}").format(title_of(request.shape).lower())
        self._job = self._jobs.run(title, work, self._done, self._failed, KEY, (ShapeError, WriteError))
        self._superseding = False
        self.begun.emit()

    def cancel(self) -> None:
        """The answer is not wanted."""
        if self._job is not None:
            self._jobs.cancel(self._job)

    def drop(self) -> None:
        """The answer is not wanted, and that need not be said."""
        job, self._job = self._job, None
        if job is not None:
            self._jobs.cancel(job)

    def _done(self, generated: Generated) -> None:
        self._job = None
        self.generated = generated
        self.ready.emit(generated)

    def _failed(self, error: Exception) -> None:
        self._job = None
        self.refused.emit(refusal_of(error))

    def _on_progress(self, job: Job) -> None:
        if job is self._job:
            self.progressed.emit(job.fraction)

    def _on_finished(self, job: Job) -> None:
        # A job that ends by itself answers next; one that was cancelled, here or in the status bar, does not.
        if job is self._job and job.control.cancelled and not self._superseding:
            self._job = None
            self.stopped.emit()


def refusal_of(error: Exception) -> Refusal:
    """What went wrong, in words."""
    if isinstance(error, WriteError):
        return Refusal(tr("The format cannot say these cases."), tuple(errors_in(error.diagnostics)))
    if isinstance(error, ShapeError):
        return Refusal(sentence(str(error)))
    return Refusal(tr("The cases could not be made: {0}").format(spoken(str(error)) or type(error).__name__))
