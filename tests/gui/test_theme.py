"""The look: contrast and colour blindness by published formulas, icons and sheet by the pixels they make."""

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import product

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QSize, Qt, QtMsgType
from PySide6.QtGui import QAction, QColor, QFont, QFontMetricsF, QIcon, QImage, QPalette, QPixmap
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

from gui.heaps.heat import STEPS, heat
from gui.theme import (
    CONTRAST,
    DARK,
    LIGHT,
    Colours,
    ThemeController,
    app_icon,
    apply,
    fonts,
    icon,
    icon_names,
    mono_font,
    ui_font,
)
from gui.theme.glyphs import GLYPHS, glyph_name, glyph_paths
from gui.theme.icons import icon_pixmap
from gui.theme.pairs import PAIRS, with_pair
from gui.theme.palette import COLOUR_ROLES
from gui.theme.style import set_role, style_sheet

EACH = [with_pair(colours, pair) for colours in (LIGHT, DARK, CONTRAST) for pair in PAIRS]
THEMES = pytest.mark.parametrize("colours", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
LOOKS = pytest.mark.parametrize("colours", EACH, ids=[colours.name for colours in EACH])
"""The themes with each pair of colours for positions."""

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


@LOOKS
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


@LOOKS
@pytest.mark.parametrize(("text", "grounds"), TEXTS, ids=[t for t, _ in TEXTS])
def test_text_can_be_read(colours: Colours, text: str, grounds: str) -> None:
    least = 7 if colours.rim > 1 else 4.5  # WCAG 2.1, AAA and AA
    for ground in grounds.split():
        assert contrast(getattr(colours, text), getattr(colours, ground)) >= least, ground


@LOOKS
@pytest.mark.parametrize(("line", "grounds"), LINES, ids=[f"{t}-{g.split()[0]}" for t, g in LINES])
def test_lines_that_mean_something_can_be_seen(colours: Colours, line: str, grounds: str) -> None:
    for ground in grounds.split():
        assert contrast(getattr(colours, line), getattr(colours, ground)) >= 3, ground


@LOOKS
def test_a_stone_stands_out_on_every_position(colours: Colours) -> None:
    for fill in (colours.p_fill, colours.n_fill):
        assert max(contrast(colours.stone_fill, fill), contrast(colours.stone_border, fill)) >= 3


@LOOKS
@pytest.mark.parametrize("blindness", BLINDNESS)
def test_p_and_n_positions_differ_for_every_eye(colours: Colours, blindness: str) -> None:
    assert seen_difference(colours.p_fill, colours.n_fill, blindness) >= 30
    assert seen_difference(colours.p_border, colours.n_border, blindness) >= 20


@LOOKS
@pytest.mark.parametrize("blindness", [*BLINDNESS, "none"])
def test_a_heat_map_can_be_read_by_every_eye(colours: Colours, blindness: str) -> None:
    """Larger values are further along in lightness, and no value is taken for 0."""
    eye = np.array(BLINDNESS.get(blindness, np.eye(3)))
    zero, *values = (lab(eye @ linear(heat(colours, step)[0].name())) for step in range(-1, STEPS))
    rise = np.diff([value[0] for value in values])
    assert (rise > 0.5).all() or (rise < -0.5).all()
    assert abs(values[-1][0] - values[0][0]) >= 25
    assert min(np.linalg.norm(zero - value) for value in values) >= 25


@LOOKS
def test_the_writing_on_a_heat_map_can_be_read(colours: Colours) -> None:
    for step in range(-1, STEPS):
        back, ink = heat(colours, step)
        assert contrast(back.name(), ink.name()) >= 4.5


def test_each_pair_is_made_once_and_an_unknown_one_refused() -> None:
    assert with_pair(DARK, "amber-blue") is DARK
    assert with_pair(DARK, "scale") is with_pair(DARK, "scale")
    assert len({colours.name for colours in EACH}) == len({colours.p_fill for colours in EACH}) == len(EACH)
    with pytest.raises(ValueError, match="mauve"):
        with_pair(LIGHT, "mauve")  # type: ignore[arg-type]


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


@pytest.mark.parametrize("sheet", ["theme.qss", "contrast.qss"])
def test_the_sheet_uses_only_colours_of_the_theme(sheet: str) -> None:
    source = (files("gui.theme") / sheet).read_text(encoding="utf-8")
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


def test_the_system_can_ask_for_high_contrast(app: QApplication) -> None:
    theme = ThemeController(app)
    assert theme.colours is LIGHT
    wanted = Qt.ContrastPreference.HighContrast

    class Hints:
        def accessibility(self) -> "Hints":
            return self

        def contrastPreference(self) -> Qt.ContrastPreference:
            return wanted

        def setColorScheme(self, scheme: Qt.ColorScheme) -> None:
            pass

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "styleHints", Hints)
        theme.set_mode("system")
        assert theme.colours is CONTRAST
        theme.set_mode("light")
        assert theme.colours is LIGHT


