"""The generator's part of the table of actions: what they are called, what they do, and when they can be done."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from gui.spec import Spec

if TYPE_CHECKING:
    from gui.generator.panel import GeneratorPanel

SPECS = (
    Spec(
        "generate",
        "&Generate cases…",
        ("Ctrl+Shift+G",),
        "generate",
        "Make cases of a shape, and see them first",
    ),
    Spec("generate-again", "Generate with another see&d", ("Ctrl+Alt+G",), "", "The same shape, other cases"),
    Spec("generate-add", "Add generated c&ases", (), "add", "Put the generated cases into the document"),
)

ENTRIES = ("generate", "generate-again", "generate-add")
"""As entries of a menu of `gui.actions.MENUS`."""


def handlers(panel: "GeneratorPanel") -> dict[str, Callable[[], object]]:
    """What each action does, by name."""
    return {"generate": panel.start, "generate-again": panel.again, "generate-add": panel.add}


def enabled(panel: "GeneratorPanel") -> dict[str, bool]:
    """Which actions can be done now; ask again at `GeneratorPanel.changed_state`."""
    able = panel.shape is not None
    return {"generate": True, "generate-again": able, "generate-add": able}
