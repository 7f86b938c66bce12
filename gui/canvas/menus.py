"""The context menus of the canvas: one each for a position, a move, and the empty canvas."""

from PySide6.QtCore import QObject, QPoint, QPointF
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from gui.actions import Actions
from gui.canvas.clipboard import GraphClipboard
from gui.canvas.pointer import Pointer
from gui.canvas.remarks import actions as remark_actions
from gui.canvas.view import GraphCanvas

ON_POSITIONS = (
    "rename-position", None, "cut", "copy", "duplicate", "delete", None, "group-selection", "ungroup", "group-join",
    "group-leave", None, "layout-selection",
)  # fmt: skip
ON_NOTE = ("edit-note", None, "cut", "copy", "duplicate", "delete", None)
ON_GROUP = ("edit-note", "ungroup", None, "cut", "copy", "duplicate", "delete", None, "layout-selection", None)
ON_CANVAS = (None, "paste", "select-all", None, "layout", "fit", "clear-stones")


class CanvasMenus(QObject):
    """Makes and shows the menu for where the pointer is."""

    def __init__(self, canvas: GraphCanvas, actions: Actions, clipboard: GraphClipboard) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._actions = actions
        self._clipboard = clipboard
        canvas.menu_wanted.connect(self._show)

    def _show(self, where: QPoint, pointer: Pointer) -> None:
        menu = self.menu_for(pointer)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(where)

    def menu_for(self, pointer: Pointer) -> QMenu:
        """The menu for a place; what it is about becomes selected."""
        menu = QMenu(self._canvas)
        if pointer.position is not None:
            menu.setObjectName("menuOnPosition")
            self._fill_for_position(menu, pointer.position)
        elif pointer.note is not None:
            menu.setObjectName("menuOnNote")
            self._fill_for_note(menu, pointer.note)
        elif pointer.group is not None:
            menu.setObjectName("menuOnGroup")
            self._fill_for_group(menu, pointer.group)
        elif pointer.move is not None:
            menu.setObjectName("menuOnMove")
            self._fill_for_move(menu, pointer.move)
        else:
            menu.setObjectName("menuOnCanvas")
            self._fill_for_canvas(menu, pointer.world)
        return menu

    def _fill_for_position(self, menu: QMenu, key: int) -> None:
        selection, commands = self._canvas.selection, self._canvas.commands
        if key not in selection.positions:
            selection.set([key])
        self._add(menu, "menu-add-stone", self.tr("Add a stone")).triggered.connect(
            lambda: commands.add_stones(selection.positions, 1)
        )
        self._add(menu, "menu-take-stone", self.tr("Take a stone")).triggered.connect(
            lambda: commands.add_stones(selection.positions, -1)
        )
        menu.addSeparator()
        self._add_actions(menu, ON_POSITIONS)

    def _fill_for_move(self, menu: QMenu, pair: tuple[int, int]) -> None:
        commands, game = self._canvas.commands, self._canvas.commands.game
        if pair not in self._canvas.selection.moves:
            self._canvas.selection.set((), [pair])
        move = game.move(*pair) if game else None
        if move is None:
            return
        self._add(menu, "menu-more-repeats", self.tr("One repeat more")).triggered.connect(
            lambda: commands.set_count(*pair, move.count + 1)
        )
        fewer = self._add(menu, "menu-fewer-repeats", self.tr("One repeat fewer"))
        fewer.setEnabled(move.count > 1)
        fewer.triggered.connect(lambda: commands.set_count(*pair, move.count - 1))
        menu.addSeparator()
        self._add_actions(menu, ("delete",))

    def _fill_for_note(self, menu: QMenu, key: int) -> None:
        if key not in self._canvas.selection.notes:
            self._canvas.selection.set(notes=[key])
        self._add_actions(menu, ON_NOTE)
        self._add_colours(menu)

    def _fill_for_group(self, menu: QMenu, key: int) -> None:
        if key not in self._canvas.selection.groups:
            self._canvas.remarks.select_group(key)
        self._add_actions(menu, ON_GROUP)
        self._add_colours(menu)

    def _add_colours(self, menu: QMenu) -> None:
        colours = menu.addMenu(self.tr("Colour"))
        for name in remark_actions.COLOUR_MENU[2]:
            if isinstance(name, str):
                colours.addAction(self._actions[name])

    def _fill_for_canvas(self, menu: QMenu, world: QPointF) -> None:
        add = self._add(menu, "menu-add-position", self.tr("Add a position here"))
        add.triggered.connect(lambda: self._canvas.commands.add_position(self._canvas.snapped(world)))
        note = self._add(menu, "menu-add-note", self.tr("Add a note here"))
        note.triggered.connect(lambda: self._canvas.writing.add_note(world))
        paste = self._add(menu, "menu-paste-here", self.tr("Paste here"))
        paste.triggered.connect(lambda: self._clipboard.paste(world))
        self._add_actions(menu, ON_CANVAS)

    def _add(self, menu: QMenu, name: str, text: str) -> QAction:
        action = menu.addAction(text)
        action.setObjectName(name)
        return action

    def _add_actions(self, menu: QMenu, names: tuple[str | None, ...]) -> None:
        for name in names:
            if name is None:
                menu.addSeparator()
            else:
                menu.addAction(self._actions[name])
