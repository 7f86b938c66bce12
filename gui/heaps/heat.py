"""Heat colours of values: amber for 0, as all P-positions are, and blue that grows stronger with the value."""

from functools import lru_cache

from PySide6.QtGui import QColor

from gui.theme import Colours

STEPS = 16


def step_of(value: int, largest: int) -> int:
    """Which of the colours a value has: -1 for 0, else 0 to STEPS - 1, rising with the value up to the largest."""
    if value == 0:
        return -1
    return STEPS - 1 if largest <= 1 else min((value - 1) * (STEPS - 1) // (largest - 1), STEPS - 1)


@lru_cache(maxsize=128)
def heat(colours: Colours, step: int) -> tuple[QColor, QColor]:
    """Back and ink of a step."""
    if step < 0:
        return colours.q("p_fill"), colours.q("p_text")
    weak, strong = colours.q("n_fill"), colours.q("n_border")
    if colours.is_dark:
        weak = _mixed(colours.q("surface"), weak, 0.75)
    back = _mixed(weak, strong, step / (STEPS - 1))
    inks = [QColor("#ffffff"), QColor("#000000")]
    return back, max(inks, key=lambda ink: contrast(back, ink))


def _mixed(one: QColor, other: QColor, share: float) -> QColor:
    red, green, blue = (a + (b - a) * share for a, b in zip(_parts(one), _parts(other), strict=True))
    return QColor.fromRgbF(red, green, blue)


def _parts(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours by WCAG 2.1, from 1 to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    red, green, blue = (c / 12.92 if c <= 0.04045 else float((c + 0.055) / 1.055) ** 2.4 for c in _parts(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
