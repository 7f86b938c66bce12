"""Where the stand-alone program starts: `gui.main`, and what only a program without a Python beside it needs.

``sys.executable`` is the program itself here, and what is started with it comes to this file: the keeper of
`engine.stress`, a script that is run as ``python -I -S SCRIPT``. There are no workers of multiprocessing: joblib
is used with threads, or with Dask, which is no part of the stand-alone program.
"""

import os
import sys

_FOLDER = getattr(sys, "_MEIPASS", "")
_SCRIPT = ["-I", "-S"]
_CHECK = "--standalone-check"


def _restore_library_path() -> None:
    """Let programs that are started from here find their own libraries, not those of this one."""
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        before = os.environ.pop(f"{name}_ORIG", None)
        if before is not None:
            os.environ[name] = before
        elif name in os.environ:
            del os.environ[name]


def _is_own_script(arguments: list[str]) -> bool:
    """Whether the arguments are those of a Python that runs one of the program's scripts."""
    if arguments[:2] != _SCRIPT or len(arguments) < 3:
        return False
    return os.path.realpath(arguments[2]).startswith(os.path.realpath(_FOLDER) + os.sep)


def _run_script(arguments: list[str]) -> None:
    # The little of it that is needed: `runpy` takes longer to load than the script.
    sys.argv = arguments
    with open(arguments[0], encoding="utf-8") as file:  # noqa: PTH123 - nor is pathlib loaded for it
        code = compile(file.read(), arguments[0], "exec")
    exec(code, {"__name__": "__main__", "__file__": arguments[0], "__builtins__": __builtins__})


def _start() -> int:
    arguments = sys.argv[1:]
    if arguments[:1] == [_CHECK]:
        return _check(*arguments[1:])
    from gui import main

    windowed = os.path.basename(sys.executable).lower().startswith("grundy-studio")  # noqa: PTH119
    return main.main_gui() if windowed else main.main()


def _check(what: str, *files: str) -> int:
    return _check_window(*files) if what == "window" else _check_large()


def _check_large() -> int:
    """A path so long that it is labelled by compiled code, which needs a compiler in the program."""
    import numpy as np

    from engine.solve import compiled
    from engine.solve.bulk import COMPILE_FROM, grundy_labels

    # Its moves are as many again.
    count = COMPILE_FROM // 2 + 1
    order = np.random.default_rng(1).permutation(count)
    labels = grundy_labels(count, order[:-1], order[1:])
    is_right = bool((labels[order[::-1]] == np.arange(count) % 2).all())
    print(f"values by {'compiled' if compiled.is_loaded() else 'plain'} code: {'right' if is_right else 'WRONG'}")
    return 0 if is_right else 1


def _check_window(file: str, picture: str) -> int:
    """Open a file in a window, write a picture of that, and end."""
    from pathlib import Path
    from typing import Any

    from PySide6.QtCore import QStandardPaths, QTimer
    from PySide6.QtWidgets import QApplication

    QStandardPaths.setTestModeEnabled(True)
    application = QApplication(["grundy"])

    patience = QTimer(application, interval=200)

    def look() -> None:
        window = next((w for w in QApplication.topLevelWidgets() if w.inherits("QMainWindow")), None)
        positions = getattr(window.session.game, "n", 0) if window else 0
        if positions:
            patience.stop()
            # Once more, so that what follows a file that has been opened is on the picture.
            QTimer.singleShot(500, lambda: picture_of(window, positions))

    def picture_of(window: Any, positions: int) -> None:
        is_written = window.grab().save(picture)
        print(f"window: {positions} positions are shown, {picture if is_written else 'NO PICTURE'}", flush=True)
        # Not closed: nobody is there to answer whether to save.
        os._exit(0 if is_written else 1)

    patience.timeout.connect(look)
    patience.start()
    QTimer.singleShot(60_000, lambda: os._exit(1))
    from gui.app import run

    run([Path(file)])
    del application
    return 1


if __name__ == "__main__":
    _restore_library_path()
    if _is_own_script(sys.argv[1:]):
        _run_script(sys.argv[3:])
    else:
        sys.exit(_start())
