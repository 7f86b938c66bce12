"""What makes a start quick that has nothing to do with what is started: care for how Python and PySide load modules."""

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from gui.remembered import remembering


@contextmanager
def loading() -> Iterator[None]:
    """Around what is loaded and made at a start, all of which stays."""
    with _uncollected(), unread(), remembering():
        yield


@contextmanager
def _uncollected() -> Iterator[None]:
    """Keep the garbage collector from going through all of it again and again while it grows, and at later rounds."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
        gc.freeze()
    finally:
        if was_on:
            gc.enable()


@contextmanager
def unread() -> Iterator[None]:
    """Keep PySide from reading the source of every module that is imported.

    It looks there for its own name, to know whether its features (snake_case, true_property) may be switched on in that
    module. The program uses none, and a module that is taken to mention PySide behaves the same. This is no public part
    of PySide: where it is not found, nothing happens but that a start takes longer.
    """
    feature = sys.modules.get("shibokensupport.feature")
    looks = getattr(feature, "_mod_uses_pyside", None)
    if looks is None:
        yield
        return
    setattr(feature, "_mod_uses_pyside", lambda module: True)  # noqa: B010
    try:
        yield
    finally:
        setattr(feature, "_mod_uses_pyside", looks)  # noqa: B010
