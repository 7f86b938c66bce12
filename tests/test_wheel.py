"""A built wheel holds all that the program reads, and finds it from any folder."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

FIND = """
import resources, gui.theme, engine.formats.registry, pathlib, sys
from PySide6.QtWidgets import QApplication
app = QApplication([])
assert "installed" in resources.__file__, resources.__file__
assert "installed" in gui.theme.__file__, gui.theme.__file__
print(resources.path("samples", "hdu1524.in").read_text()[0])
print(len(gui.theme.icon_names()))
gui.theme.apply(app, gui.theme.LIGHT)
print(len(app.styleSheet()))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which a wheel, built here, was unpacked."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    target = folder / "installed"
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
        wheel.extractall(target)
    return target


def test_the_wheel_finds_its_resources_from_another_folder(installed: Path, tmp_path: Path) -> None:
    environment = {"PYTHONPATH": str(installed), "QT_QPA_PLATFORM": "offscreen", "PATH": "", "HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", FIND], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    first, icons, style = done.stdout.split()
    assert first == "4"
    assert int(icons) >= 50
    assert int(style) > 1000


def test_the_wheel_has_no_tests_and_both_commands(installed: Path) -> None:
    assert {p.name for p in installed.iterdir() if not p.name.endswith(".dist-info")} == {"engine", "gui", "resources"}
    entry_points = next(installed.glob("*.dist-info")) / "entry_points.txt"
    text = entry_points.read_text()
    assert "grundy = gui.main:main" in text
    assert "grundy-studio = gui.main:main_gui" in text


def test_every_file_of_the_program_is_in_the_wheel(installed: Path) -> None:
    for package in ("engine", "gui", "resources"):
        for file in (ROOT / package).rglob("*"):
            if file.is_file() and "__pycache__" not in file.parts:
                assert (installed / file.relative_to(ROOT)).is_file(), file
