"""The .qm files, which the program reads, made by Qt's lrelease and committed: a user's install has no lrelease."""

import shutil
import subprocess
import sys
from pathlib import Path


def make(path: Path) -> int:
    """Compile a .ts file to the .qm beside it; what lrelease gave back."""
    tool = Path(sys.executable).parent / "pyside6-lrelease"
    command = str(tool) if tool.exists() else shutil.which("pyside6-lrelease")
    if command is None:
        print("pyside6-lrelease is not there; it comes with PySide6-Essentials", file=sys.stderr)
        return 1
    made = path.with_suffix(".qm")
    return subprocess.run([command, "-silent", str(path), "-qm", str(made)], check=False).returncode
