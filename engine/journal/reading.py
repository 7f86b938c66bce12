"""A journal read: what it is about, or the document as it stood at the last whole line.

A journal from a stranger does no harm: of its text nothing is made but the frozen changes of a closed list, which check
what they do as they always do.
"""

from dataclasses import dataclass

from msgspec import Raw, Struct
from msgspec.structs import replace

from engine.document import Document
from engine.journal.case_reading import case_of
from engine.journal.fault import JournalError
from engine.journal.frames import read_frames
from engine.journal.items import CaseItem
from engine.journal.places import bring_back
from engine.journal.records import APPLICATION, VERSION, Drafted, Line, Made, Start, State
from engine.journal.step_reading import Replayer, decoded
from engine.said import say


@dataclass(frozen=True, slots=True)
class Summary:
    """What a journal is about.

    Attributes
    ----------
    state
        How the document stood at last; `at` is when it was last changed.
    cases
        How many cases it had.
    changes
        How many changes were made to the document since it was opened.
    dropped
        How many lines from the first broken one on could not be used.
    problem
        Why not, or "".
    drafts
        How many texts stood typed that are no part of it.
    """

    state: State
    cases: int
    changes: int
    dropped: int
    problem: str = ""
    drafts: int = 0


@dataclass(frozen=True, slots=True)
class Recovered:
    """The document of a journal, what the journal is about, and texts of its cases that are no part of it."""

    document: Document
    summary: Summary
    drafts: tuple[Drafted, ...] = ()


class _Either(Struct, tag_field="is", tag="change"):
    """A change of which only this matters."""

    at: float
    cases: int


class _Drafts(dict[tuple[int, int | None], Drafted]):
    """The drafts as they stand at last."""

    def note(self, line: Drafted) -> None:
        if line.text is None:
            self.pop((line.case, line.query), None)
        else:
            self[line.case, line.query] = line

    def of(self, cases: set[int]) -> tuple[Drafted, ...]:
        """Those of cases that there are."""
        return tuple(line for line in self.values() if line.case in cases)


def summarise(data: bytes) -> Summary:
    """What a journal is about, without making its document. Raises JournalError if it has no sound beginning."""
    frames = read_frames(data)
    start = _start(frames.payloads)
    state, cases, changes, dropped, problem = start.state, start.cases, start.changes, frames.dropped, ""
    drafts = _Drafts()
    behind = frames.payloads[1 + start.cases :]
    for at, payload in enumerate(behind):
        try:
            line = decoded(payload, _Either | State | Drafted)
        except JournalError as error:
            dropped, problem = dropped + len(behind) - at, str(error)
            break
        if isinstance(line, State):
            state = line
        elif isinstance(line, Drafted):
            drafts.note(line)
        else:
            state, cases, changes = _changed(state, line.at), line.cases, changes + 1
    return Summary(state, cases, changes, dropped, problem, len(drafts))


def recover(data: bytes) -> Recovered:
    """The document of a journal, as far as that can be read.

    Raises
    ------
    JournalError
        If what the changes start from is broken. After that, the first change that is broken or makes no sense ends it,
        and `Summary.dropped` tells how many are missing.
    """
    frames = read_frames(data)
    start = _start(frames.payloads)
    document = _base(start, frames.payloads[1 : 1 + start.cases])
    replayer, state, changes = Replayer(document), start.state, start.changes
    dropped, problem, drafts = frames.dropped, "", _Drafts()
    behind = frames.payloads[1 + start.cases :]
    for at, payload in enumerate(behind):
        try:
            line = decoded(payload, Made | State | Drafted)
            if isinstance(line, State):
                state = line
                document.format_name = line.format
            elif isinstance(line, Drafted):
                drafts.note(line)
            else:
                replayer.make(Raw(line.of))
                state, changes = _changed(state, line.at), changes + 1
        except JournalError as error:
            dropped, problem = dropped + len(behind) - at, str(error)
            break
    bring_back(document)
    kept = drafts.of({case.key for case in document.cases})
    return Recovered(document, Summary(state, len(document.cases), changes, dropped, problem, len(kept)), kept)


def _changed(state: State, at: float) -> State:
    return replace(state, at=at)


def _start(payloads: tuple[memoryview, ...]) -> Start:
    if not payloads:
        raise JournalError(say("this is no journal, or its first line is broken"))
    start = decoded(payloads[0], Line)
    if not isinstance(start, Start) or start.application != APPLICATION:
        raise JournalError(say("this is no journal of Grundy Studio"))
    if start.version != VERSION:
        raise JournalError(
            say(
                "this journal is of version {version}; this program reads version {known}",
                version=start.version,
                known=VERSION,
            )
        )
    if len(payloads) <= start.cases:
        raise JournalError(say("the journal breaks off within what its changes start from"))
    return start


def _base(start: Start, payloads: tuple[memoryview, ...]) -> Document:
    document = Document((), start.state.format)
    document.cases = [case_of(decoded(payload, CaseItem)) for payload in payloads]
    keys = [case.key for case in document.cases]
    if len(set(keys)) < len(keys) or max(keys, default=-1) >= start.next_key:
        raise JournalError(say("the identities of the cases make no sense"))
    document._next_key = start.next_key
    return document
