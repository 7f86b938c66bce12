"""Whether something is on the disk, asked so that no answer is an exception."""

import os
from pathlib import Path

# ruff: noqa: PTH110, PTH112
# The questions of pathlib raise where a folder may not be looked into, a name is too long or a drive is away.


def is_there(path: Path) -> bool:
    """Whether there is anything at `path`; False where that cannot be found out."""
    return os.path.exists(path)


def is_folder(path: Path) -> bool:
    """Whether there is a folder at `path`; False where that cannot be found out."""
    return os.path.isdir(path)
