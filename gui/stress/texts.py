"""Texts of the stress panel in the language of the person."""

from PySide6.QtCore import QCoreApplication

from gui.faces.texts import counted
from gui.language.sentences import stopped


def tr(text: str) -> str:
    """`text` in the language of the person."""
    return QCoreApplication.translate("Stress", text)


def capital(text: str) -> str:
    """`text` with a capital letter."""
    return f"{text[:1].upper()}{text[1:]}"


def sentence(text: str) -> str:
    """`text` with a capital letter, and a full stop if nothing else ends it."""
    return capital(text) if text.endswith(tuple(".?!。？！")) else stopped(capital(text))


def inputs_words(count: int) -> str:
    """So many inputs."""
    return counted(count, tr("1 input"), tr("{n} inputs"))


def runs_words(count: int) -> str:
    """So many runs."""
    return counted(count, tr("1 run"), tr("{n} runs"))


def shapes_words(count: int) -> str:
    """So many shapes."""
    return counted(count, tr("1 shape"), tr("{n} shapes"))


def rate_words(rate: float) -> str:
    """So many a second; "" while that cannot be told."""
    if not rate:
        return ""
    return tr("{0} a second").format(f"{rate:,.0f}" if rate >= 10 else f"{rate:.1f}")


def seconds_words(seconds: float) -> str:
    """``0.4 s``, ``30 s``, ``2 min 5 s``."""
    if seconds < 10:
        return tr("{0} s").format(f"{seconds:.1f}".removesuffix(".0"))
    whole = round(seconds)
    if whole < 60:
        return tr("{0} s").format(whole)
    minutes, rest = divmod(whole, 60)
    return tr("{0} min {1} s").format(minutes, rest) if rest else tr("{0} min").format(minutes)


def time_words(seconds: float) -> str:
    """As a clock: ``0:07``."""
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes}:{rest:02}"
