"""The native file of Grundy Studio, ``.grundy``: JSON with a version, which keeps all that a document is.

Cases are graphs, boards or heaps, of one kind or mixed. The same JSON of a single graph serves as the text that copied
positions have on the clipboard.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from engine.project_mark import SUFFIX, is_project

if TYPE_CHECKING:
    from engine.project_file.recovering import Recovered, recover
    from engine.project_file.schema import View, WindowView
    from engine.project_file.whole import dump, fragment_from_text, fragment_to_text, load, save

_PLACES = {
    "dump": "whole",
    "load": "whole",
    "save": "whole",
    "fragment_from_text": "whole",
    "fragment_to_text": "whole",
    "Recovered": "recovering",
    "recover": "recovering",
    "View": "schema",
    "WindowView": "schema",
}


def __getattr__(name: str) -> object:
    """What files are read and written with takes longer to load than an empty window may wait for (PEP 562)."""
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)


__all__ = [
    "SUFFIX",
    "Recovered",
    "View",
    "WindowView",
    "dump",
    "fragment_from_text",
    "fragment_to_text",
    "is_project",
    "load",
    "recover",
    "save",
]
