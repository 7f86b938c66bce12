"""Colours for Grundy values: 0 looks like a P-position, and from 1 on one sequence grows ever stronger.

The steps are even in OKLab (Ottosson, 2020, "A perceptual color space for image processing"), and lightness alone
tells them apart, so that they stay apart for colour-blind eyes and in grey; the numbers in the discs say the rest.
"""

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QColor

from gui.theme import Colours

LAST = 8
"""The value from which all share one colour."""

Lab = tuple[float, float, float]

_LIGHT: tuple[Lab, ...] = ((0.93, -0.03, -0.02), (0.72, -0.07, -0.07), (0.50, 0.00, -0.15), (0.27, 0.08, -0.11))
_DARK: tuple[Lab, ...] = ((0.34, 0.03, -0.11), (0.52, -0.02, -0.14), (0.74, -0.06, -0.07), (0.95, -0.05, 0.04))
"""Stops, in OKLab, of the fills of the two themes: from faint to strong against the canvas."""
_LIGHT_RIM: tuple[Lab, ...] = ((0.60, -0.07, -0.08), (0.47, -0.02, -0.14), (0.30, 0.05, -0.14), (0.17, 0.04, -0.05))
_DARK_RIM: tuple[Lab, ...] = ((0.60, 0.03, -0.13), (0.71, -0.03, -0.11), (0.84, -0.05, -0.05), (0.98, -0.02, 0.02))


class ValueColour(NamedTuple):
    """The colours of a disc."""

    fill: QColor
    rim: QColor
    ink: QColor


def step_of(value: int) -> int:
    """Which colour a value has: 0 to `LAST`."""
    return min(value, LAST)


@lru_cache(maxsize=4)
def value_colours(colours: Colours) -> tuple[ValueColour, ...]:
    """The colours by step, 0 to `LAST`, in a theme."""
    fills, rims = (_DARK, _DARK_RIM) if colours.is_dark else (_LIGHT, _LIGHT_RIM)
    zero = ValueColour(colours.q("p_fill"), colours.q("p_border"), colours.q("p_text"))
    others = (_colour(fills, rims, (step - 1) / (LAST - 1)) for step in range(1, LAST + 1))
    return (zero, *others)


def _colour(fills: tuple[Lab, ...], rims: tuple[Lab, ...], share: float) -> ValueColour:
    fill = _from_lab(_between(fills, share))
    return ValueColour(fill, _from_lab(_between(rims, share)), _ink_on(fill))


def _between(stops: tuple[Lab, ...], share: float) -> Lab:
    at = share * (len(stops) - 1)
    i = min(int(at), len(stops) - 2)
    low, high = stops[i], stops[i + 1]
    light, a, b = (x + (y - x) * (at - i) for x, y in zip(low, high, strict=True))
    return light, a, b


def _from_lab(lab: Lab) -> QColor:
    light, a, b = lab
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short
    green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short
    blue = -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short
    return QColor.fromRgbF(*(_encoded(min(max(part, 0.0), 1.0)) for part in (red, green, blue)))


def _encoded(linear: float) -> float:
    return 12.92 * linear if linear <= 0.0031308 else 1.055 * linear ** (1 / 2.4) - 0.055


def luminance(colour: QColor) -> float:
    """Relative luminance as WCAG 2.1 has it, 0 to 1."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _ink_on(fill: QColor) -> QColor:
    """Black or white, whichever is read better."""
    return QColor("#0b0f1a") if luminance(fill) > 0.18 else QColor("#ffffff")
