"""The pictures of one language in one scale, in a process of their own: Qt is told the scale when it starts.

Each scene is set once and looked at in all themes. Every picture is told by its name on a line.
"""

import sys
from pathlib import Path

from PySide6.QtGui import QFontDatabase

from gui.language.languages import CHINESE
from tests import staging
from tests.gallery.names import Picture
from tests.gallery.scenes import SHOWN

NO_FONT = 3
"""The exit code where no font has Chinese characters."""
ADVICE = "No font here has Chinese characters; install one, such as fonts-noto-cjk or fonts-wqy-microhei."


def main() -> int:
    """Draw into a folder: `FOLDER LANGUAGE SCALE THEME,THEME SCENE,SCENE`; gives the exit code."""
    folder, language, scale, themes, scenes = sys.argv[1:]
    app = staging.application(language)
    if language == CHINESE and not QFontDatabase.families(QFontDatabase.WritingSystem.SimplifiedChinese):
        print(ADVICE, file=sys.stderr)
        return NO_FONT
    for scene in scenes.split(","):
        staging.forget(language)
        seen = SHOWN[scene](app)
        for theme in themes.split(","):
            staging.dress(app, theme)
            name = Picture(scene, language, theme, int(scale)).file_name
            staging.still(seen).save(str(Path(folder) / name))
            print(name, flush=True)
        staging.close_all(app)
    return 0


if __name__ == "__main__":
    sys.exit(main())
