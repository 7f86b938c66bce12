"""The program writing into an editor in which a person types as well."""

from collections.abc import Sequence

from gui.panels.text_editor import TextEditor
from gui.panels.text_merge import Block, blocks


class Writer:
    """Replaces lines of an editor.

    Attributes
    ----------
    writing
        Whether it does so right now: a change of the text that comes meanwhile is not typed.
    """

    def __init__(self, editor: TextEditor) -> None:
        self._editor = editor
        self.writing = False

    @property
    def lines(self) -> list[str]:
        """The lines as they stand."""
        return self._editor.toPlainText().split("\n")

    def show(self, text: str) -> None:
        """Show another text from its beginning."""
        self.writing = True
        self._editor.show_text(text)
        self.writing = False

    def write(self, changes: Sequence[Block], *, forget: bool = True) -> None:
        """Replace blocks of lines. The editor's own steps are forgotten, as undoing them would undo these too."""
        if not changes:
            return
        self.writing = True
        self._editor.replace_blocks(changes)
        self.writing = False
        if forget:
            self.forget_steps()

    def write_whole(self, text: str, *, forget: bool = True) -> None:
        """Replace all lines that do not say what `text` says."""
        self.write(blocks(self.lines, text.split("\n")), forget=forget)

    def forget_steps(self) -> None:
        """Let the editor undo nothing of what was typed so far."""
        self._editor.document().clearUndoRedoStacks()
