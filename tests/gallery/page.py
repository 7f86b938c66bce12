"""The page that shows the pictures of a folder side by side."""

from collections.abc import Sequence
from itertools import product
from pathlib import Path

from tests.gallery.names import SCENES, Picture

HEAD = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Grundy Studio: gallery</title>
<style>body { font: 15px sans-serif } td, th { padding: 6px; text-align: left } img { width: 420px }</style>
</head><body><h1>Grundy Studio</h1>
"""


def write(folder: Path, pictures: Sequence[Picture]) -> None:
    """Write ``index.html``: a table for each scene, a row for each language and scale, a column for each theme."""
    parts = [_scene(folder, scene, [one for one in pictures if one.scene == scene]) for scene in SCENES]
    (folder / "index.html").write_text(HEAD + "".join(parts) + "</body></html>\n", encoding="utf-8")


def _scene(folder: Path, scene: str, pictures: Sequence[Picture]) -> str:
    if not pictures:
        return ""
    themes = list(dict.fromkeys(one.theme for one in pictures))
    kinds = list(dict.fromkeys((one.language, one.scale) for one in pictures))
    cells = {(one.language, one.scale, one.theme): _cell(folder, one) for one in pictures}
    found = {(*kind, theme): cells.get((*kind, theme), "<td></td>") for kind, theme in product(kinds, themes)}
    rows = [
        f"<tr><th>{language} {scale * 100} %</th>{''.join(found[language, scale, theme] for theme in themes)}</tr>\n"
        for language, scale in kinds
    ]
    head = "".join(f"<th>{theme}</th>" for theme in themes)
    return f"<h2>{scene}: {SCENES[scene]}</h2>\n<table><tr><th></th>{head}</tr>\n{''.join(rows)}</table>\n"


def _cell(folder: Path, picture: Picture) -> str:
    name = picture.file_name
    if not (folder / name).exists():
        return "<td>missing</td>"
    return f'<td><a href="{name}"><img src="{name}" alt="{name}" loading="lazy"></a></td>'
