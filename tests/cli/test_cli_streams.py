"""Where results go and input comes from: files, pipes, terminals, and what happens when they fail."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Grundy = Callable[..., subprocess.CompletedProcess[bytes]]
posix = pytest.mark.skipif(os.name != "posix", reason="terminals, pipes and signals of POSIX")


@posix
def test_a_terminal_as_standard_input_shows_the_usage(grundy: Grundy) -> None:
    import pty

    leader, follower = pty.openpty()
    try:
        done = grundy("solve", stdin=follower)
    finally:
        os.close(leader)
        os.close(follower)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"usage: grundy solve")


def test_output_into_a_file(grundy: Grundy, samples: Path, tmp_path: Path) -> None:
    (tmp_path / "1.out").write_bytes(b"old and much longer than the new content of this file\n" * 9)
    done = grundy("solve", samples / "hdu1524.in", "-o", "1.out")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert (tmp_path / "1.out").read_bytes() == (samples / "hdu1524.out").read_bytes()
    assert [path.name for path in tmp_path.iterdir()] == ["1.out"]


def test_output_that_cannot_be_written(grundy: Grundy, samples: Path, tmp_path: Path) -> None:
    for out in ("missing/1.out", "."):
        done = grundy("solve", samples / "hdu1524.in", "-o", out)
        assert (done.returncode, done.stdout) == (2, b"")
        assert done.stderr.decode().startswith(f"grundy: error: {out}: ") and done.stderr.count(b"\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_an_error_leaves_the_output_file_as_it_was(grundy: Grundy, tmp_path: Path) -> None:
    (tmp_path / "1.out").write_bytes(b"old\n")
    assert grundy("solve", "-", "-o", "1.out", stdin=b"2\n1 5\n").returncode == 2
    assert (tmp_path / "1.out").read_bytes() == b"old\n"


@posix
def test_a_link_to_an_output_file_stays_a_link(grundy: Grundy, samples: Path, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("real.out")
    assert grundy("solve", samples / "hdu1524.in", "-o", "link").returncode == 0
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real.out").read_bytes() == (samples / "hdu1524.out").read_bytes()


@posix
def test_a_device_as_output_file_is_written_into(grundy: Grundy, samples: Path) -> None:
    done = grundy("solve", samples / "hdu1524.in", "-o", "/dev/stdout")
    assert (done.returncode, done.stdout) == (0, (samples / "hdu1524.out").read_bytes())
    assert grundy("solve", samples / "hdu1524.in", "-o", os.devnull).returncode == 0
    assert Path(os.devnull).is_char_device()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_one_line(grundy: Grundy, samples: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = grundy("solve", samples / "hdu1524.in", stdout=full.fileno())
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1 and b"standard output" in done.stderr


@posix
def test_a_reader_that_goes_is_no_error(grundy: Grundy, samples: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        for arguments in (["solve", samples / "hdu1524.in"], ["formats"]):
            done = grundy(*arguments, stdout=write)
            assert (done.returncode, done.stderr) == (141, b"")
    finally:
        os.close(write)


@posix
def test_an_interrupt_is_130(tmp_path: Path, environment: dict[str, str]) -> None:
    code = (
        "import os, signal, sys, types; from gui.main import main;"
        "signal.signal(signal.SIGINT, signal.default_int_handler);"
        "buffer = types.SimpleNamespace(read=lambda _: os.kill(os.getpid(), signal.SIGINT));"
        "sys.stdin = types.SimpleNamespace(buffer=buffer, isatty=lambda: False);"
        "sys.exit(main(['solve', '-']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, cwd=tmp_path, env=environment, timeout=60, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")
