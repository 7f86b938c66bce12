"""Putting a package into its place: whole, or not at all."""

import contextlib
import errno
import os
import secrets
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath

from engine.atomic_file import write_atomically
from engine.package.entries import Entries

Progress = Callable[[float], object]


def put_file(out: Path, data: bytes, *, replace: bool) -> None:
    """Write the archive `data` to `out`. Raises OSError; then what was there before is as it was."""
    refuse_existing(Path(os.path.realpath(out)), replace=replace)
    write_atomically(out, data)


def put_folder(out: Path, entries: Entries, progress: Progress, *, replace: bool) -> None:
    """Write `entries` into a new folder `out`.

    A folder that is there already is replaced at the end, and only if it holds nothing but a package's files.
    Raises OSError, and what `progress` raises; then what was there before is as it was.
    """
    target = Path(os.path.realpath(out))
    refuse_existing(target, replace=replace)
    beside = _beside(target)
    try:
        _fill_folder(beside, entries, progress)
        refuse_existing(target, replace=replace)
        with _out_of_the_way(target):
            beside.rename(target)
    finally:
        shutil.rmtree(beside, ignore_errors=True)


def refuse_existing(target: Path, *, replace: bool) -> None:
    """Raise FileExistsError if `target` is there and is not to be replaced, or is nothing that we would replace."""
    if not os.path.lexists(target):
        return
    if not replace:
        raise FileExistsError(errno.EEXIST, "is there already; it is kept unless it is to be replaced", str(target))
    is_archive = target.suffix.lower() == ".zip"
    if is_archive != target.is_file() or is_archive == target.is_dir():
        raise FileExistsError(errno.EEXIST, f"is no {'file' if is_archive else 'folder'}", str(target))
    if not is_archive and not is_package_folder(target):
        raise FileExistsError(errno.EEXIST, "holds other things than a package, so it is not replaced", str(target))


def is_package_folder(folder: Path) -> bool:
    """Whether a folder is empty or a package: the test files, or a description with tests beside it."""
    names = {entry.name for entry in folder.iterdir()}
    if {"problem.yaml", "data"} <= names or {"problem.xml", "tests"} <= names:
        return True
    return all(Path(name).suffix in (".in", ".out") and (folder / name).is_file() for name in names)


@contextlib.contextmanager
def _out_of_the_way(target: Path) -> Iterator[None]:
    """Move an old folder aside while the new one comes; it goes when that has come, and else comes back."""
    if not target.exists():
        yield
        return
    aside = _beside(target)
    target.rename(aside)
    try:
        yield
    except BaseException:
        aside.rename(target)
        raise
    shutil.rmtree(aside, ignore_errors=True)


def _beside(target: Path) -> Path:
    return target.with_name(f".grundy-{secrets.token_hex(8)}.tmp")


def _fill_folder(folder: Path, entries: Entries, progress: Progress) -> None:
    folder.mkdir()
    for done, name in enumerate(sorted(entries)):
        progress(done / len(entries))
        path = folder.joinpath(*PurePosixPath(name).parts)
        path.parent.mkdir(parents=True, exist_ok=True)
        _fill(path, entries[name])
    progress(1.0)


def _fill(path: Path, data: bytes) -> None:
    with path.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
