"""A folder is replaced only if all that it holds was written here, and nobody has changed it since."""

import hashlib
import os
import shutil
from pathlib import Path

import pytest

from engine.formats.registry import format_named
from engine.games.graph_record import GraphRecord
from engine.package import LAYOUTS, Layout, TestSet, document_set, write_package
from engine.package.manifest import MANIFEST


@pytest.fixture
def by_hand() -> TestSet:
    cases = (GraphRecord.from_moves(3, [(0, 1), (1, 2)], [[0], [0, 1]]), GraphRecord.from_moves(1, [], [[0]]))
    return document_set(format_named("hdu1524"), cases, one_a_case=True)


FOREIGN = ("thesis.txt", "x.in.bak", ".git", "99-mine.in", "problem.yaml.orig", "zz", "data", "tests", ".grundy")


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
@pytest.mark.parametrize("kind", ["file", "folder", "full folder", "link", "pipe"])
def test_a_folder_with_other_things_is_never_replaced(
    by_hand: TestSet, tmp_path: Path, layout: Layout, kind: str
) -> None:
    out = tmp_path / "games"
    write_package(by_hand, layout.name, out)
    for name in FOREIGN:
        path = out / name
        if path.exists():
            path = path / "mine"
        put(path, kind, tmp_path)
        before = listed(tmp_path)
        with pytest.raises(FileExistsError, match="which was not written with a package, so") as caught:
            write_package(by_hand, layout.name, out, replace=True)
        assert str(caught.value.strerror).startswith(f"holds {path.relative_to(out).as_posix()}, which")
        assert caught.value.filename == str(out)
        assert listed(tmp_path) == before
        (shutil.rmtree if path.is_dir() and not path.is_symlink() else Path.unlink)(path)
    write_package(by_hand, layout.name, out, replace=True)


def put(path: Path, kind: str, elsewhere: Path) -> None:
    if kind == "file":
        path.write_text("precious")
    elif kind == "link":
        try:
            path.symlink_to(elsewhere, target_is_directory=True)
        except OSError:
            pytest.skip("no symbolic links here")
    elif kind == "pipe":
        if not hasattr(os, "mkfifo"):
            pytest.skip("no pipes with names here")
        os.mkfifo(path)
    else:
        path.mkdir()
        if kind == "full folder":
            (path / "1.in").write_text("1")


def listed(folder: Path) -> list[tuple[str, bytes]]:
    """All paths without following links, with the bytes of files."""
    found = []
    for head, folders, files in os.walk(folder):
        for path in (Path(head, name) for name in (*folders, *files)):
            plain = path.is_file() and not path.is_symlink()
            found.append((str(path), path.read_bytes() if plain else b""))
    return sorted(found)


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
def test_a_file_that_somebody_has_edited_is_never_replaced(by_hand: TestSet, tmp_path: Path, layout: Layout) -> None:
    out = tmp_path / "games"
    write_package(by_hand, layout.name, out)
    for path in [path for path in out.rglob("*") if path.is_file() and path.name != MANIFEST]:
        data = path.read_bytes()
        path.write_bytes(data + b"mine")
        before = listed(tmp_path)
        with pytest.raises(FileExistsError, match="has been changed since it was written") as caught:
            write_package(by_hand, layout.name, out, replace=True)
        assert path.relative_to(out).as_posix() in str(caught.value)
        assert listed(tmp_path) == before
        path.write_bytes(data)
    write_package(by_hand, layout.name, out, replace=True)


def test_a_file_turned_into_a_link_is_never_replaced(by_hand: TestSet, tmp_path: Path) -> None:
    out = tmp_path / "games"
    write_package(by_hand, "plain", out)
    file = next(path for path in out.iterdir() if path.suffix == ".in")
    file.rename(tmp_path / "real.in")
    try:
        file.symlink_to(tmp_path / "real.in")
    except OSError:
        pytest.skip("no symbolic links here")
    with pytest.raises(FileExistsError, match=f"holds {file.name}, which was not written"):
        write_package(by_hand, "plain", out, replace=True)
    assert file.is_symlink()


def test_a_folder_without_its_list_is_anybodys(by_hand: TestSet, tmp_path: Path) -> None:
    for content in (None, b"", b"\xff\x00", b"junk\n" * 3):
        out = tmp_path / "games"
        write_package(by_hand, "kattis", out)
        (out / MANIFEST).unlink()
        if content is not None:
            (out / MANIFEST).write_bytes(content)
        before = listed(tmp_path)
        with pytest.raises(FileExistsError, match="which was not written with a package"):
            write_package(by_hand, "kattis", out, replace=True)
        assert listed(tmp_path) == before
        shutil.rmtree(out)


def test_a_package_that_lacks_files_is_still_one(by_hand: TestSet, tmp_path: Path) -> None:
    out = tmp_path / "games"
    write_package(by_hand, "polygon", out)
    shutil.rmtree(out / "tests")
    write_package(by_hand, "plain", out, replace=True)
    assert not (out / "problem.xml").exists()


def test_the_list_is_what_sha256sum_reads(by_hand: TestSet, tmp_path: Path) -> None:
    out = tmp_path / "games"
    write_package(by_hand, "kattis", out)
    lines = dict(reversed(line.split("  ")) for line in (out / MANIFEST).read_text().splitlines())
    files = {p.relative_to(out).as_posix(): p.read_bytes() for p in out.rglob("*") if p.is_file()}
    del files[MANIFEST]
    assert lines == {name: hashlib.sha256(data).hexdigest() for name, data in files.items()}
