"""The colours of pictures: those of the window's two themes, and black on white for paper."""

from dataclasses import dataclass

from engine.said import say


class DrawingError(ValueError):
    """There is no such picture; the message says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """Colours as "#rrggbb" by what they mean.

    Attributes
    ----------
    hatched
        Whether the double rim of a P-position is hatched, so that it stands out without colour.
    line
        How thick moves are, in canvas units.
    """

    name: str
    paper: str
    text: str
    text_muted: str
    border: str
    accent: str
    shade: str
    hatch: str
    move: str
    p_fill: str
    p_border: str
    p_inner: str
    p_text: str
    n_fill: str
    n_border: str
    n_text: str
    stone_fill: str
    stone_text: str
    hatched: bool = False
    line: float = 1.6


LIGHT = Theme(
    name="light",
    paper="#ffffff",
    text="#1c1f26",
    text_muted="#5a6170",
    border="#c9cdd6",
    accent="#5b4bd6",
    shade="#dcd7fa",
    hatch="#868d9c",
    move="#727a8a",
    p_fill="#ffbf5c",
    p_border="#a65a00",
    p_inner="#a65a00",
    p_text="#3a2000",
    n_fill="#d4e6fb",
    n_border="#2a6cb5",
    n_text="#0d3b6c",
    stone_fill="#262a33",
    stone_text="#ffffff",
)

DARK = Theme(
    name="dark",
    paper="#16181c",
    text="#e8eaee",
    text_muted="#a6adba",
    border="#4a4f5b",
    accent="#a79bff",
    shade="#433d70",
    hatch="#757c8b",
    move="#8b93a3",
    p_fill="#f3ab45",
    p_border="#ffd596",
    p_inner="#7b531c",
    p_text="#2b1800",
    n_fill="#22497a",
    n_border="#6aa8ec",
    n_text="#e1edff",
    stone_fill="#f2f4f7",
    stone_text="#16181c",
)

PRINT = Theme(
    name="print",
    paper="#ffffff",
    text="#000000",
    text_muted="#000000",
    border="#8c8c8c",
    accent="#000000",
    shade="#d2d2d2",
    hatch="#5a5a5a",
    move="#000000",
    p_fill="#ffffff",
    p_border="#000000",
    p_inner="#000000",
    p_text="#000000",
    n_fill="#ffffff",
    n_border="#000000",
    n_text="#000000",
    stone_fill="#000000",
    stone_text="#ffffff",
    hatched=True,
    line=1.3,
)

THEMES = {theme.name: theme for theme in (PRINT, LIGHT, DARK)}


def theme_named(name: str) -> Theme:
    """The theme of that name. Raises DrawingError if there is none."""
    if name not in THEMES:
        raise DrawingError(say("there is no theme {name!r}: choose {themes}", name=name, themes=", ".join(THEMES)))
    return THEMES[name]
