"""An SVG drawing as PNG, PDF or QImage, painted by QtSvg. Works on any thread and needs no display."""

import sys
from math import ceil

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QMarginsF, QRectF, QSize, QSizeF
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgRenderer

from engine.drawing import DrawingError

MOST_PIXELS = 100_000_000
LONGEST_SIDE = 32_000
"""Painting goes wrong on images that are longer."""
POINTS = 0.75
"""A pixel of the drawing on paper."""
LONGEST_PAGE = 14_400.0
"""Points: what readers of PDF can show."""


def paint(svg: str, kind: str, scale: float = 1.0) -> bytes:
    """For the command line: a PNG ("png") or PDF ("pdf") of a drawing; Qt is started without a display if it is not.

    Raises DrawingError as `png_of` does.
    """
    application = QCoreApplication.instance() or _application()
    data = png_of(svg, scale) if kind == "png" else pdf_of(svg)
    # Held until here: without it there are no fonts.
    del application
    return data


def _application() -> QGuiApplication:
    # On other systems the native platform needs no display either, and has the better fonts.
    return QGuiApplication(["grundy", "-platform", "offscreen"] if sys.platform.startswith("linux") else ["grundy"])


def png_of(svg: str, scale: float = 1.0) -> bytes:
    """The drawing as a PNG with `scale` pixels a unit. Raises DrawingError where that would be too many."""
    buffer, device = _buffer()
    QImageWriter(device, QByteArray(b"png")).write(image_of(svg, scale))
    return bytes(buffer.data())


def image_of(svg: str, scale: float = 1.0) -> QImage:
    """The drawing as an image with `scale` pixels a unit. Raises DrawingError where that would be too many."""
    renderer = _renderer(svg)
    size = renderer.viewBoxF().size() * scale
    width, height = max(1, ceil(size.width())), max(1, ceil(size.height()))
    if width * height > MOST_PIXELS or max(width, height) > LONGEST_SIDE:
        raise DrawingError(f"an image of {width:,} x {height:,} pixels is too large: choose a smaller scale, or SVG")
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    image.setDotsPerMeterX(round(96 * scale / 0.0254))
    image.setDotsPerMeterY(round(96 * scale / 0.0254))
    return image


def fitted_image(svg: str, room: QSize, ratio: float = 1.0) -> QImage:
    """The drawing as large as it fits into `room` logical pixels of a screen of that pixel ratio, at most twice."""
    size = _renderer(svg).viewBoxF().size()
    scale = min(room.width() / size.width(), room.height() / size.height(), 2.0)
    image = image_of(svg, scale * ratio)
    image.setDevicePixelRatio(ratio)
    return image


def pdf_of(svg: str) -> bytes:
    """The drawing as a PDF of one page, just as large as it."""
    renderer = _renderer(svg)
    size = renderer.viewBoxF().size()
    points = min(POINTS, LONGEST_PAGE / max(size.width(), size.height()))
    buffer, device = _buffer()
    writer = QPdfWriter(device)
    writer.setCreator("Grundy Studio")
    writer.setResolution(1200)
    page = QSizeF(size.width() * points, size.height() * points)
    writer.setPageSize(QPageSize(page, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.ExactMatch))
    writer.setPageMargins(QMarginsF())
    painter = QPainter(writer)
    renderer.render(painter, QRectF(0, 0, writer.width(), writer.height()))
    painter.end()
    return bytes(buffer.data())


def _renderer(svg: str) -> QSvgRenderer:
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    if not renderer.isValid():
        raise DrawingError("the drawing cannot be painted: save it as SVG")
    return renderer


def _buffer() -> tuple[QByteArray, QBuffer]:
    data = QByteArray()
    device = QBuffer(data)
    device.open(QIODevice.OpenModeFlag.WriteOnly)
    return data, device
