"""The samples that the program brings along."""

from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

import resources
from engine.formats.base import Format
from engine.formats.detect import hinted_formats
from engine.formats.registry import Registry
from engine.project_file import SUFFIX
from gui.files.kinds import a_game
from gui.language.spoken import spoken


class Sample(NamedTuple):
    """A sample: the name of its file and what a person reads in the menu."""

    name: str
    title: str


def samples(registry: Registry) -> list[Sample]:
    """The samples that can be shown: texts named after a format, in the order of the formats, and then projects."""
    names = sorted(file.name for file in resources.path("samples").iterdir())
    hinted = {name: hinted_formats(name, registry)[:1] for name in names if name.endswith(".in")}
    texts = [Sample(name, _title(form)) for form in registry for name, found in hinted.items() if form in found]
    return texts + [Sample(name, _readable(name)) for name in names if name.endswith(SUFFIX)]


def sample_bytes(name: str) -> bytes:
    """The content of a sample. Raises FileNotFoundError if there is none of that name."""
    return resources.path("samples", name).read_bytes()


def _title(form: Format[Any]) -> str:
    """The problem and what a person gets to see."""
    return _tr("{title}: {what}").format(title=spoken(form.title), what=a_game(form.game))


def _readable(name: str) -> str:
    words = name.rpartition(".")[0].replace("-", " ").replace("_", " ")
    return words[:1].upper() + words[1:]


def _tr(text: str) -> str:
    return QCoreApplication.translate("Files", text)
