"""Icons made of the line drawings in resources/icons, in the colours of a theme.

A drawing says `currentColor`; it is rendered in the theme's text colour, in the colour of disabled text, and
in the accent for what is checked. The pictures are made ahead in the sizes that the screens there are ask for,
so no file and no image plug-in is needed later.
"""

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from gui.theme.palette import Colours

SIZES = (16, 20, 24)
"""Logical pixels; others are scaled from the next larger."""
APP_PIXEL_SIZES = (16, 24, 32, 48, 64, 128, 256)


@lru_cache(maxsize=1)
def icon_names() -> frozenset[str]:
    """The names that `icon` knows: the drawings in resources/icons."""
    return frozenset(d.name.removesuffix(".svg") for d in _folder().iterdir() if d.name.endswith(".svg"))


@lru_cache(maxsize=1)
def _folder() -> Traversable:
    # To find it takes longer than to read what is in it.
    return files("resources") / "icons"


@lru_cache(maxsize=256)
def _drawing(name: str) -> str:
    if name not in icon_names():
        raise KeyError(f"there is no icon {name!r}")
    return (_folder() / f"{name}.svg").read_text(encoding="utf-8")


def _rendered(renderer: QSvgRenderer, pixels: int) -> QPixmap:
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    return pixmap


def _tinted(shape: QPixmap, colour: QColor) -> QPixmap:
    """`shape` with every pixel in `colour`, its coverage kept."""
    pixmap = QPixmap(shape)
    painter = QPainter(pixmap)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(pixmap.rect(), colour)
    painter.end()
    return pixmap


def _renderer(name: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(_drawing(name).replace("currentColor", "#000000").encode()))


@lru_cache(maxsize=64)
def _shape(name: str, pixels: int) -> QPixmap:
    return _rendered(_renderer(name), pixels)


def icon_pixmap(name: str, colour: str, size: int, ratio: float = 1.0) -> QPixmap:
    """The drawing `name` in `colour` ("#rrggbb"), `size` logical pixels square, for a screen of pixel ratio
    `ratio`.

    Cached: Qt keeps what a label makes of a picture under the picture's own key, so that of each new one it would
    keep another. Raises KeyError when there is no such drawing.
    """
    # A copy shares the picture and its key; who paints on it leaves the kept one alone.
    return QPixmap(_pixmap(name, colour, size, ratio))


@lru_cache(maxsize=256)
def _pixmap(name: str, colour: str, size: int, ratio: float) -> QPixmap:
    pixmap = _tinted(_shape(name, round(size * ratio)), QColor(colour))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def screen_ratios() -> tuple[float, ...]:
    """The pixel ratios of the screens there are, and 1, in rising order."""
    return tuple(sorted({1.0, *(screen.devicePixelRatio() for screen in QGuiApplication.screens())}))


def icon(name: str, colours: Colours, ratios: tuple[float, ...] | None = None, sizes: tuple[int, ...] = SIZES) -> QIcon:
    """The icon `name` for a theme: text colour, greyed when disabled, accent when checked.

    Cached: the same icon comes back for the same name, theme and pixel `ratios` (those of the screens there are if
    None) and `sizes`. "app" keeps its colours. Raises KeyError when there is no such drawing.
    """
    return app_icon() if name == "app" else _icon(name, colours, ratios or screen_ratios(), sizes)


@lru_cache(maxsize=256)
def _icon(name: str, colours: Colours, ratios: tuple[float, ...], sizes: tuple[int, ...]) -> QIcon:
    made = QIcon()
    renderer = _renderer(name)
    for pixels in sorted({round(size * ratio) for size in sizes for ratio in ratios}):
        _add_tints(made, _rendered(renderer, pixels), colours)
    return made


def _add_tints(target: QIcon, shape: QPixmap, colours: Colours) -> None:
    plain, checked = _tinted(shape, colours.q("text")), _tinted(shape, colours.q("accent"))
    disabled = _tinted(shape, colours.q("text_disabled"))
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Active, QIcon.Mode.Selected):
        target.addPixmap(plain, mode, QIcon.State.Off)
        target.addPixmap(checked, mode, QIcon.State.On)
    for state in (QIcon.State.Off, QIcon.State.On):
        target.addPixmap(disabled, QIcon.Mode.Disabled, state)


@lru_cache(maxsize=1)
def app_icon() -> QIcon:
    """The application's icon, for windows and for the desktop."""
    made = QIcon()
    renderer = QSvgRenderer(QByteArray(_drawing("app").encode()))
    for pixels in APP_PIXEL_SIZES:
        made.addPixmap(_rendered(renderer, pixels))
    return made
