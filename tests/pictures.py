"""Make the README's pictures from the real program: ``python -m tests.pictures [FOLDER]``."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QApplication, QWidget

from gui.language.languages import CHINESE, ENGLISH
from tests import stages, staging
from tests.gallery import scenes
from tests.small_picture import small

FOLDER = staging.ROOT / "resources" / "pictures"


class Shot(NamedTuple):
    """One picture: what is seen, in which language and theme."""

    make: Callable[[QApplication], QWidget]
    language: str = ENGLISH
    theme: str = "light"


PICTURES = {
    "window": Shot(scenes.winning),
    "board": Shot(stages.board_explained),
    "heaps": Shot(scenes.heaps, theme="dark"),
    "generate": Shot(scenes.generate, CHINESE),
    "stress": Shot(scenes.stress, theme="contrast"),
}


def main() -> int:
    """Write the pictures; gives the exit code."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    app = staging.application()
    folder.mkdir(parents=True, exist_ok=True)
    for name, shot in PICTURES.items():
        staging.forget(shot.language)
        seen = shot.make(app)
        staging.dress(app, shot.theme)
        small(staging.still(seen)).save(str(folder / f"{name}.png"), quality=0)
        staging.close_all(app)
    return 0


if __name__ == "__main__":
    sys.exit(main())
