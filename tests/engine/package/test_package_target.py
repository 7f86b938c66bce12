"""A package is put into its place whole or not at all: steps are made to fail, one after the other."""

import errno
import os
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.formats.registry import format_named
from engine.games.graph_record import GraphRecord
from engine.package import TestSet, document_set, write_package
from engine.package.manifest import why_foreign

CASES = (
    GraphRecord.from_moves(3, [(0, 1), (1, 2)], [[0], [0, 1]], name="a"),
    GraphRecord.from_moves(1, [], [[0]], name="b"),
)


class StoppedError(Exception):
    pass


def tree(folder: Path) -> dict[str, bytes | None]:
    """All that is in a folder, hidden files too."""
    return {p.relative_to(folder).as_posix(): p.read_bytes() if p.is_file() else None for p in folder.rglob("*")}


@pytest.fixture
def by_hand() -> TestSet:
    return document_set(format_named("hdu1524"), CASES, one_a_case=True)


@pytest.fixture(params=["games", "games.zip"])
def out(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return tmp_path / request.param


def test_what_is_there_is_kept_unless_told_otherwise(by_hand: TestSet, out: Path) -> None:
    write_package(by_hand, "plain", out)
    before = tree(out.parent)
    with pytest.raises(FileExistsError):
        write_package(by_hand, "polygon", out)
    assert tree(out.parent) == before
    write_package(by_hand, "polygon", out, replace=True)
    after = tree(out.parent)
    assert after != before
    write_package(by_hand, "plain", out, replace=True)
    assert tree(out.parent) == before


@pytest.mark.parametrize("layout", ["plain", "kattis", "polygon"])
@pytest.mark.parametrize("old", [False, True])
def test_a_stop_at_any_time_leaves_nothing_and_changes_nothing(
    by_hand: TestSet, out: Path, layout: str, old: bool
) -> None:
    if old:
        write_package(by_hand, "plain", out)
    before, told = tree(out.parent), 0
    while True:
        calls = iter(range(told))

        def progress(share: float, calls: Iterator[int] = calls) -> None:
            if next(calls, None) is None:
                raise StoppedError

        try:
            write_package(by_hand, layout, out, replace=old, progress=progress)
        except StoppedError:
            assert tree(out.parent) == before
            told += 1
        else:
            break
    assert told >= 2
    assert out.exists()


def fail(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("step", ["write", "fsync", "rename"])
def test_a_step_that_fails_changes_nothing(
    by_hand: TestSet, out: Path, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_package(by_hand, "plain", out)
    before = tree(out.parent)
    with monkeypatch.context() as patch:
        if step == "write":
            original = Path.open

            def broken(path: Path, mode: str = "r", *more: object, **rest: object):
                return fail() if "x" in mode or "w" in mode else original(path, mode, *more, **rest)

            patch.setattr(Path, "open", broken)
            patch.setattr(os, "write", fail)
        elif step == "fsync":
            patch.setattr(os, "fsync", fail)
        else:
            patch.setattr(Path, "replace", fail)
            real = Path.rename
            # The new one cannot come into its place; the old one must come back.
            patch.setattr(
                Path, "rename", lambda p, t: fail() if t == out and (p / "problem.xml").exists() else real(p, t)
            )
        with pytest.raises(OSError, match="No space left"):
            write_package(by_hand, "polygon", out, replace=True)
    assert tree(out.parent) == before


@pytest.mark.parametrize("step", ["write", "fsync", "rename"])
def test_errors_name_the_package_not_what_is_beside_it(
    by_hand: TestSet, out: Path, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Path.open

    def refused(path: object, *_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", str(path))

    def opened_to_read(path: Path, mode: str = "r", *more: object, **rest: object):
        return opened(path, mode, *more, **rest) if "x" not in mode else refused(path)

    with monkeypatch.context() as patch:
        if step == "fsync":
            patch.setattr(os, "fsync", refused)
        elif step == "rename":
            patch.setattr(Path, "rename", refused)
            patch.setattr(Path, "replace", refused)
        else:
            patch.setattr(Path, "open", opened_to_read)
            patch.setattr(os, "write", refused)
        with pytest.raises(OSError, match="cannot be written: No space left on device") as caught:
            write_package(by_hand, "kattis", out)
    assert caught.value.filename == str(out) and ".tmp" not in str(caught.value)
    assert list(out.parent.iterdir()) == []


@pytest.mark.parametrize("name", ["nowhere/games", "file/games", "nowhere/games.zip", "file/games.zip"])
def test_a_place_that_is_none_is_told_before_the_work(by_hand: TestSet, tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("")
    told: list[float] = []
    with pytest.raises(OSError, match="cannot be written") as caught:
        write_package(by_hand, "kattis", tmp_path / name, progress=told.append)
    assert told == [] and caught.value.filename == str(tmp_path / name)


def test_nothing_but_an_ending_is_an_archive_too(by_hand: TestSet, tmp_path: Path) -> None:
    for name in (".zip", ".ZIP"):
        write_package(by_hand, "kattis", tmp_path / name)
        with zipfile.ZipFile(tmp_path / name) as opened:
            assert {path.split("/")[0] for path in opened.namelist()} == {"hdu1524"}
        write_package(by_hand, "plain", tmp_path / name, replace=True)
        assert (tmp_path / name).is_file()


def test_a_folder_is_no_archive_and_an_archive_no_folder(by_hand: TestSet, tmp_path: Path) -> None:
    (tmp_path / "a.zip").mkdir()
    (tmp_path / "b").write_text("a file")
    before = tree(tmp_path)
    for name in ("a.zip", "b"):
        with pytest.raises(FileExistsError, match="is no f"):
            write_package(by_hand, "plain", tmp_path / name, replace=True)
    assert tree(tmp_path) == before


def test_an_empty_folder_may_be_replaced(by_hand: TestSet, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    write_package(by_hand, "plain", tmp_path / "empty", replace=True)
    assert why_foreign(tmp_path / "empty") == ""
    assert (tmp_path / "empty" / f"{by_hand.files[0].name}.in").is_file()


def test_the_folder_around_it_must_be_there(by_hand: TestSet, out: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_package(by_hand, "plain", out.parent / "nowhere" / out.name)
    assert list(out.parent.iterdir()) == []


def test_a_link_stays_a_link(by_hand: TestSet, out: Path) -> None:
    real = out.with_name("real" + out.suffix)
    write_package(by_hand, "plain", real)
    try:
        out.symlink_to(real, target_is_directory=real.is_dir())
    except OSError:
        pytest.skip("no symbolic links here")
    write_package(by_hand, "polygon", out, replace=True)
    assert out.is_symlink() and out.resolve() == real
    assert real.is_file() or (real / "problem.xml").is_file()


def test_what_comes_in_the_meantime_is_kept(by_hand: TestSet, tmp_path: Path) -> None:
    out = tmp_path / "games"

    def progress(share: float) -> None:
        if share > 0.8 and not out.exists():
            out.mkdir()
            (out / "mine").write_text("mine")

    with pytest.raises(FileExistsError):
        write_package(by_hand, "kattis", out, progress=progress)
    assert tree(tmp_path) == {"games": None, "games/mine": b"mine"}
