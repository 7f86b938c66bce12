"""``grundy solve``: answers to the byte, errors with their place, exit codes."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from engine import cli
from engine.document import Document
from engine.games.graph_record import GraphRecord
from engine.project_file import save

Grundy = Callable[..., subprocess.CompletedProcess[bytes]]
NAMES = ("hdu1524", "uva11927", "hdu5724", "hdu1536", "hdu1848")
AMBIGUOUS = b"1 0 1 0 0\n"


def run_inside(capfdbinary: pytest.CaptureFixture[bytes], *arguments: object) -> tuple[int, str, str]:
    """The same without a new process, for the many small cases."""
    code = cli.main(list(map(str, arguments)))
    out, err = capfdbinary.readouterr()
    return code, out.decode(), err.decode()


@pytest.mark.parametrize("name", NAMES)
def test_samples_are_solved_to_the_byte(grundy: Grundy, samples: Path, name: str) -> None:
    done = grundy("solve", samples / f"{name}.in")
    assert (done.returncode, done.stdout, done.stderr) == (0, (samples / f"{name}.out").read_bytes(), b"")


@pytest.mark.parametrize("name", NAMES)
def test_the_standard_input(grundy: Grundy, samples: Path, name: str) -> None:
    data, expected = (samples / f"{name}.in").read_bytes(), (samples / f"{name}.out").read_bytes()
    for arguments in (["-"], [], ["--format", name.upper(), "-"]):
        done = grundy("solve", *arguments, stdin=data)
        assert (done.returncode, done.stdout, done.stderr) == (0, expected, b"")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "reshape",
    [
        lambda data: data.replace(b"\n", b"\r\n"),
        lambda data: data.rstrip(),
        lambda data: b"\n\n".join(data.split()),
        lambda data: b" ".join(data.split()),
        lambda data: b"\xef\xbb\xbf" + data.replace(b" ", b" \t "),
        lambda data: data.replace(b"\n", b"\r"),
        lambda data: data.decode().encode("utf-16"),
    ],
    ids=["crlf", "no last newline", "a value a line", "one line", "bom and tabs", "cr", "utf-16"],
)
def test_white_space_does_not_matter(
    capfdbinary: pytest.CaptureFixture[bytes], samples: Path, tmp_path: Path, name: str, reshape
) -> None:
    file = tmp_path / f"{name}.in"
    file.write_bytes(reshape((samples / f"{name}.in").read_bytes()))
    code, out, err = run_inside(capfdbinary, "solve", file)
    assert (code, out, err) == (0, (samples / f"{name}.out").read_text(), "")


def test_a_final_0_ends_an_hdu1524_file(grundy: Grundy, samples: Path) -> None:
    done = grundy("solve", stdin=(samples / "hdu1524.in").read_bytes() + b"0\n")
    assert (done.returncode, done.stdout, done.stderr) == (0, (samples / "hdu1524.out").read_bytes(), b"")


def test_a_path_of_100_000_positions(grundy: Grundy, tmp_path: Path) -> None:
    n = 100_000
    rows = "".join(f"1 {i + 1}\n" for i in range(n - 1))
    (tmp_path / "path.in").write_text(f"{n}\n{rows}0\n1 0\n1 1\n2 0 1\n2 0 2\n1 {n - 1}\n0\n")
    done = grundy("solve", "path.in")
    # Values alternate from the terminal position, n - 1: position 0 has 1, position 1 has 0.
    assert (done.returncode, done.stdout.split()) == (0, [b"WIN", b"LOSE", b"WIN", b"LOSE", b"LOSE"])
    assert b"error" not in done.stderr


def test_the_complete_dag_of_1_000_positions(grundy: Grundy, tmp_path: Path) -> None:
    n = 1000
    rows = "".join(" ".join(map(str, [i, *range(i)])) + "\n" for i in range(n))
    # Position i has the value i: it moves to all lower ones.
    queries = [[0], [1], [999], [5, 5], [1, 2, 3], [1, 2, 4], [512, 256, 768], [999, 998, 1], [999, 998, 2]]
    expected = ["LOSE", "WIN", "WIN", "LOSE", "LOSE", "WIN", "LOSE", "LOSE", "WIN"]
    listed = "".join(" ".join(map(str, [len(q), *q])) + "\n" for q in queries)
    (tmp_path / "complete.in").write_text(f"{n}\n{rows}{listed}0\n")
    done = grundy("solve", "complete.in", "-o", "complete.out")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert (tmp_path / "complete.out").read_bytes().decode() == "".join(f"{word}\n" for word in expected)


def test_solving_a_small_file_loads_nothing_heavy(samples: Path, tmp_path: Path, environment: dict[str, str]) -> None:
    code = (
        "import sys; from gui.main import main; code = main(sys.argv[1:]);"
        "heavy = {m.split('.')[0] for m in sys.modules} & {'PySide6', 'shiboken6', 'numba', 'networkx', 'msgspec'};"
        "sys.exit(code or bool(heavy))"
    )
    for arguments in (["solve", str(samples / "hdu1524.in")], ["formats"], ["--help"], ["--version"]):
        done = subprocess.run([sys.executable, "-c", code, *arguments], env=environment, cwd=tmp_path, check=False)
        assert done.returncode == 0, arguments


def test_several_formats_that_fit_are_listed(grundy: Grundy, tmp_path: Path) -> None:
    (tmp_path / "x.in").write_bytes(AMBIGUOUS)
    done = grundy("solve", "x.in")
    assert (done.returncode, done.stdout) == (2, b"")
    for word in (b"x.in", b"hdu1524", b"uva11927", b"--format"):
        assert word in done.stderr
    named = grundy("solve", "x.in", "--format", "uva11927")
    assert (named.returncode, named.stdout, named.stderr) == (0, b"Second\n", b"")
    (tmp_path / "uva11927.txt").write_bytes(AMBIGUOUS)
    assert grundy("solve", "uva11927.txt").stdout == b"Second\n"


def test_a_name_that_contradicts_the_text(
    capfdbinary: pytest.CaptureFixture[bytes], samples: Path, tmp_path: Path
) -> None:
    file = tmp_path / "hdu1524.in"
    file.write_bytes((samples / "uva11927.in").read_bytes())
    code, out, err = run_inside(capfdbinary, "solve", file)
    assert (code, out) == (2, "")
    assert "name tells hdu1524" in err and "only as uva11927" in err and f"{file}:" in err.splitlines()[1]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("2\n1 1\n1 0\n1 0\n0\n", "3:3: error: case 1: the moves form a cycle"),
        ("2\n1 2\n0\n1 0\n0\n", "2:3: error: case 1: position 2 is out of range"),
        ("2\n1 x\n0\n1 0\n0\n", "2:3: error: case 1: not a whole number"),
        ("2\n1", "2:2: error: case 1: the file ends too early"),
    ],
)
def test_errors_have_file_line_and_column(
    capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path, text: str, place: str
) -> None:
    file = tmp_path / "bad.in"
    file.write_text(text)
    code, out, err = run_inside(capfdbinary, "solve", "--format", "hdu1524", file)
    assert (code, out) == (2, "")
    assert err.startswith(f"{file}:{place}")


def test_a_file_that_no_format_reads(capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    file = tmp_path / "hello.txt"
    file.write_text("hello world\n")
    code, out, err = run_inside(capfdbinary, "solve", file)
    assert (code, out) == (2, "")
    assert "no format fits" in err.splitlines()[0]
    assert err.splitlines()[1].startswith(f"{file}:1:1: error: ")


def test_warnings_do_not_spoil_the_answers(capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    file = tmp_path / "hdu1524.in"
    file.write_text("1\n0\n11" + " 0" * 11 + "\n0\n")
    code, out, err = run_inside(capfdbinary, "solve", file)
    assert (code, out) == (0, "LOSE\n")
    assert err.startswith(f"{file}:3:1: warning: ")
    assert "1 <= M <= 10" in err


@pytest.mark.parametrize(
    "arguments",
    [
        ["solve", "missing.in"], ["solve", "."], ["solve", "--format", "hdu1525", "x"], ["solve", "a", "b"],
        ["solve", "--colour"], ["convert", "x"], ["convert", "--to", "nothing", "x"], ["unknown"], [],
        ["solve", "--format", "hdu1525"],
    ],
    ids=" ".join,
)  # fmt: skip
def test_wrong_usage_is_2_and_said_on_the_standard_error(
    capfdbinary: pytest.CaptureFixture[bytes], arguments: list[str]
) -> None:
    code, out, err = run_inside(capfdbinary, *arguments)
    assert (code, out) == (2, "")
    assert "error: " in err and "Traceback" not in err


def test_an_unknown_format_suggests_the_nearest(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    _, _, err = run_inside(capfdbinary, "solve", "--format", "hdu1525", "x")
    assert "hdu1524" in err and len(err.splitlines()) == 1


# Files of the editor


def test_a_grundy_file_is_answered_in_the_words_of_its_format_or_of_the_named_one(
    capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path
) -> None:
    record = GraphRecord.from_moves(2, [(0, 1)], [[0], [0, 0]])
    file = tmp_path / "game"
    save(file, Document([record], "uva11927"))
    assert run_inside(capfdbinary, "solve", file) == (0, "First\nSecond\n", "")
    assert run_inside(capfdbinary, "solve", file, "--format", "poj2425") == (0, "WIN\nLOSE\n", "")
    save(file, Document([record]))
    code, out, err = run_inside(capfdbinary, "solve", file)
    assert (code, out) == (0, "WIN\nLOSE\n")
    assert "--format" in err and err.count("\n") == 1


def test_a_broken_grundy_file_says_where(capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    file = tmp_path / "game.grundy"
    save(file, Document([GraphRecord(2, [0], [1])]))
    file.write_text(file.read_text().replace("[0, 1]", "[0, 3]"))
    code, out, err = run_inside(capfdbinary, "solve", file)
    assert (code, out) == (2, "")
    line = file.read_text().splitlines().index("      [0, 3]") + 1
    assert err.startswith(f"{file}:{line}:7: error: case 1, move 1: there is no position 3")
    file.write_text(json.dumps({"application": "grundy-studio", "version": 99}))
    code, _, err = run_inside(capfdbinary, "solve", file)
    assert code == 2 and "newer Grundy Studio" in err
