"""Whether a document may go away: asked where something of it is saved nowhere."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from gui.files.dialogs import Dialogs, Unsaved

if TYPE_CHECKING:
    from gui.files.unfinished import Unfinished


def may_go(
    dialogs: Dialogs, title: str, dirty: bool, unfinished: "Sequence[Unfinished]", save: Callable[[], bool]
) -> bool:
    """True if nothing is lost, or a person says so, after saving if that is wanted.

    Whoever wants to keep a text that is no part of the document is led to it.
    """
    if unfinished:
        answer = dialogs.ask_unfinished(unfinished, title, dirty)
        if answer is Unsaved.CANCEL:
            unfinished[0].go()
    else:
        answer = dialogs.ask_unsaved(title) if dirty else Unsaved.DISCARD
    return save() if answer is Unsaved.SAVE else answer is Unsaved.DISCARD
