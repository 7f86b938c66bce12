"""What tells a folder that was written here from any other: a list of its files with their checksums.

A person who edits a package, or puts something beside it, does not lose that by writing the package once more.
"""

import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path, PurePosixPath

from engine.package.entries import Entries
from engine.said import say

MANIFEST = ".grundy-package"
"""The name of the list. It starts with a dot, so that judges and their tools pass it over."""


def manifest_of(entries: Entries) -> bytes:
    """The list for a folder of `entries`, as ``sha256sum --check`` reads it."""
    return "".join(f"{sha256(entries[name]).hexdigest()}  {name}\n" for name in sorted(entries)).encode()


def why_foreign(folder: Path) -> str:
    """The first thing in a folder that was not written here as it stands, with what is the matter; "" if all was.

    An empty folder holds no such thing; one without a list holds nothing else. Raises OSError if it cannot be read.
    """
    known = _listed(folder / MANIFEST)
    folders = {parent.as_posix() for name in known for parent in PurePosixPath(name).parents}
    for path, entry in _inside(folder, ""):
        if entry.is_dir(follow_symlinks=False):
            is_ours = path in folders
        else:
            is_ours = entry.is_file(follow_symlinks=False) and (path in known or path == MANIFEST)
        if not is_ours:
            return say("holds {path}, which was not written with a package", path=path)
        if path in known and sha256(Path(entry).read_bytes()).hexdigest() != known[path]:
            return say("holds {path}, which has been changed since it was written", path=path)
    return ""


def _listed(file: Path) -> dict[str, str]:
    """The checksums by path; none if there is no such list, or none that we would write."""
    if file.is_symlink() or not file.is_file():
        return {}
    lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    pairs = (line.partition("  ") for line in lines)
    return {name: checksum for checksum, _, name in pairs}


def _inside(folder: Path, head: str) -> Iterator[tuple[str, "os.DirEntry[str]"]]:
    """All that is in a folder and the folders in it, by name; links are not followed."""
    with os.scandir(folder) as found:
        entries = sorted(found, key=lambda entry: entry.name)
    for entry in entries:
        yield f"{head}{entry.name}", entry
        if entry.is_dir(follow_symlinks=False):
            yield from _inside(Path(entry), f"{head}{entry.name}/")
