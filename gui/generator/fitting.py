"""Which shapes each format can express: found out on a thread, once a format."""

from typing import Any

from PySide6.QtCore import QObject, Signal

from engine.formats.base import Format
from engine.generators.shape import Shape
from gui.generator.supply import Supply
from gui.generator.texts import tr
from gui.jobs import Control, Job, Jobs


class FittingShapes(QObject):
    """The shapes by format.

    Signals
    -------
    arrived()
        The shapes of another format are known.
    """

    arrived = Signal()

    def __init__(self, jobs: Jobs, supply: Supply, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs, self._supply = jobs, supply
        self._known: dict[str, tuple[Shape, ...]] = {}
        self._asked: set[str] = set()
        self._under_way: list[tuple[Job, str]] = []
        jobs.finished.connect(self._on_finished)

    def of(self, form: Format[Any]) -> tuple[Shape, ...]:
        """The shapes of a format; nothing as long as they are not known."""
        return self._known.get(form.name, ())

    def knows(self, form: Format[Any]) -> bool:
        return form.name in self._known

    def ask(self, *forms: Format[Any]) -> None:
        """Find the shapes of these formats, in turn."""
        new = list({form.name: form for form in forms if form.name not in self._asked}.values())
        self._asked |= {form.name for form in new}
        for form in new:
            self._start(form)

    def _start(self, form: Format[Any]) -> None:
        def work(control: Control) -> tuple[Shape, ...]:
            return self._supply.shapes(form)

        def done(shapes: tuple[Shape, ...]) -> None:
            self._known[form.name] = shapes
            self.arrived.emit()

        title = tr("Looking for the shapes of {0}").format(form.title)
        job = self._jobs.run(title, work, done, lambda _: self._asked.discard(form.name))
        self._under_way.append((job, form.name))

    def _on_finished(self, job: Job) -> None:
        for mine, name in self._under_way:
            if mine is job and job.control.cancelled:
                # It was cancelled in the status bar: who asks again gets an answer.
                self._asked.discard(name)
        self._under_way = [(mine, name) for mine, name in self._under_way if mine is not job]
