"""Answers to the latest question: at once where that is quick, else from another thread."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from gui.jobs import Control, Job, Jobs

Q = TypeVar("Q", bound=Hashable)
A = TypeVar("A")


class Latest(Generic[Q, A]):
    """Asks one question after the other and hands over only what answers the last of them.

    Parameters
    ----------
    jobs, title
        Where the work is done, and what it is called there.
    work
        Finds the answer; it may raise ValueError (for a heap too large, say), which is an answer as well.
    done
        Gets the answer, or the ValueError.
    subject
        What a question is about: where an open question has the same subject, its work is of use for the next one too,
        and is waited for. Questions about other things are dropped.
    """

    def __init__(
        self,
        jobs: Jobs,
        title: str,
        work: Callable[[Q], A],
        done: Callable[[A | ValueError], None],
        subject: Callable[[Q], object],
    ) -> None:
        self._jobs, self._title, self._work, self._done, self._subject = jobs, title, work, done, subject
        self._job: Job | None = None
        self._asked: Q | None = None
        self._again: Q | None = None

    @property
    def waiting(self) -> bool:
        """Whether an answer is awaited."""
        return self._job is not None

    def ask(self, question: Q, *, at_once: bool) -> None:
        """Ask; the answer to a question that is still open is not wanted any more."""
        self._again = None
        if at_once:
            self.drop()
            self._done(self._answer(question))
        elif (
            self._job is not None and self._asked is not None and self._subject(self._asked) == self._subject(question)
        ):
            self._again = question if question != self._asked else None
        else:
            self._start(question)

    def drop(self) -> None:
        """No answer is wanted."""
        self._again = None
        if self._job is not None:
            self._jobs.cancel(self._job)
            self._job = None

    def _answer(self, question: Q) -> A | ValueError:
        try:
            return self._work(question)
        except ValueError as error:
            return error

    def _start(self, question: Q) -> None:
        self.drop()
        self._asked = question

        def work(control: Control) -> A | ValueError:
            return self._answer(question)

        self._job = self._jobs.run(self._title, work, self._on_answer, self._on_failure)

    def _on_answer(self, answer: A | ValueError) -> None:
        self._job = None
        if self._again is not None:
            self._start(self._again)
        else:
            self._done(answer)

    def _on_failure(self, error: Exception) -> None:
        # Anything else (no memory, say) has been logged; it is told as an answer that cannot be found.
        self._on_answer(ValueError(str(error) or type(error).__name__))
