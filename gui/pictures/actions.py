"""The pictures' part of the table of actions."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from gui.spec import Spec

if TYPE_CHECKING:
    from gui.pictures.pictures import Pictures

SPECS = (
    Spec("export-picture", "Export &picture…", ("Ctrl+Alt+E",), "picture", "Write the current case as a picture"),
    Spec("copy-picture", "Cop&y as picture", ("Ctrl+Alt+C",), "", "Put the current case on the clipboard as a picture"),
)


def handlers(part: "Pictures") -> dict[str, Callable[[], object]]:
    """What each action does, by name."""
    return {"export-picture": part.export, "copy-picture": part.copy}


def enabled(part: "Pictures") -> dict[str, bool]:
    """Which actions can be done now; ask again when the session looks at another case."""
    return {"export-picture": part.can_draw, "copy-picture": part.can_draw}
