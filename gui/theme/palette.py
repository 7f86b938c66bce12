"""The colours of the application by what they mean, once for light and once for dark; contrast.py has a third set.

P- and N-positions are amber and blue, the pair that stays apart for every common kind of colour blindness
(Okabe and Ito, 2008, "Color Universal Design"); pairs.py has others. Contrast follows WCAG 2.1: text at least
4.5:1 on what it stands on, lines and borders that carry meaning at least 3:1. tests/gui/test_theme.py holds all of it.
"""

from dataclasses import dataclass, fields
from functools import lru_cache

from PySide6.QtGui import QColor


@dataclass(frozen=True, slots=True, kw_only=True)
class Colours:
    """All colours of one theme, as "#rrggbb"; hashable, so that pictures can be cached by it.

    Attributes
    ----------
    name
        Another one for each set of colours.
    is_dark
        Whether texts are lighter than what they stand on.
    rim
        By how much rims, rings and moves are thicker than usual.
    """

    name: str
    is_dark: bool
    rim: float = 1.0

    window: str
    surface: str
    surface_raised: str
    canvas: str
    canvas_grid: str
    border: str
    border_strong: str

    text: str
    text_muted: str
    text_disabled: str

    accent: str
    accent_hover: str
    accent_text: str
    accent_soft: str
    selection: str
    hover: str

    danger: str
    danger_soft: str
    warning: str
    warning_soft: str
    success: str
    success_soft: str

    p_fill: str
    p_border: str
    p_text: str
    n_fill: str
    n_border: str
    n_text: str

    move: str
    move_hover: str
    move_selected: str
    move_winning: str
    refused: str
    target_ok: str

    stone_fill: str
    stone_border: str
    stone_text: str

    def q(self, role: str, alpha: float = 1.0) -> QColor:
        """The colour of `role` (a field name) as a new QColor, with `alpha` from 0 (clear) to 1 (solid).

        Raises KeyError when there is no such role.
        """
        if role not in _ROLES:
            raise KeyError(role)
        return QColor(_colour(getattr(self, role), alpha))

    def as_dict(self) -> dict[str, str]:
        """Role to "#rrggbb", for every role."""
        return {role: getattr(self, role) for role in COLOUR_ROLES}


COLOUR_ROLES = tuple(f.name for f in fields(Colours) if f.name not in ("name", "is_dark", "rim"))
_ROLES = frozenset(COLOUR_ROLES)


@lru_cache(maxsize=512)
def _colour(name: str, alpha: float) -> QColor:
    """Kept: a frame asks hundreds of times, and names are slow to read."""
    colour = QColor(name)
    colour.setAlphaF(alpha)
    return colour


LIGHT = Colours(
    name="light",
    is_dark=False,
    window="#f3f4f6",
    surface="#ffffff",
    surface_raised="#ffffff",
    canvas="#fafbfc",
    canvas_grid="#d9dde4",
    border="#dfe2e8",
    border_strong="#868d9c",
    text="#1c1f26",
    text_muted="#5a6170",
    text_disabled="#9aa1ae",
    accent="#5b4bd6",
    accent_hover="#4a3abf",
    accent_text="#ffffff",
    accent_soft="#ebe8fc",
    selection="#dcd7fa",
    hover="#e9ebef",
    danger="#c02a37",
    danger_soft="#fdebec",
    warning="#8f5400",
    warning_soft="#fdf1dc",
    success="#0b7a4b",
    success_soft="#e2f5ec",
    p_fill="#ffbf5c",
    p_border="#a65a00",
    p_text="#3a2000",
    n_fill="#d4e6fb",
    n_border="#2a6cb5",
    n_text="#0d3b6c",
    move="#727a8a",
    move_hover="#3c4250",
    move_selected="#5b4bd6",
    move_winning="#0a8a54",
    refused="#b3261e",
    target_ok="#0a8a54",
    stone_fill="#262a33",
    stone_border="#0d0f13",
    stone_text="#ffffff",
)

DARK = Colours(
    name="dark",
    is_dark=True,
    window="#1a1c21",
    surface="#212329",
    surface_raised="#2a2d34",
    canvas="#16181c",
    canvas_grid="#30343c",
    border="#353942",
    border_strong="#757c8b",
    text="#e8eaee",
    text_muted="#a6adba",
    text_disabled="#686f7d",
    accent="#a79bff",
    accent_hover="#bcb3ff",
    accent_text="#17132e",
    accent_soft="#332f52",
    selection="#433d70",
    hover="#30343c",
    danger="#ff8087",
    danger_soft="#43262a",
    warning="#f2b34d",
    warning_soft="#3d3020",
    success="#55cd93",
    success_soft="#1d3a2e",
    p_fill="#f3ab45",
    p_border="#ffd596",
    p_text="#2b1800",
    n_fill="#22497a",
    n_border="#6aa8ec",
    n_text="#e1edff",
    move="#8b93a3",
    move_hover="#ccd2dc",
    move_selected="#a79bff",
    move_winning="#45dcc0",
    refused="#ff5c5c",
    target_ok="#45dcc0",
    stone_fill="#f2f4f7",
    stone_border="#0e1014",
    stone_text="#16181c",
)
