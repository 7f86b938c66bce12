"""A built wheel holds all that the program reads, and finds it from any folder."""

import os
import subprocess
import sys
import sysconfig
import venv
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
    described = (".dist-info", ".data")
    assert {p.name for p in installed.iterdir() if not p.name.endswith(described)} == {"engine", "gui", "resources"}
    entry_points = next(installed.glob("*.dist-info")) / "entry_points.txt"
    text = entry_points.read_text()
    assert "grundy = gui.main:main" in text
    assert "grundy-studio = gui.main:main_gui" in text


def test_every_file_of_the_program_is_in_the_wheel(installed: Path) -> None:
    for package in ("engine", "gui", "resources"):
        for file in (ROOT / package).rglob("*"):
            if file.is_file() and "__pycache__" not in file.parts:
                assert (installed / file.relative_to(ROOT)).is_file(), file


def test_what_desktops_want_goes_below_the_prefix(installed: Path) -> None:
    (data,) = installed.glob("*.data")
    shared = data / "data" / "share"
    desktop = ROOT / "resources" / "desktop"
    for place, source in (
        ("applications/grundy-studio.desktop", desktop / "grundy-studio.desktop"),
        ("mime/packages/grundy-studio.xml", desktop / "grundy-studio.xml"),
        ("icons/hicolor/scalable/apps/grundy-studio.svg", ROOT / "resources" / "icons" / "app.svg"),
        ("icons/hicolor/48x48/apps/grundy-studio.png", desktop / "icons" / "grundy-studio-48.png"),
    ):
        assert (shared / place).read_bytes() == source.read_bytes()


@pytest.mark.slow
def test_pip_installs_both_commands_into_a_fresh_environment(installed: Path, tmp_path: Path) -> None:
    fresh, elsewhere = tmp_path / "fresh", tmp_path / "elsewhere"
    elsewhere.mkdir()
    venv.create(fresh, with_pip=False, symlinks=os.name == "posix")
    programs = fresh / ("Scripts" if os.name == "nt" else "bin")
    wheel = next(installed.parent.glob("*.whl"))
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "install", "-q", "--no-deps", str(wheel)]
    subprocess.run(pip, check=True, capture_output=True)
    # What it depends on is there already, and large; of the program itself nothing is in that folder.
    (site,) = [path for path in fresh.rglob("site-packages") if path.is_dir()]
    (site / "around.pth").write_text(sysconfig.get_path("purelib"))
    environment = {"HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen", "PATH": os.defpath}
    where = "import engine, gui, resources; print(engine.__file__, gui.__file__, resources.__file__)"
    command = [str(programs / "grundy")]
    sample = site / "resources" / "samples" / "hdu1524.in"

    def said(*words: str) -> bytes:
        return subprocess.run(words, cwd=elsewhere, env=environment, check=True, capture_output=True).stdout

    assert said(str(programs / "python"), "-c", where).decode().count(str(site)) == 3
    assert said(*command, "solve", str(sample)) == sample.with_suffix(".out").read_bytes()
    said(*command, "render", str(sample), "-o", "picture.png")
    assert (elsewhere / "picture.png").read_bytes().startswith(b"\x89PNG")
    assert b"grundy SUBCOMMAND" in said(str(programs / "grundy-studio"), "--help")
    assert b"complete -F" in said(*command, "--print-completion", "bash")
