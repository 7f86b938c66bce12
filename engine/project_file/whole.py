"""A whole document to and from the bytes of its file, and a single graph to and from a text."""

from dataclasses import replace
from pathlib import Path

from engine.atomic_file import Written, write_atomically
from engine.diagnostics import InputError
from engine.document import Document
from engine.games.graph_record import GraphRecord
from engine.project_file.cases import case_text, read_cases
from engine.project_file.fault import Fault
from engine.project_file.fitting import fitting
from engine.project_file.graph_case import graph_text, read_graph
from engine.project_file.json_text import clean, json_of
from engine.project_file.reading import check_header, decode, text_of
from engine.project_file.schema import APPLICATION, FRAGMENT, VERSION, FragmentFile, ProjectFile, View
from engine.said import say


def dump(document: Document, view: View | None = None) -> bytes:
    """The file of a document: UTF-8 JSON with line feeds, laid out for reading and for comparing line by line.

    Halves of surrogate pairs in names become U+FFFD; what `view` says of cases and queries that are not there is
    left out.
    """
    records = [replace(case.record, name=case.name) for case in document.cases]
    fields = [
        *_header(APPLICATION),
        f'"format": {json_of(clean(document.format_name))}',
        f'"view": {json_of(fitting(view or View(), records))}',
        f'"cases": [{", ".join(map(case_text, records))}]',
    ]
    return _object(fields)


def load(data: bytes) -> tuple[Document, View]:
    """The document of a file and how it was looked at.

    Raises
    ------
    InputError
        If the file is broken, makes no sense, or is of a newer version; every finding has its line and column where
        there is one. The file's own name is not in it.
    """
    text = text_of(data)
    check_header(text, APPLICATION, say("Grundy Studio file"))
    file = decode(text, ProjectFile)
    return Document(read_cases(text, file.cases, file.view), file.format), file.view


def save(path: Path, document: Document, view: View | None = None, *, keep_backup: bool = False) -> Written:
    """Write a document to `path`, whole or not at all: see `write_atomically`. Raises OSError."""
    return write_atomically(path, dump(document, view), keep_backup=keep_backup)


def fragment_to_text(record: GraphRecord) -> str:
    """Positions, their moves and stones as a text for the clipboard."""
    return _object([*_header(FRAGMENT), f'"case": {graph_text(record)}']).decode()


def fragment_from_text(text: str) -> GraphRecord | None:
    """The record of a text that `fragment_to_text` made; None if it is another text, or a broken one."""
    if FRAGMENT not in text:
        return None
    text = clean(text)
    try:
        check_header(text, FRAGMENT, say("copy from Grundy Studio"))
        case = decode(text, FragmentFile).case
    except InputError:
        return None
    faults: list[Fault] = []
    return read_graph(case, ("case",), faults)


def _header(application: str) -> list[str]:
    return [f'"application": "{application}"', f'"version": {VERSION}']


def _object(fields: list[str]) -> bytes:
    return ("{\n  " + ",\n  ".join(fields) + "\n}\n").encode()
