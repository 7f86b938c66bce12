"""Pictures of the real program in both languages, all themes, at 100 and 200 %, and a page that shows them."""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path
from threading import Lock

from tests.gallery import page
from tests.gallery.names import LANGUAGES, SCALES, SCENES, THEMES, Picture

ROOT = Path(__file__).resolve().parents[2]


class Progress:
    """Tells of each picture that is there."""

    def __init__(self, total: int) -> None:
        self._total, self._done = total, 0
        self._lock, self._began = Lock(), time.monotonic()

    def tell(self, name: str) -> None:
        """One more is there."""
        with self._lock:
            self._done += 1
            seconds = time.monotonic() - self._began
            print(f"{self._done:4} of {self._total}  {seconds:4.0f} s  {name}", flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Make a gallery; gives the exit code: 1 if any picture is not there."""
    asked = _asked(arguments)
    asked.folder.mkdir(parents=True, exist_ok=True)
    kinds = list(product(asked.language, asked.scale))
    pictures = [
        Picture(scene, language, theme, scale)
        for scene, (language, scale), theme in product(asked.scene, kinds, asked.theme)
    ]
    progress = Progress(len(pictures))
    with ThreadPoolExecutor(max_workers=asked.jobs) as pool:
        codes = list(pool.map(lambda kind: _draw(asked, *kind, progress), kinds))
    page.write(asked.folder, pictures)
    missing = [one.file_name for one in pictures if not (asked.folder / one.file_name).exists()]
    if missing:
        print(f"not there: {', '.join(missing)}", file=sys.stderr)
    return 1 if missing or any(codes) else 0


def _draw(asked: argparse.Namespace, language: str, scale: int, progress: Progress) -> int:
    """Let a process draw the pictures of a language in a scale; gives its exit code."""
    for scene, theme in product(asked.scene, asked.theme):
        (asked.folder / Picture(scene, language, theme, scale).file_name).unlink(missing_ok=True)
    wanted = [str(asked.folder.resolve()), language, str(scale), ",".join(asked.theme), ",".join(asked.scene)]
    command = [sys.executable, "-m", "tests.gallery.draw", *wanted]
    environment = {**os.environ, "QT_SCALE_FACTOR": str(scale)}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as drawing:
        assert drawing.stdout is not None
        for line in drawing.stdout:
            progress.tell(line.strip())
    return drawing.returncode


def _asked(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.gallery", description=__doc__, epilog="All options but --jobs may be repeated."
    )
    parser.add_argument("folder", type=Path, help="where the pictures and index.html go")
    parser.add_argument("--language", action="append", choices=LANGUAGES, help="only this language")
    parser.add_argument("--theme", action="append", choices=THEMES, help="only this theme")
    parser.add_argument("--scale", action="append", type=int, choices=SCALES, help="only 100 %% (1) or 200 %% (2)")
    parser.add_argument("--scene", action="append", choices=SCENES, metavar="NAME", help=f"of {', '.join(SCENES)}")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once (one a core)")
    asked = parser.parse_args(arguments)
    for name, every in (("language", LANGUAGES), ("theme", THEMES), ("scale", SCALES), ("scene", tuple(SCENES))):
        setattr(asked, name, tuple(dict.fromkeys(getattr(asked, name) or every)))
    return asked


if __name__ == "__main__":
    sys.exit(main())
