"""Texts that stand on the screen said anew in another language, without making anything anew."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDockWidget, QMenu, QToolButton, QWidget

from gui.language.properties import Text, texts_of
from gui.language.reverse import Reverse

_OF_QT = ("qt_", "Scroll")
"""How Qt names the widgets that it makes for itself."""
_MEMORY = "saidIn"
"""A property of things that were said anew: what each text is in which language, as long as nobody sets another."""


def everything() -> Iterator[QObject]:
    """All widgets and actions of the program, the innermost last."""
    seen: set[int] = set()
    for top in QApplication.topLevelWidgets():
        for thing in (top, *top.findChildren(QWidget), *top.findChildren(QAction)):
            if id(thing) not in seen:
                seen.add(id(thing))
                yield thing


def resay(reverse: Reverse, before: str, after: str) -> None:
    """Let all that holds a text say it in the language `after`; `reverse` knows the texts of the language `before`."""
    # All is read first: some texts follow others by themselves.
    for write in [write for thing in everything() for write in _writers(thing, reverse, before, after)]:
        write()


def _writers(thing: QObject, reverse: Reverse, before: str, after: str) -> Iterator[Callable[[], None]]:
    memory, contexts = thing.property(_MEMORY) or {}, _contexts(thing)
    new = {}
    for text in texts_of(thing):
        name, read, _ = text
        old = read()
        if old:
            known = memory.get(name, {})
            kept = known if known.get(before) == old else {before: old}
            said = kept[after] = kept.get(after) or reverse.resaid(old, contexts)
            if said != old:
                new[name] = kept
                yield partial(_write, text, old, said)
    if new or memory:
        thing.setProperty(_MEMORY, new)


def _write(text: Text, old: str, said: str) -> None:
    _, read, write = text
    if read() == old:
        write(said)


def _contexts(thing: QObject) -> list[str]:
    """In which contexts its texts are likely to be looked up, the nearest first."""
    if thing.objectName().startswith(_OF_QT):
        return ["QDockWidget", "QTabBar"]
    at: QObject | None = thing
    of_action = isinstance(thing, QAction | QMenu) or (isinstance(thing, QToolButton) and thing.defaultAction())
    contexts = ["Actions"] if of_action else ["Docks"] if isinstance(thing, QDockWidget) else []
    while at is not None:
        own = [kind for kind in type(at).__mro__ if kind.__module__.startswith("gui.")]
        contexts += [kind.__name__ for kind in own]
        # Those of the helpers of a package are called after it.
        contexts += [name for kind in own for name in _spellings(kind.__module__.split(".")[1])]
        at = at.parent()
    return contexts


def _spellings(package: str) -> tuple[str, str]:
    return package.capitalize(), package
