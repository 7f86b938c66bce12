"""Texts of the package dialog in the language of the person."""

from PySide6.QtCore import QCoreApplication

_THOUSAND = 1000


def tr(text: str) -> str:
    """`text` in the language of the person."""
    return QCoreApplication.translate("Packages", text)


def size_words(size: int) -> str:
    """So many bytes: ``820 B``, ``3.4 kB``, ``12 MB``."""
    if size < _THOUSAND:
        return tr("{0} B").format(size)
    value, text = (size / _THOUSAND, tr("{0} kB")) if size < _THOUSAND**2 else (size / _THOUSAND**2, tr("{0} MB"))
    return text.format(f"{value:.1f}" if value < 10 else f"{value:,.0f}")
