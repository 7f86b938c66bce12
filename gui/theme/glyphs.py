"""The small pictures that the style sheet names by file: check marks, arrows, the buttons of docks.

Qt's style sheets take pictures from files only, and one file has one colour; so they are drawn for each theme
into a directory that lives as long as the process.
"""

from functools import lru_cache
from math import ceil
from pathlib import Path
from tempfile import TemporaryDirectory

from gui.theme.icons import icon_pixmap, screen_ratios
from gui.theme.palette import Colours

SIZE = 16
MOST = 3
"""The largest pixel ratio that a picture is drawn for."""
GLYPHS = (
    ("check", "accent_text"),
    ("check", "text"),
    ("remove", "accent_text"),
    ("chevron-down", "text_muted"),
    ("chevron-down", "text_disabled"),
    ("add", "text_muted"),
    ("add", "text_disabled"),
    ("remove", "text_muted"),
    ("remove", "text_disabled"),
    ("chevron-right", "text_muted"),
    ("close", "text_muted"),
    ("close", "text"),
    ("float", "text_muted"),
)
"""Drawing and colour role; the style sheet calls it glyph_<drawing>_<role>, with _ for -."""


@lru_cache(maxsize=1)
def _directory() -> "TemporaryDirectory[str]":
    return TemporaryDirectory(prefix="grundy-theme-", ignore_cleanup_errors=True)


def glyph_paths(colours: Colours, ratio: float | None = None) -> dict[str, str]:
    """Style sheet name to file for every glyph, for screens of up to `ratio` (of those there are if None).

    Drawn on the first call for a theme. Raises OSError when the system's directory for temporary files cannot be
    written.
    """
    return _paths(colours, min(MOST, ceil(ratio or screen_ratios()[-1])))


@lru_cache(maxsize=8)
def _paths(colours: Colours, most: int) -> dict[str, str]:
    directory = Path(_directory().name) / colours.name
    directory.mkdir(exist_ok=True)
    return {glyph_name(g, role): _drawn(directory, g, role, colours, most) for g, role in GLYPHS}


def glyph_name(drawing: str, role: str) -> str:
    """How the style sheet calls the glyph `drawing` in the colour `role`."""
    return f"glyph_{drawing}_{role}".replace("-", "_")


def _drawn(directory: Path, drawing: str, role: str, colours: Colours, most: int) -> str:
    base = f"{drawing}-{role}"
    for ratio in range(1, most + 1):
        suffix = "" if ratio == 1 else f"@{ratio}x"
        target = directory / f"{base}{suffix}.png"
        if not icon_pixmap(drawing, colours.as_dict()[role], SIZE * ratio).save(str(target)):
            raise OSError(f"cannot write {target}")
    return (directory / f"{base}.png").as_posix()
