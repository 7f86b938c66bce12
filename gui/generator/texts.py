"""Texts of the generator in the language of the person."""

from PySide6.QtCore import QCoreApplication

from gui.faces.texts import counted

__all__ = ["capital", "cases_words", "game_title", "tr"]


def tr(text: str) -> str:
    """`text` in the language of the person."""
    return QCoreApplication.translate("Generator", text)


def capital(text: str) -> str:
    """`text` with a capital letter."""
    return f"{text[:1].upper()}{text[1:]}"


def cases_words(count: int) -> str:
    """So many cases."""
    return counted(count, tr("1 case"), tr("{n} cases"))


def game_title(game: str) -> str:
    """The kinds of games as a heading."""
    return {"graph": tr("Graphs"), "board": tr("Boards"), "heaps": tr("Heaps")}[game]
