"""What tells a desktop about the program: its entry, its kind of file, its icons; as those that read them want it."""

import importlib.util
import struct
import tomllib
from configparser import ConfigParser
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from engine import __version__
from engine.cli.overview import overview
from engine.project_mark import SUFFIX

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "desktop"
ENTRY = FOLDER / "grundy-studio.desktop"
KINDS = FOLDER / "grundy-studio.xml"
ABOUT = FOLDER / "local.grundy_studio.GrundyStudio.metainfo.xml"
MIME = "application/x-grundy+json"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
NAMESPACE = {"mime": "http://www.freedesktop.org/standards/shared-mime-info"}


@pytest.fixture(scope="module")
def entry() -> dict[str, str]:
    parser = ConfigParser(delimiters=("=",), interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(ENTRY, encoding="utf-8")
    assert parser.sections() == ["Desktop Entry"]
    return dict(parser["Desktop Entry"])


@pytest.fixture(scope="module")
def project() -> dict[str, object]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def icons() -> ModuleType:
    spec = importlib.util.spec_from_file_location("desktop_icons", ROOT / ".ci" / "desktop_icons.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_entry_starts_the_command_that_the_wheel_has(entry: dict[str, str], project: dict[str, dict]) -> None:
    command, argument = entry["Exec"].split()
    assert command == entry["TryExec"] and argument == "%f"
    assert command in project["project"]["gui-scripts"]
    # That one file is what the command takes.
    assert overview().parse_args(["game.grundy"]).file == "game.grundy"


def test_the_entry_has_what_a_menu_needs(entry: dict[str, str]) -> None:
    assert entry["Type"] == "Application" and entry["Name"] == "Grundy Studio" and entry["Terminal"] == "false"
    assert set(entry["Categories"].rstrip(";").split(";")) == {"Education", "Math"}
    for key in ("Categories", "Keywords", "Keywords[zh_CN]", "MimeType"):
        assert entry[key].endswith(";")
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert entry[f"{key}[zh_CN]"]


def test_the_entry_is_the_one_that_the_window_names(entry: dict[str, str]) -> None:
    app = (ROOT / "gui" / "app.py").read_text(encoding="utf-8")
    assert f'setDesktopFileName("{ENTRY.stem}")' in app
    assert entry["StartupWMClass"] == ENTRY.stem


def test_the_kind_of_file_is_that_of_the_program(entry: dict[str, str]) -> None:
    (kind,) = ElementTree.parse(KINDS).getroot().findall("mime:mime-type", NAMESPACE)
    assert kind.get("type") == MIME and entry["MimeType"] == f"{MIME};"
    assert [glob.get("pattern") for glob in kind.findall("mime:glob", NAMESPACE)] == [f"*{SUFFIX}"]
    parent = kind.find("mime:sub-class-of", NAMESPACE)
    assert parent is not None and parent.get("type") == "application/json"


def test_what_is_told_to_a_software_centre_agrees_with_the_rest(project: dict[str, dict]) -> None:
    about = ElementTree.parse(ABOUT).getroot()
    assert about.get("type") == "desktop-application"
    assert f"{about.findtext('id')}.metainfo.xml" == ABOUT.name
    assert about.findtext("launchable") == ENTRY.name
    assert about.findtext("provides/mediatype") == MIME
    assert about.findtext("project_license") == project["project"]["license"]
    assert {b.text for b in about.findall("provides/binary")} == {
        *project["project"]["scripts"], *project["project"]["gui-scripts"],
    }  # fmt: skip
    release = about.find("releases/release")
    assert release is not None and release.get("version") == __version__ == project["project"]["version"]


@pytest.mark.parametrize("name", ["grundy-studio", "application-x-grundy"])
def test_the_icons_have_the_sizes_that_they_are_named_after(name: str, entry: dict[str, str]) -> None:
    for size in SIZES:
        data = (FOLDER / "icons" / f"{name}-{size}.png").read_bytes()
        assert data.startswith(b"\x89PNG\r\n\x1a\n")
        assert struct.unpack(">II", data[16:24]) == (size, size)
    assert entry["Icon"] == "grundy-studio"


def test_icons_for_windows_and_macos_hold_the_pictures_whole(icons: ModuleType, tmp_path: Path) -> None:
    ico = icons.write_ico(tmp_path / "a.ico").read_bytes()
    _, kind, count = struct.unpack_from("<HHH", ico)
    assert (kind, count) == (1, 6)
    for i in range(count):
        side, _, _, _, _, bits, length, place = struct.unpack_from("<BBBBHHII", ico, 6 + 16 * i)
        assert ico[place : place + length] == icons.png("grundy-studio", side or 256).read_bytes() and bits == 32
    icns = icons.write_icns(tmp_path / "a.icns").read_bytes()
    assert icns[:4] == b"icns" and struct.unpack_from(">I", icns, 4) == (len(icns),)
    place, found = 8, []
    while place < len(icns):
        found.append(icns[place : place + 4])
        (length,) = struct.unpack_from(">I", icns, place + 4)
        assert icns[place + 8 : place + length].startswith(b"\x89PNG")
        place += length
    assert place == len(icns) and found == [b"icp4", b"icp5", b"ic07", b"ic08", b"ic09"]


def test_the_wheel_puts_everything_where_desktops_look(project: dict[str, dict]) -> None:
    shared: dict[str, str] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    places = set(shared.values())
    assert all((ROOT / source).is_file() for source in shared)
    assert f"share/applications/{ENTRY.name}" in places
    assert f"share/mime/packages/{KINDS.name}" in places
    assert f"share/metainfo/{ABOUT.name}" in places
    assert "share/icons/hicolor/scalable/apps/grundy-studio.svg" in places
    assert "share/icons/hicolor/scalable/mimetypes/application-x-grundy.svg" in places
    for size in SIZES:
        folder = f"share/icons/hicolor/{size}x{size}"
        assert shared[f"resources/desktop/icons/grundy-studio-{size}.png"] == f"{folder}/apps/grundy-studio.png"
        kind = shared[f"resources/desktop/icons/application-x-grundy-{size}.png"]
        assert kind == f"{folder}/mimetypes/application-x-grundy.png"
