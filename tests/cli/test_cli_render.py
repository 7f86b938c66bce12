"""``grundy render``: pictures of the right case and query, in every kind, and Qt only where it paints."""

import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest

from engine import cli
from engine.cli import render
from engine.cli.render import set_painter

TWO_CASES = "4\n2 1 2\n0\n1 3\n0\n1 0\n2 0 2\n0\n\n2\n1 1\n0\n1 1\n0\n"
SVG = "{http://www.w3.org/2000/svg}"
Run = Callable[..., tuple[int, bytes, str]]
SCRIPT = """
import sys
from engine import cli
cli.NAMES = tuple(dict.fromkeys((*cli.NAMES, "render")))
from gui.main import main
code = main(sys.argv[1:])
print(sorted({m.split(".")[0] for m in sys.modules} & {"PySide6", "shiboken6"}), file=sys.stderr)
sys.exit(code)
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "two.in"
    path.write_text(TWO_CASES)
    return path


@pytest.fixture
def run(capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command without a new process; nobody paints unless a test says so."""
    monkeypatch.setattr(cli, "NAMES", tuple(dict.fromkeys((*cli.NAMES, "render"))))
    monkeypatch.setattr(render, "_painter", None)

    def run(*arguments: object) -> tuple[int, bytes, str]:
        code = cli.main(["render", *map(str, arguments)])
        out, err = capfdbinary.readouterr()
        return code, out, err.decode()

    return run


