#!/usr/bin/env python3
"""The program's icons as pictures, of the drawings in resources: what desktops want that do not draw SVG.

    .ci/desktop_icons.py         write resources/desktop/icons/*.png anew (needs PySide6)

`write_ico` and `write_icns` put these together for Windows and macOS.
"""

import os
import struct
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "desktop" / "icons"
PROGRAM, FILE = "grundy-studio", "application-x-grundy"
DRAWINGS = {
    PROGRAM: ROOT / "resources" / "icons" / "app.svg",
    FILE: ROOT / "resources" / "desktop" / "application-x-grundy.svg",
}
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
_OF_ICO = (16, 24, 32, 48, 64, 256)
_OF_ICNS = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512}


def png(name: str, size: int) -> Path:
    """The picture of an icon, so many pixels square."""
    return FOLDER / f"{name}-{size}.png"


def write_ico(path: Path) -> Path:
    """An icon for Windows: a directory of pictures, and these one after the other."""
    pictures = [(size, png(PROGRAM, size).read_bytes()) for size in _OF_ICO]
    directory = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(directory) + 16 * len(pictures)
    for size, picture in pictures:
        # A side of 256 is written as 0.
        directory += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return _written(path, directory + b"".join(picture for _, picture in pictures))


def write_icns(path: Path) -> Path:
    """An icon for macOS: pictures, each after its kind and length."""
    parts = [(kind, png(PROGRAM, size).read_bytes()) for kind, size in _OF_ICNS.items()]
    body = b"".join(kind + struct.pack(">I", len(picture) + 8) + picture for kind, picture in parts)
    return _written(path, b"icns" + struct.pack(">I", len(body) + 8) + body)


def _written(path: Path, data: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


def draw() -> None:
    """Draw all pictures."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    application = QGuiApplication([])
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, drawing in DRAWINGS.items():
        renderer = QSvgRenderer(str(drawing))
        for size in SIZES:
            image = QImage(size, size, QImage.Format.Format_ARGB32)
            image.fill(Qt.GlobalColor.transparent)
            painter = QPainter(image)
            renderer.render(painter)
            painter.end()
            image.save(str(png(name, size)))
    del application


if __name__ == "__main__":
    draw()