def test_the_colours_of_positions_are_changed_while_it_runs(app: QApplication, qtbot) -> None:
    theme = ThemeController(app, "light")
    label = QLabel("   ")
    qtbot.addWidget(label)
    label.resize(80, 40)
    set_role(label, "verdict-lose")
    for pair in PAIRS[1:]:
        with qtbot.waitSignal(theme.changed, timeout=1000):
            theme.set_pair(pair)
        assert label.grab().toImage().pixelColor(40, 20).name() == with_pair(LIGHT, pair).p_fill
    theme.set_mode("contrast")
    assert theme.colours is with_pair(CONTRAST, PAIRS[-1])
    with pytest.raises(ValueError, match="mauve"):
        theme.set_pair("mauve")  # type: ignore[arg-type]
    assert theme.pair == PAIRS[-1]


def test_texts_grow_and_shrink_while_it_runs(app: QApplication, qtbot) -> None:
    theme = ThemeController(app, "light")
    label, text, title = QLabel("Text"), QPlainTextEdit(), QLabel("Title")
    text.setFont(mono_font())
    for widget in (label, text, title):
        qtbot.addWidget(widget)
        widget.show()
    set_role(title, "title")
    usual = [widget.sizeHint().height() for widget in (label, title)]
    try:
        theme.set_text_size(200)
        assert (theme.text_size, ui_font().pointSizeF()) == (200, 2 * QFont(ui_font(fonts.BASE_SIZE)).pointSizeF())
        assert text.font().pointSizeF() == mono_font().pointSizeF() == 20
        theme.set_mode("dark")
        assert text.font().pointSizeF() == 20
        assert text.font().fixedPitch()
        for widget, before in zip((label, title), usual, strict=True):
            assert widget.sizeHint().height() > 1.6 * before
        for wrong in (fonts.SMALLEST - 1, fonts.LARGEST + 1):
            with pytest.raises(ValueError, match=str(wrong)):
                theme.set_text_size(wrong)
    finally:
        theme.set_text_size(100)
    assert [widget.sizeHint().height() for widget in (label, title)] == usual
    assert text.font().pointSizeF() == mono_font().pointSizeF() == 10


def test_titles_of_panels_grow_too(app: QApplication, qtbot) -> None:
    theme, window, dock = ThemeController(app, "light"), QMainWindow(), QDockWidget("Title")
    qtbot.addWidget(window)
    dock.setWidget(QListWidget())
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    window.show()

    def ink() -> int:
        title = pixels_of(dock.grab().toImage())[:30, :100, :3]
        return int((title < 128).all(axis=2).sum())

    usual = ink()
    try:
        theme.set_text_size(200)
        assert ink() > 2 * usual > 0
    finally:
        theme.set_text_size(100)
    assert ink() == usual


@pytest.mark.parametrize("shown_first", [True, False])
def test_a_fixed_width_font_stays_when_the_theme_changes(app: QApplication, qtbot, shown_first: bool) -> None:
    theme, text = ThemeController(app, "light"), QPlainTextEdit()
    qtbot.addWidget(text)
    text.setFont(QFont() if shown_first else mono_font())
    text.show()
    text.setFont(mono_font())
    for mode in ("dark", "contrast", "light"):
        theme.set_mode(mode)
        assert text.font().fixedPitch(), mode


@pytest.mark.parametrize("kind", [QPushButton, QLineEdit, QListWidget, QCheckBox, QSpinBox, QComboBox, QToolButton])
def test_the_focus_ring_of_high_contrast_is_thick_and_strong(app: QApplication, qtbot, kind: type[QWidget]) -> None:
    """WCAG 2.2, 2.4.13: what the focus changes is at least two pixels thick all round, at 3:1 or more."""
    apply(app, CONTRAST)
    window, spot, widget = QWidget(), QPushButton("elsewhere"), kind()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.addWidget(spot)
    column.addWidget(widget)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    assert widget.hasFocus()
    pixels = pixels_of(widget.grab().toImage())[:, :, :3]
    ring = np.all(pixels == [int(CONTRAST.accent[i : i + 2], 16) for i in (1, 3, 5)], axis=2)
    down = ring[:, 14 // 2 if kind is QCheckBox else ring.shape[1] // 2]
    assert down.sum() >= 2 * 3
    assert contrast(CONTRAST.accent, CONTRAST.surface) >= 3


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