def in_new_process(
    environment: dict[str, str], folder: Path, *arguments: object
) -> tuple[subprocess.CompletedProcess[bytes], bool]:
    """The command as people run it, without a display; and whether it has loaded Qt."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    wanted = {key: value for key, value in environment.items() if key not in hidden}
    command = [sys.executable, "-c", SCRIPT, "render", *map(str, arguments)]
    done = subprocess.run(command, cwd=folder, env=wanted, capture_output=True, check=False, timeout=120)
    return done, b"PySide6" in done.stderr.splitlines()[-1]


def shown(svg: bytes, role: str) -> list[str]:
    return [node.text or "" for node in ET.fromstring(svg).iter(f"{SVG}text") if node.get("class") == role]


@pytest.mark.parametrize("kind", ["svg", "tex", "dot"])
def test_texts_are_drawn_without_qt(environment: dict[str, str], file: Path, kind: str) -> None:
    done, with_qt = in_new_process(environment, file.parent, file, "-o", f"out.{kind}")
    assert (done.returncode, done.stdout, with_qt) == (0, b"", False)
    text = (file.parent / f"out.{kind}").read_text()
    assert text.startswith({"svg": "<?xml", "tex": "\\documentclass", "dot": "digraph"}[kind])
    printed, with_qt = in_new_process(environment, file.parent, file, "-o", "-", "--to", kind)
    assert (printed.returncode, printed.stdout.decode(), with_qt) == (0, text, False)


def test_a_png_is_painted_without_a_display_in_the_right_size(environment: dict[str, str], file: Path) -> None:
    done, with_qt = in_new_process(environment, file.parent, file, "-o", "out.png", "--scale", 3)
    assert (done.returncode, with_qt) == (0, True), done.stderr
    in_new_process(environment, file.parent, file, "-o", "out.svg")
    root = ET.fromstring((file.parent / "out.svg").read_bytes())
    data = (file.parent / "out.png").read_bytes()
    assert data.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", data[16:24])
    assert abs(width - 3 * float(root.attrib["width"])) <= 1 and abs(height - 3 * float(root.attrib["height"])) <= 1


def test_a_pdf_is_painted_without_a_display(environment: dict[str, str], file: Path) -> None:
    done, with_qt = in_new_process(environment, file.parent, file, "-o", "out.pdf")
    assert (done.returncode, with_qt) == (0, True), done.stderr
    data = (file.parent / "out.pdf").read_bytes()
    assert data.startswith(b"%PDF") and len(data) > 2000


def test_cases_and_queries_are_counted_from_1(run: Run, file: Path) -> None:
    for arguments, values, winner in [
        ([], ["2", "0", "1", "0"], "The first player wins"),
        (["--query", 2], ["2", "0", "1", "0"], "The first player wins"),
        (["--case", 2], ["1", "0"], "The second player wins"),
        (["--case", 1, "--query", "all"], ["2", "0", "1", "0"], None),
    ]:
        code, out, err = run(file, "--to", "svg", *arguments)
        assert (code, err) == (0, "")
        assert shown(out, "value") == values
        assert shown(out, "winner") == ([winner] if winner else [])
    assert shown(run(file, "--to", "svg")[1], "nim-sum") == ["Nim-sum 2"]
    assert shown(run(file, "--to", "svg", "--query", 2)[1], "nim-sum") == ["Nim-sum 2 ⊕ 1 = 3"]


def test_looks(run: Run, file: Path, samples: Path) -> None:
    plain = run(file, "--to", "svg")[1]
    assert run(file, "--to", "svg", "--theme", "print")[1] == plain
    assert len({run(file, "--to", "svg", "--theme", theme)[1] for theme in ("print", "light", "dark")}) == 3
    assert not shown(run(file, "--to", "svg", "--no-caption")[1], "winner")
    board = samples / "hdu5724.in"
    assert shown(run(board, "--to", "svg", "--staircase")[1], "block")
    assert not shown(run(board, "--to", "svg")[1], "block")


def test_a_fragment_and_a_picture_without_the_solution(run: Run, file: Path) -> None:
    code, out, _ = run(file, "--to", "tex", "--fragment", "--no-values")
    text = out.decode()
    assert code == 0
    assert text.startswith("% The preamble needs") and "documentclass" not in text and "wins" not in text
    code, out, _ = run(file, "--to", "svg", "--no-values")
    assert code == 0 and shown(out, "title") and not shown(out, "value") and not shown(out, "winner")
    code, out, _ = run(file, "--to", "dot", "--no-values")
    assert code == 0 and b"wins" not in out


@pytest.mark.parametrize("name", ["hdu1524", "uva11927", "hdu5724", "hdu1536", "hdu1848"])
def test_every_sample_is_drawn(run: Run, samples: Path, tmp_path: Path, name: str) -> None:
    for kind in ("svg", "tex", "dot"):
        assert run(samples / f"{name}.in", "-o", tmp_path / f"out.{kind}") == (0, b"", "")
        assert (tmp_path / f"out.{kind}").stat().st_size > 300


def test_the_painter_gets_the_svg_and_the_scale(run: Run, file: Path, tmp_path: Path) -> None:
    asked = []
    set_painter(lambda svg, kind, scale: asked.append((svg.encode(), kind, scale)) or b"painted")
    assert run(file, "-o", tmp_path / "x.PDF", "--scale", "1.5") == (0, b"", "")
    assert asked == [(run(file, "--to", "svg")[1], "pdf", 1.5)]
    assert (tmp_path / "x.PDF").read_bytes() == b"painted"


def test_no_painter_and_no_qt_are_said(run: Run, file: Path, tmp_path: Path) -> None:
    code, _, err = run(file, "-o", tmp_path / "x.png")
    assert code == 2 and "painter" in err

    def missing(*_: object) -> bytes:
        raise ImportError("libEGL.so.1 is missing")

    set_painter(missing)
    code, _, err = run(file, "-o", tmp_path / "x.png")
    assert code == 2 and "libEGL" in err and len(err.splitlines()) == 1
    assert not (tmp_path / "x.png").exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--to", "svg", "--case", "3"], "there is no case 3: the file has 2"),
        (["--to", "svg", "--query", "3"], "no query 3: the case has 2"),
        (["-o", "x.bmp"], ".svg, .png, .pdf, .tex, .dot"),
        (["-o", "x.svg", "--fragment"], "--fragment is for tex, not for svg"),
        (["-o", "x"], "--to"),
        ([], "--to"),
        (["-o", "-"], "--to"),
        (["--to", "gif"], "invalid choice"),
        (["--to", "svg", "--case", "0"], "number from 1"),
        (["--to", "svg", "--query", "-1"], "--query"),
        (["--to", "svg", "--query", "none"], "number from 1"),
        (["--to", "png", "--scale", "nan"], "scale"),
        (["--to", "png", "--scale", "1000"], "scale"),
        (["--to", "svg", "--theme", "pink"], "invalid choice"),
        (["--to", "svg", "-o", "missing/x.svg"], "missing/x.svg"),
    ],
)
def test_what_cannot_be_done_is_said(run: Run, file: Path, arguments: list[str], words: str) -> None:
    code, out, err = run(file, *arguments)
    assert (code, out) == (2, b"")
    assert words in err and "Traceback" not in err


def test_a_large_case_is_warned_of_and_a_huge_one_refused(run: Run, tmp_path: Path) -> None:
    def star(n: int) -> Path:
        path = tmp_path / f"{n}.in"
        path.write_text(f"{n} 0\n" + "0\n" * n + "\n0 0\n")
        return path

    code, out, err = run(star(3_500), "--format", "uva11927", "--to", "svg")
    assert code == 0 and "can hardly be read" in err and len(shown(out, "value")) == 3_500
    code, out, err = run(star(60_001), "--format", "uva11927", "--to", "svg")
    assert (code, out) == (2, b"") and "more than a picture can hold (60,000)" in err
