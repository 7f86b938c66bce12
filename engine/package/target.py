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
from engine.package.manifest import MANIFEST, manifest_of, why_foreign
from engine.said import say

Progress = Callable[[float], object]
ARCHIVE = ".zip"


def is_archive(out: Path) -> bool:
    """Whether a package at that place is an archive: its name ends in ``.zip``, or is nothing but that."""
    return out.name.lower().endswith(ARCHIVE)


def put_file(out: Path, data: bytes, *, replace: bool) -> None:
    """Write the archive `data` to `out`. Raises OSError that names it; then what was there before is as it was."""
    refuse_existing(out, replace=replace)
    with _named(out):
        write_atomically(out, data)


def put_folder(out: Path, entries: Entries, progress: Progress, *, replace: bool) -> None:
    """Write `entries` into a new folder `out`, with a list of them (`engine.package.manifest`).

    A folder that is there already is replaced at the end, and only if it holds nothing but what was written here.
    Raises OSError that names `out`, and what `progress` raises; then what was there before is as it was.
    """
    target = Path(os.path.realpath(out))
    refuse_existing(out, replace=replace)
    beside = _beside(target)
    try:
        with _named(out):
            _fill_folder(beside, {**entries, MANIFEST: manifest_of(entries)}, progress)
        refuse_existing(out, replace=replace)
        with _named(out), _out_of_the_way(target):
            beside.rename(target)
    finally:
        shutil.rmtree(beside, ignore_errors=True)


def refuse_unwritable(out: Path) -> None:
    """Raise OSError that names `out` unless something can be put there; cheap, so that it can come before the work."""
    parent = Path(os.path.realpath(out)).parent
    if not parent.exists():
        reason = say("cannot be written: there is no folder {folder}", folder=str(parent))
        raise FileNotFoundError(errno.ENOENT, reason, str(out))
    if not parent.is_dir():
        reason = say("cannot be written: {folder} is no folder", folder=str(parent))
        raise NotADirectoryError(errno.ENOTDIR, reason, str(out))
    if not os.access(parent, os.W_OK | os.X_OK) or (out.exists() and not os.access(out, os.W_OK)):
        raise PermissionError(errno.EACCES, _unwritten(os.strerror(errno.EACCES)), str(out))


@contextlib.contextmanager
def _named(out: Path) -> Iterator[None]:
    """Let an error of the system name `out`, not the temporary file beside it that it speaks of."""
    try:
        yield
    except OSError as error:
        reason = _unwritten(error.strerror or str(error))
        raise OSError(error.errno or errno.EIO, reason, str(out)) from error


def _unwritten(reason: str) -> str:
    return say("cannot be written: {reason}", reason=reason)


def refuse_existing(out: Path, *, replace: bool) -> None:
    """Raise FileExistsError if `out` is there and is not to be replaced, or is nothing that we would replace."""
    if not os.path.lexists(out):
        return
    if not replace:
        reason = say("is there already; it is kept unless it is to be replaced")
        raise FileExistsError(errno.EEXIST, reason, str(out))
    if not (out.is_file() if is_archive(out) else out.is_dir()):
        reason = say("is no file") if is_archive(out) else say("is no folder")
        raise FileExistsError(errno.EEXIST, reason, str(out))
    foreign = "" if is_archive(out) else why_foreign(out)
    if foreign:
        reason = say("{found}, so it is not replaced", found=foreign)
        raise FileExistsError(errno.EEXIST, reason, str(out))


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
