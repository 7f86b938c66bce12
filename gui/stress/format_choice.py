"""Which format a program reads: found out by running it, or chosen."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from engine.formats.registry import Registry
from gui.calm import Calm
from gui.panels.text_format_box import FormatBox
from gui.panels.words import judge_words
from gui.stress.texts import tr

_FIRST = 0


class FormatChoice(FormatBox):
    """The formats, and before them that it is found out."""

    def __init__(self, registry: Registry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("stressFormat")
        self.setAccessibleName(tr("Judge format that the program reads"))
        self.offer(registry)
        self.insertItem(_FIRST, "", "")
        tip = tr("The program is run on a small input of each format; the one in whose words it answers is taken")
        self.setItemData(_FIRST, tip, Qt.ItemDataRole.ToolTipRole)
        self.show_guess("")
        self.choose("")
        Calm.over(self)

    @property
    def chosen(self) -> str:
        """The name of the format that a person has chosen; "" if it is to be found out."""
        return self.currentData() or ""

    def choose(self, name: str) -> None:
        """Choose a format by its name; "" and what is not offered: found out."""
        super().choose(name if self.findData(name) >= 0 else "")

    def show_guess(self, name: str) -> None:
        """The format of that name was found out; "" if none was."""
        told = tr("Found out: {0}").format(judge_words(name).judge) if name else tr("Found out by running it")
        self.setItemText(_FIRST, told)
