"""The files of a package as names and bytes, and the archive they make."""

import io
import zipfile
from collections.abc import Mapping
from hashlib import sha256
from typing import TypeAlias

Entries: TypeAlias = Mapping[str, bytes]
"""Paths inside the package, with "/" between their parts, and what stands there."""

_DATE = (1980, 1, 1, 0, 0, 0)
_UNIX = 3
_ORDINARY_FILE = 0o100644


def text_entry(text: str) -> bytes:
    """A text as UTF-8 with line feeds; one that is not empty ends with one."""
    plain = text.replace("\r\n", "\n").replace("\r", "\n")
    return (plain if not plain or plain.endswith("\n") else plain + "\n").encode()


def archive_bytes(entries: Entries, folder: str = "") -> bytes:
    """A zip archive of `entries`, below `folder` if that is given.

    It is the same for the same entries on every machine: sorted, with one date and the same rights for all, and stored
    as they are, since two builds of zlib may pack the same bytes differently.
    """
    stream = io.BytesIO()
    head = f"{folder}/" if folder else ""
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(entries):
            info = zipfile.ZipInfo(head + name, _DATE)
            info.create_system = _UNIX
            info.external_attr = _ORDINARY_FILE << 16
            archive.writestr(info, entries[name])
    return stream.getvalue()


def digest(entries: Entries) -> str:
    """A fingerprint of all paths and contents (SHA-256, hexadecimal)."""
    found = sha256()
    for name in sorted(entries):
        for part in (name.encode(), entries[name]):
            found.update(b"%d:" % len(part) + part)
    return found.hexdigest()
