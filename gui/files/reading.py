"""What happens to a file on its way in, off the GUI thread: read, detect, read in a format, lay out, label."""

import errno
import stat
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engine import project_file
from engine.diagnostics import Diagnostic, InputError
from engine.document import Document
from engine.formats import bounds
from engine.formats.detect import Detection, detect, hinted_formats
from engine.formats.reader import decode
from engine.formats.registry import Registry
from engine.games.graph_record import GraphRecord
from engine.games.kinds import Record
from gui.files.drawn_ahead import draw_ahead
from gui.jobs import Control

HEAD = 1 << 18
"""So many characters of a file say what kind of file it is: a search through all of a long one takes long."""
READY_AT_ONCE = 20_000
"""Up to how many positions and moves, besides those of the first case, are prepared before anything is shown.

Boards and heaps have no layout: each is made live, in no time, when it is looked at."""


@dataclass(frozen=True, slots=True)
class Source:
    """Something to open: a file if `path` is given, else `data`; `name` is what people call it.

    One that is tentative may be something else altogether: then nothing is asked or said about it.
    """

    name: str
    path: Path | None = None
    data: bytes = b""
    tentative: bool = False

    @classmethod
    def file(cls, path: Path) -> "Source":
        # Whole: the document outlives the folder that the program was started in, in its journal for one.
        return cls(path.name, path.absolute())

    @property
    def hint(self) -> str:
        """The name by which formats are guessed: with its folder, if there is one."""
        return str(self.path) if self.path else self.name


@dataclass(frozen=True, slots=True)
class Project:
    """A `.grundy` file as it was read."""

    records: tuple[Record, ...]
    format_name: str
    view: project_file.View


@dataclass(frozen=True, slots=True)
class Found:
    """What a source holds: a project, a graph of another program, or a judge's text; or else what is wrong with it.

    `edges` says that it is a list of edges, or, beside a detection, that it may be one.
    """

    source: Source
    text: str
    project: Project | None = None
    detection: Detection | None = None
    problems: tuple[Diagnostic, ...] = ()
    graph: GraphRecord | None = None
    edges: bool = False


def look_at(source: Source, registry: Registry, control: Control) -> Found:
    """Read a source and find out what it is. Raises OSError if the file cannot be read."""
    try:
        data = _bytes(source.path) if source.path else source.data
    except InputError as error:
        return Found(source, "", problems=error.diagnostics)
    control.progress(0.05)
    text = decode(data)
    control.progress(0.1)
    if source.name.lower().endswith(project_file.SUFFIX) or project_file.is_project(data[:HEAD]):
        return _project(source, data, text)
    del data
    # Loaded with the first file, not at a start.
    from gui.interchange import taking

    kind = taking.kind_by_content(text[:HEAD])
    if kind is not None:
        return _graph(source, text, kind, control)
    named = taking.kind_by_name(text[:HEAD], Path(source.name).suffix)
    if named == "edges":
        return Found(source, text, edges=True)
    detection = detect(text, source.hint, registry)
    control.progress(0.2)
    if named is not None and not detection.candidates:
        return _graph(source, text, named, control)
    edges = not hinted_formats(source.hint, registry) and taking.may_be_edges(text)
    return Found(source, text, detection=detection, edges=edges)


def _bytes(path: Path) -> bytes:
    """The bytes of a file. Raises OSError if it is no ordinary file or cannot be read, InputError if too large."""
    # Asked before it is opened: to open a pipe already waits for somebody who writes into it.
    mode = path.stat().st_mode
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        text = QCoreApplication.translate("Files", "It is no ordinary file: pipes and devices are not opened.")
        raise OSError(errno.EINVAL, text, str(path))
    return bounds.read_file(path)


def _graph(source: Source, text: str, kind: str, control: Control) -> Found:
    from gui.interchange.taking import take_graph

    record, findings = take_graph(text, kind, control)
    return Found(source, text, problems=findings, graph=record)


def _project(source: Source, data: bytes, text: str) -> Found:
    try:
        document, view = project_file.load(data)
    except InputError as error:
        return _repaired(source, data, text, error)
    return Found(source, text, Project(document.records(), document.format_name, view))


def _repaired(source: Source, data: bytes, text: str, error: InputError) -> Found:
    """What is left of a broken project, with what is missing; only what is wrong with it if nothing is left."""
    try:
        left = project_file.recover(data)
    except InputError:
        return Found(source, text, problems=error.diagnostics)
    project = Project(left.document.records(), left.document.format_name, left.view)
    return Found(source, text, project, problems=left.diagnostics)


def ready_document(records: Sequence[Record], format_name: str, first: int, control: Control) -> Document:
    """A document whose case `first` can be shown at once, and all other graphs too if they are small.

    Raises Cancelled if the job is cancelled meanwhile.
    """
    ready = list(records)
    chosen = _chosen(ready, first) if ready else []
    for done, index in enumerate(chosen):
        ready[index] = laid_out(ready[index], control, done, len(chosen))
    document = Document(ready, format_name)
    for index in chosen:
        control.progress(0.9)
        # Asked for here so that the labels are there before anybody looks.
        game = document.cases[index].game
        if index == first:
            draw_ahead(game)
    return document


def _chosen(records: Sequence[Record], first: int) -> list[int]:
    """Which cases are prepared: `first`, and graphs in their order as long as they are not too much together."""
    chosen, left = [first], READY_AT_ONCE
    for index, record in enumerate(records):
        if index == first or not isinstance(record, GraphRecord):
            continue
        left -= record.n + len(record.sources)
        if left < 0:
            break
        chosen.append(index)
    return chosen


def laid_out(record: Record, control: Control, done: int = 0, total: int = 1) -> Record:
    """The record, with places if it is a graph; a layout's progress counts as part number `done` of `total`."""
    if not isinstance(record, GraphRecord) or record.places is not None:
        return record
    from engine.layout import layered, position_gap

    def tell(fraction: float) -> bool:
        return control.progress(0.1 + 0.8 * (done + fraction) / total)

    gap = position_gap(record.names.values())
    return replace(record, places=layered(record.n, record.sources, record.targets, position_gap=gap, progress=tell))
