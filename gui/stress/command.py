"""A program with its arguments as one line, and taken apart again. No shell looks at it."""

import os
import platform
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

_PYTHON = ".py", ".pyw"


def split(line: str, windows: bool = os.name == "nt") -> list[str]:
    """The words of a line; quotation marks hold words together. On Windows a backslash is a letter like any other.

    Raises ValueError if a quotation mark has no partner.
    """
    lexer = shlex.shlex(line, posix=True, punctuation_chars=False)
    lexer.whitespace_split = True
    lexer.commenters = ""
    if windows:
        lexer.quotes, lexer.escape = '"', ""
    return [_at_home(word) for word in lexer]


def _at_home(word: str) -> str:
    return str(Path(word).expanduser()) if word.startswith(("~/", "~\\")) else word


def joined(words: Sequence[str], windows: bool = os.name == "nt") -> str:
    """The line whose words are these."""
    return subprocess.list2cmdline(words) if windows else shlex.join(words)


def is_python_file(words: Sequence[str]) -> bool:
    """Whether the program is a Python file by its name."""
    return bool(words) and words[0].lower().endswith(_PYTHON)


def own_python() -> str:
    """The Python that runs us; on Windows the one with a console, for its streams.

    A stand-alone program is none: there it is the one that is installed.
    """
    if getattr(sys, "frozen", False):
        return shutil.which("python3") or shutil.which("python") or "python3"
    own = Path(sys.executable or "python3")
    console = own.with_name("python.exe")
    return str(console if own.name.lower() == "pythonw.exe" and console.is_file() else own)


def python_title() -> str:
    """What that Python is called."""
    return f"Python {'.'.join(platform.python_version_tuple()[:2])}"


def short_name(words: Sequence[str]) -> str:
    """What a person calls the program: its file without the folder; of a script not the interpreter."""
    if not words:
        return ""
    first = Path(words[0]).name
    if not first.lower().startswith("python"):
        return first
    script = next((word for word in words[1:] if not word.startswith("-")), first)
    return Path(script).name
