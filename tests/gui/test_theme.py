"""The look: contrast and colour blindness by published formulas, icons and sheet by the pixels they make."""

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import product

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QSize, Qt, QtMsgType
from PySide6.QtGui import QAction, QColor, QFontMetricsF, QIcon, QImage, QPalette, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMainWindow,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QTableWidget,
    QTabWidget,
    QToolBar,
    QToolButton,
    QTreeWidget,
    QVBoxLayout,
    QWidget,
)

from gui.theme import (
    DARK,
    LIGHT,
    Colours,
    ThemeController,
    app_icon,
    apply,
    icon,
    icon_names,
    mono_font,
    ui_font,
)
from gui.theme.glyphs import GLYPHS, glyph_name, glyph_paths
from gui.theme.icons import icon_pixmap
from gui.theme.palette import COLOUR_ROLES
from gui.theme.style import set_role, style_sheet

THEMES = pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])

ICONS = (
    *("app", "select", "position-add", "move-add", "stone", "pan", "undo"),
    *("redo", "new", "open", "save", "save-as", "import", "export"),
    *("cut", "copy", "paste", "duplicate", "delete", "layout", "fit"),
    *("zoom-in", "zoom-out", "zoom-100", "grid-snap", "align-left", "align-right", "align-top"),
    *("align-bottom", "align-center-h", "align-center-v", "distribute-h", "distribute-v", "history", "text"),
    *("cases", "verdict", "add", "remove", "rename", "move-up", "move-down"),
    *("close", "warning", "error", "info", "check", "samples", "theme"),
    *("quit", "search", "play"),
)

# Machado, Oliveira and Fernandes (2009), severity 1.0, on linear RGB.
BLINDNESS = {
    "protanopia": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "deuteranopia": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    "tritanopia": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ],
}
TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])


def linear(colour: str) -> np.ndarray:
    c = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def contrast(one: str, other: str) -> float:
    """WCAG 2.1: (L1 + 0.05) / (L2 + 0.05) of the relative luminances, the lighter above."""
    dark, light = sorted(float(TO_XYZ[1] @ linear(c)) for c in (one, other))
    return (light + 0.05) / (dark + 0.05)


