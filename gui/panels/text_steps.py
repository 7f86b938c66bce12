"""Undo and redo in the text: one history for what is typed and for what is done elsewhere."""

from PySide6.QtGui import QUndoStack

from gui.panels.text_editor import TextEditor
from gui.panels.text_state import Draft, State
from gui.panels.text_sync import TextSync


class TextSteps:
    """What the undo and redo keys do in the text.

    What is typed and not applied is taken back in the editor. What is applied is a step of the document's history and
    taken back there. A draft whose typing the editor has forgotten, as the document changed meanwhile, goes as a whole.
    """

    def __init__(self, editor: TextEditor, sync: TextSync, stack: QUndoStack) -> None:
        self._editor, self._sync, self._stack = editor, sync, stack
        self._dropped: Draft | None = None
        self._dropped_at = -1

    def undo(self) -> None:
        """Take back the last thing."""
        document = self._editor.document()
        if not document.isUndoAvailable():
            self._sync.flush()
        if document.isUndoAvailable():
            self._editor.undo()
        elif self._sync.state in (State.BROKEN, State.CONFLICT):
            self._drop()
        else:
            self._stack.undo()

    def _drop(self) -> None:
        self._dropped = self._sync.draft
        self._sync.revert()
        self._editor.document().clearUndoRedoStacks()
        self._dropped_at = self._editor.document().revision()

    def redo(self) -> None:
        """Do again what `undo` took back last."""
        document = self._editor.document()
        if document.isRedoAvailable():
            self._editor.redo()
            return
        self._sync.flush()
        if self._dropped is not None and document.revision() == self._dropped_at:
            self._sync.take_up(self._dropped)
            self._dropped = None
        else:
            self._stack.redo()
