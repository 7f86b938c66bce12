"""Files are replaced whole or not at all."""

import os
import stat
from pathlib import Path

import pytest

from engine.atomic_file import write_atomically
from engine.document import Document
from engine.games.graph_record import GraphRecord
from engine.project_file import View, load, save

DOCUMENT = Document([GraphRecord.from_moves(2, [(0, 1)], [[0]])])


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_saving_replaces_the_file_and_leaves_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "a.grundy"
    save(path, Document())
    save(path, DOCUMENT, View(0))
    document, view = load(path.read_bytes())
    assert document.records() == DOCUMENT.records()
    assert view.case == 0
    assert names_in(tmp_path) == ["a.grundy"]


@pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")
def test_saving_keeps_permissions_and_new_files_follow_the_umask(tmp_path: Path) -> None:
    path = tmp_path / "a.grundy"
    before = os.umask(0o027)
    try:
        save(path, DOCUMENT)
        assert stat.S_IMODE(path.stat().st_mode) == 0o640
        path.chmod(0o604)
        save(path, DOCUMENT)
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o604


@pytest.mark.skipif(os.name != "posix", reason="symbolic links")
def test_saving_follows_symbolic_links(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "real" / "a.grundy").write_bytes(b"old")
    (tmp_path / "one").symlink_to("real/a.grundy")
    (tmp_path / "two").symlink_to("one")
    save(tmp_path / "two", DOCUMENT)
    assert (tmp_path / "two").is_symlink() and (tmp_path / "one").is_symlink()
    assert load((tmp_path / "real" / "a.grundy").read_bytes())[0].records() == DOCUMENT.records()
    assert names_in(tmp_path) == ["one", "real", "two"]
    assert names_in(tmp_path / "real") == ["a.grundy"]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failure_leaves_the_old_file_and_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "a.grundy"
    path.write_bytes(b"old")
    monkeypatch.setattr(*((os, "fsync", fail) if step == "fsync" else (Path, "replace", fail)))
    with pytest.raises(OSError, match="No space left"):
        save(path, DOCUMENT)
    monkeypatch.undo()
    assert path.read_bytes() == b"old"
    assert names_in(tmp_path) == ["a.grundy"]


def test_saving_where_nothing_can_be_written(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        save(tmp_path / "missing" / "a.grundy", DOCUMENT)
    with pytest.raises(IsADirectoryError):
        save(tmp_path, DOCUMENT)
    assert names_in(tmp_path) == []


def test_a_protected_file_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.grundy"
    path.write_bytes(b"old")
    # Root may write everything, so the answer of the system is made up.
    monkeypatch.setattr(os, "access", lambda file, mode: not (Path(file) == path and mode == os.W_OK))
    with pytest.raises(PermissionError):
        save(path, DOCUMENT)
    assert path.read_bytes() == b"old"
    assert names_in(tmp_path) == ["a.grundy"]


@pytest.mark.skipif(os.name != "posix", reason="links and pipes of POSIX")
def test_a_link_to_nowhere_gets_its_file_and_a_ring_of_links_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("new")
    write_atomically(tmp_path / "link", b"x")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "new").read_bytes() == b"x"
    (tmp_path / "ring").symlink_to("ring")
    with pytest.raises(OSError, match="symbolic link"):
        write_atomically(tmp_path / "ring", b"x")
    assert names_in(tmp_path) == ["link", "new", "ring"]


def test_a_name_as_long_as_the_system_allows(tmp_path: Path) -> None:
    write_atomically(tmp_path / ("n" * 200), b"x")
    assert names_in(tmp_path) == ["n" * 200]
