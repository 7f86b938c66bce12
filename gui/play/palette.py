"""All that can be done in the play window, with its keys, in a palette as that of the main window."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QCheckBox, QPushButton

from gui.language.plain import plain, without_key
from gui.palette.command import Command
from gui.palette.palette import Palette
from gui.play.texts import tr
from gui.theme import ThemeController

if TYPE_CHECKING:
    from gui.play.window import PlayWindow


def made_palette(window: "PlayWindow", theme: ThemeController) -> Palette:
    """The palette of a play window."""
    palette = Palette(window, theme, lambda: commands(window))
    palette.nothing_text = tr("Nothing here is called “{0}”. Try one word: hint, back, save.")
    return palette


def commands(window: "PlayWindow") -> Iterator[Command]:
    """The buttons and switches as they are now, and what the keyboard alone does."""
    panel = window.panel
    yield from (
        _keyboard(window, tr("Go through the legal moves"), tr("Arrow keys")),
        _keyboard(window, tr("Make the move that is pointed at"), tr("Enter")),
    )
    for name, button, keys in (
        ("hint", panel.hint, "F1"), ("take-back", panel.back, "Ctrl+Z"), ("resign", panel.resign, ""),
        ("new", panel.new, "Ctrl+N"), ("live", panel.live, ""), ("save", panel.save, "Ctrl+S"),
        ("close", panel.close_window, "Ctrl+W"),
    ):  # fmt: skip
        yield _of_button(f"play-{name}", button, keys)
    yield from (_of_box(box) for box in (panel.legal, panel.values, panel.animated))


def _keyboard(window: "PlayWindow", title: str, keys: str) -> Command:
    """What keys do where the match is seen: it gives the keyboard there."""
    return Command("", title, "", window.view.setFocus, keys)


def _of_button(name: str, button: QPushButton, keys: str) -> Command:
    native = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
    # A button that is hidden has nothing to do now.
    can = button.isEnabled() and not button.isHidden()
    return Command(name, plain(button.text()), "", button.click, native, button.toolTip(), can)


def _of_box(box: QCheckBox) -> Command:
    return Command("", without_key(box.text()), "", box.click, checked=box.isChecked())
