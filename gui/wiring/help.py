"""Finding one's way: the guide, the command palette, the sheet of shortcuts, and keys that were changed."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from gui.actions import SPECS
from gui.board import actions as board_actions
from gui.language.plain import without_key
from gui.shortcuts.keys import Owner, Shortcuts
from gui.spec import BOARD, WINDOW
from gui.wiring.kinds import TWINS

if TYPE_CHECKING:
    from gui.board.editor import BoardEditor
    from gui.guide.window import GuideWindow
    from gui.main_window import MainWindow
    from gui.palette.command import Command
    from gui.palette.palette import Palette
    from gui.shortcuts.sheet import ShortcutSheet


def connect_help(window: "MainWindow") -> None:
    """The Help menu; the keys that were chosen are in force from here on."""
    actions = window.actions_by_name
    shortcuts = Shortcuts(_owners(window), window)
    shortcuts.changed.connect(actions.follow_keys)
    shortcuts.restore()
    window.late.board.when_made(partial(_teach_board, shortcuts))
    _Help(window, shortcuts).bind()


def _owners(window: "MainWindow") -> dict[str, Owner]:
    """All actions of the table, and the switches of the panels."""
    actions = window.actions_by_name
    owners = {spec.name: Owner(actions[spec.name], spec.keys, spec.where) for spec in SPECS}
    return owners | {f"panel-{name}": Owner(dock) for name, dock in window.docks.items()}


class _Help:
    """The palette, the sheet and the guide, made when they are first wanted."""

    def __init__(self, window: "MainWindow", shortcuts: Shortcuts) -> None:
        self._window, self._shortcuts = window, shortcuts
        self._palette: Palette | None = None
        self._sheet: ShortcutSheet | None = None
        self._guide: GuideWindow | None = None

    def bind(self) -> None:
        done = {"palette": self._toggle_palette, "shortcuts": self._show_sheet, "guide": self._show_guide}
        self._window.actions_by_name.bind(done)

    def _toggle_palette(self) -> None:
        from gui.palette.palette import Palette

        if self._palette is None:
            self._palette = Palette(self._window, self._window.theme, self._commands)
        self._palette.toggle()

    def _commands(self) -> "Iterator[Command]":
        from gui.palette.command import in_menus
        from gui.palette.reasons import why_not

        window = self._window
        window.files.fill_recent(window.menus["menuRecent"])
        yield from in_menus(window.menuBar(), partial(why_not, window))
        yield from self._places()

    def _places(self) -> "Iterator[Command]":
        """The editor and the panels, to go to with the keyboard."""
        from gui.palette.command import Command

        window, go = self._window, self._window.tr("Go to {0}")
        to_editor = partial(_focus, window.editors.editor)
        yield Command("go-editor", go.format(window.tr("the drawing")), window.tr("Keyboard"), to_editor)
        for action in window.menus["menuPanels"].actions():
            name = action.objectName().removeprefix("action-panel-")
            title = go.format(without_key(action.text()))
            tip = window.tr("Show this panel, and give it the keyboard")
            yield Command(f"go-{name}", title, window.tr("Keyboard"), partial(_go_to, window, name), tip=tip)

    def _show_sheet(self) -> None:
        from gui.shortcuts.sheet import ShortcutSheet

        if self._sheet is None:
            self._sheet = ShortcutSheet(self._shortcuts, self._window)
        self._sheet.open_sheet()

    def _show_guide(self) -> None:
        from gui.guide.window import GuideWindow

        if self._guide is None:
            self._guide = GuideWindow(self._window.theme, self._window)
        self._guide.open_page()


def _go_to(window: "MainWindow", name: str) -> None:
    window.docks.raise_(name)
    _focus(window.docks[name].widget())


def _focus(widget: QWidget) -> None:
    """Give the keyboard to a widget, or to the first part of it that takes it."""
    parts = [widget, *widget.findChildren(QWidget)]
    policies = Qt.FocusPolicy.TabFocus
    able = (part for part in parts if part.focusPolicy() & policies and part.isVisible() and part.isEnabled())
    first = next(able, None)
    if first is not None:
        first.setFocus(Qt.FocusReason.OtherFocusReason)


def _teach_board(shortcuts: Shortcuts, board: "BoardEditor") -> None:
    """The board takes its keys before the window does: it has to know which are others now."""

    def learn(_name: str = "") -> None:
        done = board_actions.handlers(board)
        pairs = ((key, spec.name) for spec in board_actions.SPECS for key in _keys_on_board(shortcuts, spec.name))
        board.view.keys = {QKeySequence(key).toString(): done[name] for key, name in pairs}

    shortcuts.changed.connect(learn)
    learn()


def _keys_on_board(shortcuts: Shortcuts, name: str) -> list[str]:
    """The keys of a verb of the board; one that shares an action with others has its own until that is changed."""
    action = TWINS.get(name, name)
    if not shortcuts.is_default(action):
        return shortcuts.keys(action)
    own = next(spec.keys for spec in board_actions.SPECS if spec.name == name)
    return [key for key in own if not _given_away(shortcuts, action, key)]


def _given_away(shortcuts: Shortcuts, action: str, key: str) -> bool:
    """Whether another action has got a key that was not its own."""
    return any(
        key in shortcuts.keys(other) and key not in shortcuts.defaults(other)
        for other in shortcuts
        if other != action and shortcuts.owner(other).where in (WINDOW, BOARD)
    )
