"""The answers panel's part of the table of actions: what they are called, what they do, and when they can be done."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from gui.spec import Entry, Spec

if TYPE_CHECKING:
    from gui.panels.answers import AnswersPanel

SPECS = (
    Spec("answers-load", "&Load answers…", ("Ctrl+Shift+O",), "answers", "Check a program's output beside this file"),
    Spec("answers-paste", "&Paste answers", (), "paste", "Check the output on the clipboard"),
    Spec("answers-follow", "&Follow the file", (), "", "Read the answers again when their file changes", checked=True),
    Spec("answers-clear", "&Take answers away", (), "close", "Check no answers any more"),
    Spec("answers-next", "&Next wrong answer", ("F8",), "move-down", "Go to the next answer that is not right"),
    Spec("answers-previous", "P&revious wrong answer", ("Shift+F8",), "move-up", "Go to the one before"),
    Spec("answers-only-wrong", "&Only wrong answers", (), "", "Leave the right answers out of the list", checked=False),
)

MENU: tuple[str, str, tuple[Entry, ...]] = ("menuAnswers", "&Answers", (
    "answers-load", "answers-paste", "answers-follow", None, "answers-next", "answers-previous", "answers-only-wrong",
    None, "answers-clear",
))  # fmt: skip
"""As an entry of `gui.actions.MENUS`."""


def handlers(panel: "AnswersPanel") -> dict[str, Callable[[], object]]:
    """What each action does, by name."""
    return {
        "answers-load": panel.load,
        "answers-paste": panel.paste,
        "answers-follow": panel.toggle_following,
        "answers-clear": panel.clear,
        "answers-next": partial(panel.way.step, 1),
        "answers-previous": partial(panel.way.step, -1),
        "answers-only-wrong": lambda: panel.set_only_wrong(not panel.only_wrong),
    }


def enabled(panel: "AnswersPanel") -> dict[str, bool]:
    """Which actions can be done now; ask again at `AnswersPanel.changed_state`."""
    source, result = panel.checker.source, panel.checker.result
    faulty = bool(result and result.faulty)
    return {
        "answers-load": True,
        "answers-paste": True,
        "answers-follow": source.path is not None,
        "answers-clear": source.loaded,
        "answers-next": faulty,
        "answers-previous": faulty,
        "answers-only-wrong": source.loaded,
    }


def checked(panel: "AnswersPanel") -> dict[str, bool]:
    """How the checkable actions stand; ask again at `AnswersPanel.changed_state`."""
    return {"answers-follow": panel.checker.source.following, "answers-only-wrong": panel.only_wrong}
