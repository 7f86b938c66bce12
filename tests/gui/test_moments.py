"""Acting in the middle of long work, at a few random moments; many of them are ``python -m tests.moments``."""

import subprocess
import sys
import zipfile
from pathlib import Path

from tests.moment_works import ACTS, WORKS, broken_files
from tests.moments import all_pairs

ROOT = Path(__file__).resolve().parents[2]
TIMES = 4


def test_each_work_survives_what_is_done_meanwhile() -> None:
    """In a process of its own, which a crash would end."""
    command = [sys.executable, "-m", "tests.moments", "--times", str(TIMES), "--seed", "7", "--verbose"]
    done = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True, timeout=280)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"| {TIMES} tries | 0 failed |" in done.stdout


def test_the_first_moments_have_each_work_and_each_act() -> None:
    works, acts = zip(*all_pairs()[: len(WORKS)], strict=True)
    assert set(works) == set(WORKS)
    assert set(acts) == set(ACTS)
    assert len(set(all_pairs())) == len(all_pairs()) == len(WORKS) * len(ACTS)


def test_half_a_file_is_seen(tmp_path: Path) -> None:
    package = tmp_path / "package.zip"
    with zipfile.ZipFile(package, "w") as archive:
        archive.writestr("1.in", "1\n" * 500)
    assert list(broken_files(tmp_path)) == []
    package.write_bytes(package.read_bytes()[:-9])
    (tmp_path / "picture.png").write_bytes(b"\x89PNG")
    (tmp_path / ".package.zip.tmp").touch()
    assert sorted(broken_files(tmp_path)) == [
        ".package.zip.tmp was left",
        "package.zip is broken",
        "picture.png is broken",
    ]
