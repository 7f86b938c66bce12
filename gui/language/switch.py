"""Another language while the program runs; nothing but texts becomes different.

What a widget or an action holds is traced back to its sources and said anew. A widget (or any QObject in a window)
whose texts are put together of several, or kept in a model, has a method ``say_anew()``: it is called after that.
"""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from gui.language.languages import used
from gui.language.resay import everything, resay
from gui.language.reverse import Reverse
from gui.language.tongue import tongue


def switch(choice: str) -> None:
    """Speak the language of a choice: all that stands on the screen is said anew."""
    language, before = used(choice), tongue.language
    if language == before:
        return
    reverse = Reverse()
    tongue.speak(language)
    resay(reverse, before, language)
    for part in _parts():
        if hasattr(type(part), "say_anew"):
            part.say_anew()  # type: ignore[attr-defined]
    for thing in everything():
        if isinstance(thing, QWidget) and thing.isVisible():
            thing.updateGeometry()
            thing.update()
    tongue.changed.emit()


def _parts() -> list[QObject]:
    return [thing for top in QApplication.topLevelWidgets() for thing in (top, *top.findChildren(QObject))]
