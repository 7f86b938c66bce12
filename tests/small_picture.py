"""Pictures as small files: few colours, and no more pixels than are shown."""

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

COLOURS, SURFACES = 256, 24
"""Colours of a picture in all, and those of them that are kept as they are."""


def small(image: QImage, widest: int = 0) -> QImage:
    """The picture in the 256 colours that it has most of; no wider than so many pixels (0: as wide as it is)."""
    if widest and image.width() > widest:
        image = image.scaledToWidth(widest, Qt.TransformationMode.SmoothTransformation)
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(image.constBits(), dtype=np.uint32).reshape(image.height(), -1)[:, : image.width()]
    colours, counts = np.unique(pixels & 0x00FFFFFF, return_counts=True)
    colours = colours[np.argsort(counts, kind="stable")[::-1]]
    # Surfaces keep their very colour. Of the rest, colours that are nearly alike count as one, so that the smooth
    # edges of letters do not take all places.
    exact, rest = colours[:SURFACES], colours[SURFACES:]
    _, first = np.unique(rest & 0x00F8F8F8, return_index=True)
    table = [int(colour) | 0xFF000000 for colour in (*exact, *rest[np.sort(first)[: COLOURS - len(exact)]])]
    flags = Qt.ImageConversionFlag.AvoidDither
    return image.convertToFormat(QImage.Format.Format_Indexed8, table, flags)