def lab(rgb: np.ndarray) -> np.ndarray:
    """CIE 1976 L*a*b* of linear RGB, white point D65."""
    t = TO_XYZ @ np.clip(rgb, 0, 1) / np.array([0.9505, 1.0, 1.089])
    x, y, z = np.where(t > 216 / 24389, np.cbrt(t), (24389 / 27 * t + 16) / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def seen_difference(one: str, other: str, blindness: str) -> float:
    eye = np.array(BLINDNESS[blindness])
    return float(np.linalg.norm(lab(eye @ linear(one)) - lab(eye @ linear(other))))


TEXTS = [
    ("text", "window surface surface_raised canvas accent_soft selection hover"),
    ("text_muted", "window surface surface_raised canvas hover"),
    ("accent_text", "accent accent_hover"),
    ("accent", "window surface surface_raised accent_soft"),
    ("danger", "window surface surface_raised danger_soft"),
    ("warning", "window surface warning_soft"),
    ("success", "window surface success_soft"),
    ("p_text", "p_fill"),
    ("n_text", "n_fill"),
    ("stone_text", "stone_fill"),
]
MEANT_ON_CANVAS = (
    *("p_border", "n_border", "stone_fill", "accent"),
    *("move", "move_hover", "move_selected", "move_winning", "refused", "target_ok"),
)
LINES = [*((line, "canvas") for line in MEANT_ON_CANVAS), ("border_strong", "window surface surface_raised")]


def test_the_measures_know_the_published_values() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    # What a deuteranope confuses, the measure confuses too.
    assert seen_difference("#b07d00", "#6c9a00", "deuteranopia") < 20
    assert np.linalg.norm(lab(linear("#b07d00")) - lab(linear("#6c9a00"))) > 40


@THEMES
def test_every_colour_is_written_in_full(colours: Colours) -> None:
    for role in COLOUR_ROLES:
        assert re.fullmatch(r"#[0-9a-f]{6}", getattr(colours, role)), role
        assert colours.q(role).name() == getattr(colours, role)
    assert colours.q("move", 0.5).alphaF() == pytest.approx(0.5, abs=0.01)
    with pytest.raises(KeyError):
        colours.q("no such role")


@THEMES
def test_a_colour_given_out_can_be_changed_without_harm(colours: Colours) -> None:
    colours.q("accent").setRed(1)
    assert colours.q("accent").name() == colours.accent


@THEMES
@pytest.mark.parametrize(("text", "grounds"), TEXTS, ids=[t for t, _ in TEXTS])
def test_text_can_be_read(colours: Colours, text: str, grounds: str) -> None:
    for ground in grounds.split():
        assert contrast(getattr(colours, text), getattr(colours, ground)) >= 4.5, ground


@THEMES
@pytest.mark.parametrize(("line", "grounds"), LINES, ids=[f"{t}-{g.split()[0]}" for t, g in LINES])
def test_lines_that_mean_something_can_be_seen(colours: Colours, line: str, grounds: str) -> None:
    for ground in grounds.split():
        assert contrast(getattr(colours, line), getattr(colours, ground)) >= 3, ground


@THEMES
def test_a_stone_stands_out_on_every_position(colours: Colours) -> None:
    for fill in (colours.p_fill, colours.n_fill):
        assert max(contrast(colours.stone_fill, fill), contrast(colours.stone_border, fill)) >= 3


@THEMES
@pytest.mark.parametrize("blindness", BLINDNESS)
def test_p_and_n_positions_differ_for_every_eye(colours: Colours, blindness: str) -> None:
    assert seen_difference(colours.p_fill, colours.n_fill, blindness) >= 30
    assert seen_difference(colours.p_border, colours.n_border, blindness) >= 20


@THEMES
@pytest.mark.parametrize("blindness", BLINDNESS)
def test_a_winning_move_is_not_taken_for_another(colours: Colours, blindness: str) -> None:
    assert seen_difference(colours.move_winning, colours.refused, blindness) >= 20
    assert seen_difference(colours.move_winning, colours.move, blindness) >= 18


@pytest.mark.parametrize("name", ICONS)
def test_there_is_every_icon(name: str) -> None:
    assert name in icon_names()


def test_an_unknown_icon_is_refused(qapp: QApplication) -> None:
    with pytest.raises(KeyError, match="no-such"):
        icon("no-such", LIGHT)


@pytest.mark.parametrize("name", sorted(icon_names() - {"app"}))
def test_the_drawings_are_of_one_style(name: str) -> None:
    svg = (files("resources") / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    for part in (
        'viewBox="0 0 24 24"',
        'stroke="currentColor"',
        'stroke-width="1.75"',
        'stroke-linecap="round"',
    ):
        assert part in svg
    assert set(re.findall(r'(?:fill|stroke)="([^"]*)"', svg)) <= {"none", "currentColor"}
    assert not re.search(r"<(text|image|use|style|script)\b|href", svg)


def alpha(pixmap: QPixmap) -> np.ndarray:
    return pixels_of(pixmap.toImage())[:, :, 3]


def pixels_of(image: QImage) -> np.ndarray:
    """Rows x columns x RGBA."""
    image = image.convertToFormat(QImage.Format.Format_RGBA8888)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return rows[:, : 4 * image.width()].reshape(image.height(), image.width(), 4).copy()


@pytest.mark.parametrize("name", sorted(icon_names() - {"app"}))
def test_no_drawing_is_cut_off(qapp: QApplication, name: str) -> None:
    seen = alpha(icon_pixmap(name, "#000000", 96))
    assert seen.max() == 255
    assert max(seen[0].max(), seen[-1].max(), seen[:, 0].max(), seen[:, -1].max()) == 0


@THEMES
@pytest.mark.parametrize("name", sorted(icon_names()))
def test_icons_are_drawn_at_every_size(qapp: QApplication, colours: Colours, name: str) -> None:
    for size, ratio in product((16, 20, 24), (1, 1.5, 2, 3)):
        pixmap = icon(name, colours, (1.0, ratio)).pixmap(QSize(size, size), ratio)
        assert pixmap.size() == QSize(round(size * ratio), round(size * ratio)) or name == "app"
        assert alpha(pixmap).max() > 120
        assert (alpha(pixmap) > 100).mean() > 0.03


def strongest_colour(pixmap: QPixmap) -> str:
    rgba = pixels_of(pixmap.toImage()).reshape(-1, 4)
    r, g, b, _ = rgba[rgba[:, 3].argmax()]
    return QColor(int(r), int(g), int(b)).name()


@THEMES
def test_an_icon_shows_what_it_stands_for(qapp: QApplication, colours: Colours) -> None:
    made = icon("add", colours)
    on, off, size = QIcon.State.On, QIcon.State.Off, QSize(24, 24)
    assert strongest_colour(made.pixmap(size, QIcon.Mode.Normal, off)) == colours.text
    assert strongest_colour(made.pixmap(size, QIcon.Mode.Normal, on)) == colours.accent
    assert strongest_colour(made.pixmap(size, QIcon.Mode.Disabled, off)) == colours.text_disabled
    assert strongest_colour(made.pixmap(size, QIcon.Mode.Disabled, on)) == colours.text_disabled
    assert icon("add", colours) is made


def test_the_icon_of_the_application_has_colours(qapp: QApplication) -> None:
    rgba = pixels_of(app_icon().pixmap(QSize(64, 64), 1.0).toImage())
    opaque = {tuple(c // 64) for c in rgba[rgba[:, :, 3] == 255][:, :3]}
    assert len(opaque) >= 4
    assert 256 in {s.width() for s in app_icon().availableSizes()}


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    """The application, given back as it was."""
    before = qapp.styleSheet(), qapp.palette(), qapp.font(), qapp.style().objectName()
    yield qapp
    qapp.styleHints().setColorScheme(Qt.ColorScheme.Unknown)
    qapp.setStyleSheet(before[0])
    qapp.setStyle(before[3])
    qapp.setPalette(before[1])
    qapp.setFont(before[2])


@THEMES
def test_the_sheet_is_complete(app: QApplication, colours: Colours) -> None:
    sheet = style_sheet(colours)
    assert not re.search(r"\$\w", sheet.split("*/", 1)[1])
    for place in re.findall(r'url\("([^"]*)"\)', sheet):
        assert not QPixmap(place).isNull(), place
    assert sheet.count("{") == sheet.count("}")


@THEMES
def test_every_glyph_is_used_and_in_its_colour(app: QApplication, colours: Colours) -> None:
    source = (files("gui.theme") / "theme.qss").read_text(encoding="utf-8")
    for drawing, role in GLYPHS:
        name = glyph_name(drawing, role)
        assert f'url("${name}")' in source
        assert strongest_colour(QPixmap(glyph_paths(colours, 3)[name].replace(".png", "@3x.png"))) == getattr(
            colours, role
        )


def test_the_sheet_uses_only_colours_of_the_theme() -> None:
    source = (files("gui.theme") / "theme.qss").read_text(encoding="utf-8")
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b|\brgba?\(", source)


def window_of_everything() -> QMainWindow:
    window = QMainWindow()
    bar = QToolBar()
    bar.addAction("Act").setCheckable(True)
    bar.addWidget(QToolButton())
    window.addToolBar(bar)
    window.menuBar().addMenu("Menu").addAction("Entry")
    dock = QDockWidget("Dock")
    dock.setWidget(QListWidget())
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    middle = QWidget()
    column = QVBoxLayout(middle)
    kinds = (QPushButton, QLineEdit, QPlainTextEdit, QComboBox, QSpinBox, QCheckBox, QRadioButton, QGroupBox)
    for kind in (*kinds, QTreeWidget, QTableWidget, QTabWidget, QLabel):
        column.addWidget(kind())
    window.setCentralWidget(middle)
    window.statusBar().showMessage("Ready")
    return window


@THEMES
def test_qt_has_no_complaint(app: QApplication, qtbot, qtlog, colours: Colours) -> None:
    apply(app, colours)
    window = window_of_everything()
    qtbot.addWidget(window)
    window.show()
    menu = QMenu(window)
    menu.addAction("Entry")
    assert not window.grab().isNull()
    assert not menu.grab().isNull()
    bad = (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)
    complaints = [r.message for r in qtlog.records if getattr(QtMsgType, r.type.name, r.type) in bad]
    assert [m for m in complaints if "This plugin does not support" not in m] == []


@THEMES
def test_the_palette_is_whole(app: QApplication, colours: Colours) -> None:
    apply(app, colours)
    app.setStyleSheet("")
    assert app.style().name() == "fusion"
    shown = app.palette()
    roles = {"Window": "window", "Base": "surface", "Text": "text", "ButtonText": "text", "Accent": "accent"}
    groups = (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive)
    for (role, name), group in product(roles.items(), groups):
        assert shown.color(group, QPalette.ColorRole[role]).name() == getattr(colours, name)
    assert shown.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text).name() == colours.text_disabled


@THEMES
def test_roles_show(app: QApplication, qtbot, colours: Colours) -> None:
    apply(app, colours)
    label = QLabel("   ")
    qtbot.addWidget(label)
    label.resize(80, 40)
    for role, fill in (("verdict-win", "n_fill"), ("verdict-lose", "p_fill"), ("error", "danger_soft")):
        set_role(label, role)
        assert label.grab().toImage().pixelColor(40, 20).name() == getattr(colours, fill)


@THEMES
def test_the_keyboard_focus_is_seen(app: QApplication, qtbot, colours: Colours) -> None:
    apply(app, colours)
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    primary, flat, on, radio = QPushButton("Go"), QPushButton("Flat"), QCheckBox("On"), QRadioButton("One")
    set_role(primary, "primary")
    flat.setFlat(True)
    on.setChecked(True)
    radio.setChecked(True)
    tool, spot = QToolButton(), QPushButton("elsewhere")
    widgets = [
        QPushButton("a"),
        primary,
        flat,
        on,
        QCheckBox("b"),
        radio,
        QLineEdit(),
        QPlainTextEdit(),
        QSpinBox(),
    ]
    widgets += [QComboBox(), QListWidget(), QTreeWidget(), QTableWidget(2, 2), tool]
    for widget in [*widgets, spot]:
        column.addWidget(widget)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    for widget in widgets:
        spot.setFocus()
        before = widget.grab().toImage()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        assert widget.hasFocus()
        assert widget.grab().toImage() != before, widget


def shown_at(widget: QWidget, place: QPoint) -> str:
    return widget.grab().toImage().pixelColor(place).name()


def test_a_change_of_theme_is_told_once_and_shown(app: QApplication, qtbot) -> None:
    theme = ThemeController(app, "light")
    window = QMainWindow()
    qtbot.addWidget(window)
    window.show()
    assert shown_at(window, QPoint(50, 50)) == LIGHT.window
    with qtbot.waitSignal(theme.changed, timeout=1000):
        theme.set_mode("dark")
    assert (theme.mode, theme.colours) == ("dark", DARK)
    assert shown_at(window, QPoint(50, 50)) == DARK.window
    with qtbot.assertNotEmitted(theme.changed, wait=20):
        theme.set_mode("dark")


def test_what_hears_of_a_change_sees_the_new_look(app: QApplication) -> None:
    theme = ThemeController(app, "light")
    heard: list[tuple[str, str]] = []
    theme.changed.connect(lambda: heard.append((theme.colours.name, app.palette().window().color().name())))
    theme.set_mode("dark")
    theme.set_mode("light")
    assert heard == [("dark", DARK.window), ("light", LIGHT.window)]


def test_the_theme_follows_the_system_unless_held(app: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    class Hints:
        """The system's side: what it says, and whom it tells."""

        def __init__(self) -> None:
            self.scheme, self.told, self.colorSchemeChanged = Qt.ColorScheme.Unknown, [], self

        def connect(self, slot) -> None:
            self.told.append(slot)

        def colorScheme(self) -> Qt.ColorScheme:
            return self.scheme

        def setColorScheme(self, scheme: Qt.ColorScheme) -> None:
            pass

        def becomes(self, scheme: Qt.ColorScheme) -> None:
            self.scheme = scheme
            for slot in self.told:
                slot()

    hints = Hints()
    monkeypatch.setattr(app, "styleHints", lambda: hints)
    theme = ThemeController(app)
    assert theme.colours is LIGHT
    hints.becomes(Qt.ColorScheme.Dark)
    assert theme.colours is DARK
    theme.set_mode("light")
    assert theme.colours is LIGHT
    hints.becomes(Qt.ColorScheme.Light)
    hints.becomes(Qt.ColorScheme.Dark)
    assert theme.colours is LIGHT
    theme.set_mode("system")
    assert theme.colours is DARK
    monkeypatch.undo()


def test_an_unknown_mode_is_refused(app: QApplication) -> None:
    theme = ThemeController(app, "dark")
    with pytest.raises(ValueError, match="sepia"):
        theme.set_mode("sepia")  # type: ignore[arg-type]
    assert (theme.mode, theme.colours) == ("dark", DARK)


def test_icons_follow_the_theme_while_their_owners_live(app: QApplication) -> None:
    theme = ThemeController(app, "light")
    owner = QWidget()
    action, doomed = QAction("Undo"), QAction("Redo", owner)
    theme.set_icon(action, "add")
    theme.set_icon(doomed, "redo")
    assert strongest_colour(action.icon().pixmap(24)) == LIGHT.text
    owner.deleteLater()
    app.sendPostedEvents(None, 52)  # QEvent.DeferredDelete
    theme.set_mode("dark")
    assert strongest_colour(action.icon().pixmap(24)) == DARK.text
    with pytest.raises(KeyError):
        theme.set_icon(action, "no-such")


def test_fonts(app: QApplication) -> None:
    assert ui_font().pointSizeF() >= 10
    assert ui_font(17).pointSizeF() == 17
    widths = QFontMetricsF(mono_font())
    assert widths.horizontalAdvance("iiii") == widths.horizontalAdvance("MMMM") > 0
    apply(app, LIGHT)
    assert app.font().pointSizeF() == ui_font().pointSizeF()
