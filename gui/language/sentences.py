"""Texts of the engine made sentences, once they are in the language of the program."""

from PySide6.QtCore import QCoreApplication

from gui.language.spoken import spoken


def raised(text: str) -> str:
    """A text that may have been said by the engine, in the language of the program, its first letter a capital."""
    words = spoken(text)
    return words[:1].upper() + words[1:]


def sentence(text: str) -> str:
    """The same with a full stop, "" for no text; formulas keep their small letter."""
    words = spoken(text)
    return stopped(words if words.startswith("g(") else words[:1].upper() + words[1:]) if words else ""


def stopped(text: str) -> str:
    """A text that is in the language of the program already, with one full stop."""
    bare = text.rstrip(".。")
    return QCoreApplication.translate("Sentences", "{0}.").format(bare)


def begins(name: str) -> str:
    """Where a text is from, at the start of a sentence: a file's name stays as it is, other words get a capital."""
    nameless = QCoreApplication.translate("MainWindow", "the clipboard")
    return name[:1].upper() + name[1:] if name == nameless else name
