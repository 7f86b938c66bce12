"""What an empty window offers to begin with: the samples of the judges, and a game that no judge asks about."""

import re
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from engine.document import Document
from engine.formats.registry import UnknownFormatError
from gui.files import Files
from gui.files.kinds import fitting_format
from gui.files.samples import Sample

_ICONS = {"graph": "move-add", "board": "staircase", "heaps": "stone"}
_TITLE = re.compile(r"(.*?)( \(|\uff08)([^/)\uff09]*)")
_CLOSING = {" (": ")", "\uff08": "\uff09"}


class Starter(NamedTuple):
    """Something to begin with: a name for objectNames, what a person reads, the whole of it, an icon, and the deed."""

    name: str
    title: str
    description: str
    icon: str
    open: Callable[[], None]


def tr(text: str) -> str:
    """`text` in the language of the person."""
    return QCoreApplication.translate("Welcome", text)


def starters(files: Files) -> list[Starter]:
    """All of them: the sample of each judge, and Kayles behind the first."""
    found = [_of_sample(files, sample) for sample in files.samples()]
    found.insert(1, _kayles(files))
    return found


def _of_sample(files: Files, sample: Sample) -> Starter:
    kind = _kind(files, sample)
    title = _short(sample.title)
    if kind == "board":
        title = tr("A staircase board: {0}").format(title)
    return Starter(sample.name, title, sample.title, _ICONS.get(kind, "open"), partial(files.open_sample, sample.name))


def _kind(files: Files, sample: Sample) -> str:
    try:
        return files.registry.get(sample.name.partition(".")[0]).game
    except UnknownFormatError:
        # A project may hold games of several kinds.
        return ""


def _short(title: str) -> str:
    """The name of a problem and its first number: "A Chess Game (HDU 1524)"; some languages have wide brackets."""
    found = _TITLE.match(title)
    if found is None:
        return title
    name, bracket, number = found.groups()
    return f"{name}{bracket}{number.strip()}{_CLOSING[bracket]}"


def _kayles(files: Files) -> Starter:
    text = tr("Kayles (0.77): take one or two from a heap, and split what is left if you like")
    return Starter("kayles", tr("Kayles (0.77)"), text, _ICONS["heaps"], partial(_open_kayles, files))


def _open_kayles(files: Files) -> None:
    from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
    from engine.games.take_rule_text import parse_rule

    heaps = (HeapsQueryRecord((3, 4, 5)), HeapsQueryRecord((12,)))
    record = HeapsRecord(parse_rule("0.77"), heaps, tr("Kayles"))
    files.open_made(Document([record], fitting_format(files.registry, "heaps")), tr("Kayles"))
