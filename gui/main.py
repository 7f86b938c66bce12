"""The command ``grundy``: a subcommand goes to `engine.cli`, anything else opens the editor, and only that loads Qt."""

import os
import stat
import sys
from collections.abc import Sequence
from pathlib import Path

from engine import cli
from engine.cli.exits import INTERRUPTED, complain, leave_at_once
from engine.cli.overview import overview
from gui.display import fatal_told, missing_display
from gui.quick import loading


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command with `argv` (the arguments of the process if None); returns the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if arguments and arguments[0] in cli.NAMES:
        return _subcommand(arguments, is_process=argv is None)
    return _editor(arguments)


def _subcommand(arguments: list[str], is_process: bool) -> int:
    if arguments[0] == "render":
        _lend_painter()
    code = cli.main(arguments)
    if is_process and arguments[0] == "solve":
        leave_at_once(code)
    return code


def main_gui(argv: Sequence[str] | None = None) -> int:
    """The editor alone, for a start from a desktop: there are no subcommands, every argument is a file or an option."""
    return _editor(list(sys.argv[1:] if argv is None else argv))


def _lend_painter() -> None:
    """Let the subcommand ``render`` paint with Qt, which is loaded only when a picture asks for it."""
    from engine.cli.render import set_painter

    set_painter(_paint)


def _paint(svg: str, kind: str, scale: float) -> bytes:
    from gui.pictures.svg_paint import paint

    return paint(svg, kind, scale)


def _editor(arguments: list[str]) -> int:
    mistyped = _mistyped(arguments)
    if mistyped:
        return complain(mistyped)
    try:
        parsed = overview().parse_args(arguments)
    except SystemExit as stop:
        return int(stop.code or 0)
    paths = [] if parsed.file is None else [Path(parsed.file)]
    for problem in filter(None, map(_problem, paths)):
        return complain(problem)
    why = missing_display()
    if why:
        return _no_display(why)
    try:
        return _open(paths, parsed.theme)
    except KeyboardInterrupt:
        return INTERRUPTED


def _problem(path: Path) -> str:
    """Why a file cannot be opened, or ""."""
    try:
        mode = path.stat().st_mode
    except OSError as error:
        return f"{path}: {error.strerror}{_meant(path)}"
    if stat.S_ISDIR(mode):
        return f"{path}: this is a folder"
    return "" if os.access(path, os.R_OK) else f"{path}: it may not be read"


def _meant(path: Path) -> str:
    similar = _similar(str(path))
    return f" (did you mean the subcommand {similar}?)" if similar else ""


def _mistyped(arguments: list[str]) -> str:
    """What to say of a first word that is nearly a subcommand, before others; "" if it is none, or a file."""
    # The editor opens one file: further words are those of a subcommand.
    if len(arguments) < 2 or arguments[0].startswith("-") or os.path.lexists(arguments[0]):
        return ""
    similar = _similar(arguments[0])
    return f"there is no subcommand {arguments[0]}: did you mean {similar}?" if similar else ""


def _similar(word: str) -> str:
    """The subcommand that a word is nearly, or ""."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(word, cli.NAMES, n=1)), "")


def _no_display(why: str) -> int:
    return complain(f"no display for the editor: {why}; `grundy solve FILE` works without one")


def _open(paths: list[Path], theme: str) -> int:
    try:
        with fatal_told(_no_display):
            from PySide6.QtWidgets import QApplication

            # Held here until the end: Qt is shut down when it goes.
            application = QApplication.instance() or QApplication(["grundy"])
    except ImportError as error:
        return _no_display(str(error))
    with loading():
        from gui.app import run

    code: int = run(paths, theme)
    del application
    return code


if __name__ == "__main__":
    sys.exit(main())
