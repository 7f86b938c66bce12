"""Texts of the package dialog in the language of the person."""

from PySide6.QtCore import QCoreApplication

_THOUSAND = 1000


def tr(text: str) -> str:
    """`text` in the language of the person."""
    return QCoreApplication.translate("Packages", text)


def size_words(size: int) -> str:
    """So many bytes: ``820 B``, ``3.4 kB``, ``12 MB``."""
    if size < _THOUSAND:
        return f"{size} B"
    value, unit = (size / _THOUSAND, "kB") if size < _THOUSAND**2 else (size / _THOUSAND**2, "MB")
    return f"{value:.1f} {unit}" if value < 10 else f"{value:,.0f} {unit}"
