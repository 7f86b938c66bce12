"""The table of actions: menus, the tool bars and the canvas's context menus are made from it."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from gui.board import actions as board_actions
from gui.canvas import keys_actions
from gui.canvas.remarks import actions as remark_actions
from gui.find import actions as find_actions
from gui.generator import actions as generator_actions
from gui.guide import actions as guide_actions
from gui.heaps import actions as heaps_actions
from gui.language import actions as language_actions
from gui.language.plain import plain
from gui.packages import actions as package_actions
from gui.palette import actions as palette_actions
from gui.panels import answers_actions
from gui.pictures import actions as picture_actions
from gui.play import actions as play_actions
from gui.presenter import actions as presenter_actions
from gui.recovery import actions as recovery_actions
from gui.settings import actions as settings_actions
from gui.shortcuts import actions as shortcut_actions
from gui.spec import CANVAS, WINDOW, Entry, Spec
from gui.stepper import actions as stepper_actions
from gui.stress import actions as stress_actions
from gui.theme import ThemeController
from gui.tour import actions as tour_actions

COMMON = (
    Spec("new", "New &graph", ("Ctrl+N",), "new", "Start with an empty graph"),
    Spec("new-board", "New &board", (), "board", "Start with an empty board of 20 columns"),
    Spec("new-heaps", "New &heaps", (), "", "Start with heaps and a rule for taking"),
    Spec("open", "&Open…", ("Ctrl+O",), "open", "Open a judge file or a .grundy file"),
    Spec("save", "&Save", ("Ctrl+S",), "save", "Save everything in a .grundy file"),
    Spec("save-as", "Save &as…", ("Ctrl+Shift+S",), "save-as"),
    Spec("import", "&Import cases…", ("Ctrl+I",), "import", "Add the cases of a file to this one"),
    Spec("export", "&Export…", ("Ctrl+E",), "export", "Write a judge's text file"),
    Spec("quit", "&Quit", ("Ctrl+Q",), "quit"),
    Spec("undo", "&Undo", ("Ctrl+Z",), "undo"),
    Spec("redo", "&Redo", ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    Spec("cut", "Cu&t", ("Ctrl+X",), "cut", where=CANVAS),
    Spec("copy", "&Copy", ("Ctrl+C",), "copy", where=CANVAS),
    Spec("paste", "&Paste", ("Ctrl+V",), "paste", "Paste positions, or a judge's text", where=CANVAS),
    Spec("duplicate", "Dupl&icate", ("Ctrl+D",), "duplicate", where=CANVAS),
    Spec("delete", "&Delete", ("Del", "Backspace"), "delete", where=CANVAS),
    Spec("select-all", "Select &all", ("Ctrl+A",), where=CANVAS),
    Spec("rename-position", "Rena&me position…", ("F2",), "rename", where=CANVAS),
    Spec("add-stone", "Add a st&one", ("+", "="), "stone", "One more stone on each selected position", where=CANVAS),
    Spec("take-stone", "Ta&ke a stone", ("-",), "", "One stone fewer on each selected position", where=CANVAS),
    Spec("clear-stones", "Take a&ll stones", icon="remove", tip="Take all stones of this query off the graph"),
    Spec("fit", "&Fit", ("F",), "fit", "Show the whole graph"),
    Spec("zoom-in", "Zoom &in", ("Ctrl++", "Ctrl+="), "zoom-in"),
    Spec("zoom-out", "Zoom &out", ("Ctrl+-",), "zoom-out"),
    Spec("zoom-100", "&100 %", ("Ctrl+0",), "zoom-100", "Show the graph at its own size"),
    Spec("grid", "&Grid", ("Ctrl+'",), checked=True),
    Spec("snap", "&Snap to grid", ("G",), "grid-snap", "New and dragged positions snap to the grid", checked=False),
    Spec("legend", "Legen&d", checked=True),
    Spec("theme-system", "As the &system", group="theme", checked=True),
    Spec("theme-light", "&Light", group="theme", checked=False),
    Spec("theme-dark", "&Dark", group="theme", checked=False),
    Spec("tool-select", "&Select", ("V",), "select", "Select and drag; double-click adds a position", "tool", True),
    Spec("tool-position", "Add &position", ("P",), "position-add", "Click to add positions", "tool", False),
    Spec("tool-move", "Add &move", ("M",), "move-add", "Drag from a position to another", "tool", False),
    Spec("tool-stone", "S&tone", ("S",), "stone", "Click adds a stone, Shift- or right-click takes one", "tool", False),
    Spec("tool-pan", "Pa&n", ("H",), "pan", "Drag the view; or hold Space", "tool", False),
    Spec("layout", "&Lay out all", ("Ctrl+L",), "layout", "Draw the graph in layers, moves pointing down"),
    Spec("layout-selection", "Lay out s&election", ("Ctrl+Shift+L",), "", "Lay out the selected positions only"),
    Spec("align-left", "&Left", icon="align-left", tip="Align the selected positions"),
    Spec("align-center-h", "&Centre", icon="align-center-h"),
    Spec("align-right", "&Right", icon="align-right"),
    Spec("align-top", "&Top", icon="align-top"),
    Spec("align-center-v", "&Middle", icon="align-center-v"),
    Spec("align-bottom", "&Bottom", icon="align-bottom"),
    Spec("distribute-h", "Spread &across", icon="distribute-h", tip="Equal steps from left to right"),
    Spec("distribute-v", "Spread &down", icon="distribute-v", tip="Equal steps from top to bottom"),
    Spec("case-add", "&Add case", ("Ctrl+Shift+N",), "add"),
    Spec("case-add-graph", "&Graph"),
    Spec("case-add-board", "&Board", icon="board"),
    Spec("case-add-heaps", "&Heaps"),
    Spec("case-duplicate", "&Duplicate case", icon="duplicate"),
    Spec("case-rename", "&Rename case…", icon="rename"),
    Spec("case-up", "Move case &up", icon="move-up"),
    Spec("case-down", "Move case do&wn", icon="move-down"),
    Spec("case-remove", "De&lete case", icon="delete"),
    Spec("case-next", "&Next case", ("Ctrl+PgDown",)),
    Spec("case-previous", "&Previous case", ("Ctrl+PgUp",)),
    Spec("query-add", "&Add query", ("Ctrl+Shift+Q",), "add", "Another placement of stones on this graph"),
    Spec("query-duplicate", "&Duplicate query", icon="duplicate"),
    Spec("query-rename", "&Rename query…", icon="rename"),
    Spec("query-up", "Move query &up", icon="move-up"),
    Spec("query-down", "Move query d&own", icon="move-down"),
    Spec("query-remove", "De&lete query", icon="delete"),
    Spec("query-next", "&Next query", ("Alt+PgDown",)),
    Spec("query-previous", "&Previous query", ("Alt+PgUp",)),
    Spec("about", "&About Grundy Studio", icon="info"),
)

BOARD_MENU = (*board_actions.MENU[:2], (*board_actions.MENU[2], None, "board-graph"))
HEAPS_MENU = heaps_actions.MENU


def _placed(entries: tuple[Entry, ...]) -> set[str]:
    """The actions of a menu."""
    return {entry for entry in entries if isinstance(entry, str)}


SPECS = (
    *COMMON,
    *(spec for spec in board_actions.SPECS if spec.name in _placed(BOARD_MENU[2])),
    Spec("board-graph", "Show row as &graph", icon="move-add", tip="Make a graph case of all that the row leads to"),
    *keys_actions.SPECS,
    *remark_actions.SPECS,
    *heaps_actions.SPECS,
    *answers_actions.SPECS,
    *stepper_actions.SPECS,
    *play_actions.SPECS,
    *generator_actions.SPECS,
    *package_actions.SPECS,
    *picture_actions.SPECS,
    *find_actions.SPECS,
    *stress_actions.SPECS,
    *recovery_actions.SPECS,
    *tour_actions.SPECS,
    *guide_actions.SPECS,
    *settings_actions.SPECS,
    *language_actions.SPECS,
    *presenter_actions.SPECS,
    *palette_actions.SPECS,
    *shortcut_actions.SPECS,
)
"""All actions. Where the board has its own verb for what all editors know (copy, zoom), that is one action for all."""

# Menus that are filled while the program runs (recent files, samples, panels) are empty here.
MENUS: tuple[tuple[str, str, tuple[Entry, ...]], ...] = (
    ("menuFile", "&File", (
        "new", "new-board", "new-heaps", None,
        "open", ("menuRecent", "Open &recent", ()), ("menuSamples", "Sa&mples", ()), *recovery_actions.ENTRIES, None,
        "save", "save-as", None, "import", "export", "export-package", "export-picture", None, "quit",
    )),
    ("menuEdit", "&Edit", (
        "undo", "redo", None, "cut", "copy", "copy-picture", "paste", "duplicate", "delete", None, "select-all",
        *find_actions.EDIT_ENTRIES, None, "rename-position", None,
        "add-stone", "take-stone", "set-stones", "clear-stones", None, *settings_actions.ENTRIES,
    )),
    ("menuView", "&View", (
        "fit", "zoom-in", "zoom-out", "zoom-100", None, "grid", "snap", "legend", None,
        *find_actions.VIEW_ENTRIES, None,
        ("menuTheme", "&Theme", ("theme-system", "theme-light", "theme-dark", *settings_actions.THEME_ENTRIES)),
        settings_actions.POSITIONS_MENU, language_actions.MENU,
        ("menuPanels", "&Panels", ()), None, *presenter_actions.ENTRIES,
    )),
    ("menuGraph", "&Graph", (
        "tool-select", "tool-position", "tool-move", "tool-stone", "tool-pan", None, *keys_actions.ADDING,
        keys_actions.WALK, remark_actions.MENU, None, "layout", "layout-selection", ("menuAlign", "&Align", (
            "align-left", "align-center-h", "align-right", None, "align-top", "align-center-v", "align-bottom", None,
            "distribute-h", "distribute-v",
        )),
    )),
    BOARD_MENU,
    HEAPS_MENU,
    ("menuCase", "&Case", (
        "case-add", ("menuAddCase", "Add case &of", ("case-add-graph", "case-add-board", "case-add-heaps")),
        "case-duplicate", "case-rename", None, "case-up", "case-down", None, "case-previous", "case-next",
        None, "case-remove",
    )),
    ("menuQuery", "&Query", (
        "query-add", "query-duplicate", "query-rename", None, "query-up", "query-down", None, "query-previous",
        "query-next", None, "query-remove",
    )),
    answers_actions.MENU,
    stepper_actions.MENU,
    play_actions.MENU,
    ("menuTests", "&Tests", (*generator_actions.ENTRIES, None, *stress_actions.ENTRIES)),
    ("menuHelp", "&Help", (*tour_actions.ENTRIES, *guide_actions.ENTRIES, "palette", "shortcuts", None, "about")),
)  # fmt: skip

TOOL_ICON = 20
"""Pixels."""
TOOL_BAR: tuple[str | None, ...] = (
    "new", "open", "save", None, "undo", "redo", None, "layout", "fit", "zoom-out", "zoom-100", "zoom-in", None, "snap",
)  # fmt: skip
TOOLS = ("tool-select", "tool-position", "tool-move", "tool-stone", "tool-pan")


def _tr(text: str) -> str:
    return QCoreApplication.translate("Actions", text)


def _tell_keys(action: QAction) -> None:
    tip, keys = action.statusTip(), action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    action.setToolTip(f"{tip} ({keys})" if keys else tip)


def _say(action: QAction, spec: Spec) -> None:
    action.setText(_tr(spec.text))
    # Qt takes the sign off, but leaves the letter of the access key in its brackets.
    action.setIconText(plain(action.text()))
    action.setStatusTip(_tr(spec.tip) if spec.tip else plain(action.text()))
    _tell_keys(action)


class Actions(QObject):
    """The actions of one window, by name: ``actions["undo"]`` is a QAction."""

    def __init__(self, theme: ThemeController, window: QWidget, editors: Mapping[str, QWidget]) -> None:
        super().__init__(window)
        self._theme = theme
        self._groups: dict[str, QActionGroup] = {}
        self._undrawn: dict[str, str] = {}
        owners = {WINDOW: window, **editors}
        self._actions = {spec.name: self._made(spec, owners[spec.where]) for spec in SPECS}

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def __iter__(self) -> Iterator[QAction]:
        return iter(self._actions.values())

    def _made(self, spec: Spec, owner: QWidget) -> QAction:
        action = QAction(self)
        action.setObjectName(f"action-{spec.name}")
        action.setShortcuts([QKeySequence(keys) for keys in spec.keys])
        _say(action, spec)
        if spec.icon:
            self._undrawn[spec.name] = spec.icon
        if spec.icon and spec.name in (*TOOL_BAR, *TOOLS):
            self._theme.set_icon(action, spec.icon, (TOOL_ICON,))
        if spec.checked is not None:
            action.setCheckable(True)
            action.setChecked(spec.checked)
        if spec.group:
            self._groups.setdefault(spec.group, QActionGroup(self)).addAction(action)
        if spec.where != WINDOW:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        owner.addAction(action)
        return action

    def say_anew(self) -> None:
        """Another language is spoken."""
        for spec in SPECS:
            _say(self[spec.name], spec)

    def follow_keys(self, name: str) -> None:
        """The shortcuts of an action are others: its tool tip says so, as menus do by themselves."""
        if name in self._actions:
            _tell_keys(self[name])

    def icons_to_draw(self) -> Iterator[Callable[[], None]]:
        """Calls that each give an action its icon, for all that are in no menu that was opened; those in a tool bar
        have it in the one size that is seen there."""
        return (partial(self._draw, name) for name in tuple(self._undrawn))

    def _draw(self, *names: str) -> None:
        for name in names:
            icon = self._undrawn.pop(name, "")
            if icon:
                self._theme.set_icon(self[name], icon)

    def bind(self, handlers: Mapping[str, Callable[[], object]]) -> None:
        """Let actions do what they are for."""
        for name, handler in handlers.items():
            self[name].triggered.connect(lambda _=False, handler=handler: handler())

    def fill_menu_bar(self, bar: QMenuBar) -> dict[str, QMenu]:
        """Make all menus; gives them by objectName."""
        menus: dict[str, QMenu] = {}
        for name, text, entries in MENUS:
            bar.addMenu(self._menu(bar, name, text, entries, menus))
        return menus

    def _menu(
        self, parent: QWidget, name: str, text: str, entries: tuple[Entry, ...], menus: dict[str, QMenu]
    ) -> QMenu:
        menu = QMenu(_tr(text), parent)
        menu.setObjectName(name)
        menu.setToolTipsVisible(False)
        menus[name] = menu
        # Who is quicker than the drawing of icons after a start sees them all the same.
        menu.aboutToShow.connect(partial(self._draw, *(entry for entry in entries if isinstance(entry, str))))
        for entry in entries:
            if entry is None:
                menu.addSeparator()
            elif isinstance(entry, str):
                menu.addAction(self[entry])
            else:
                menu.addMenu(self._menu(menu, *entry, menus))
        return menu
