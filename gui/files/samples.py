"""The samples that the program brings along."""

from typing import NamedTuple

import resources
from engine.formats.detect import hinted_formats
from engine.formats.registry import Registry, UnknownFormatError
from engine.project_file import SUFFIX


class Sample(NamedTuple):
    """A sample: the name of its file and what a person reads in the menu."""

    name: str
    title: str


def samples(registry: Registry) -> list[Sample]:
    """The samples that can be shown, by name of the file: projects, and texts named after one of the formats."""
    names = sorted(file.name for file in resources.path("samples").iterdir())
    return [Sample(name, _title(name, registry)) for name in names if _can_be_shown(name, registry)]


def _can_be_shown(name: str, registry: Registry) -> bool:
    return name.endswith(SUFFIX) or (name.endswith(".in") and bool(hinted_formats(name, registry)))


def sample_bytes(name: str) -> bytes:
    """The content of a sample. Raises FileNotFoundError if there is none of that name."""
    return resources.path("samples", name).read_bytes()


def _title(name: str, registry: Registry) -> str:
    stem = name.rpartition(".")[0]
    try:
        return registry.get(stem).title
    except UnknownFormatError:
        words = stem.replace("-", " ").replace("_", " ")
        return words[:1].upper() + words[1:]
