"""The gallery's command makes the pictures that it is asked for, in both languages, and a page of them."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.gallery import page
from tests.gallery.names import SCENES, Picture
from tests.gallery.scenes import SHOWN

ROOT = Path(__file__).resolve().parents[1]


def test_every_scene_that_is_named_can_be_shown() -> None:
    assert list(SCENES) == list(SHOWN)


def test_one_scene_in_both_languages(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.gallery", str(tmp_path), "--scene", "welcome", "--theme", "dark"]
    done = subprocess.run(
        [*command, "--scale", "2"], check=False, cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    if "No font here" in done.stderr:
        assert done.returncode == 1
        pytest.skip("no font with Chinese characters")
    assert done.returncode == 0, done.stdout + done.stderr
    english, chinese = (QImage(str(tmp_path / f"welcome.{name}.dark.200.png")) for name in ("en", "zh_CN"))
    assert english.size().toTuple() == chinese.size().toTuple() == (2560, 1600)
    assert english != chinese
    assert len(done.stdout.splitlines()) == 2
    assert sorted(re.findall(r'src="([^"]+)"', (tmp_path / "index.html").read_text(encoding="utf-8"))) == [
        "welcome.en.dark.200.png",
        "welcome.zh_CN.dark.200.png",
    ]


def test_the_page_says_which_picture_is_not_there(tmp_path: Path) -> None:
    there, missing = Picture("graph", "en", "dark", 1), Picture("graph", "en", "light", 1)
    (tmp_path / there.file_name).write_bytes(b"")
    page.write(tmp_path, [there, missing])
    text = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert text.count("graph.en.dark.100.png") == 3
    assert "graph.en.light.100.png" not in text
    assert "<td>missing</td>" in text
