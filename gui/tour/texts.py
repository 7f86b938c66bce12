"""Texts of the tour in the language of the person."""

from PySide6.QtCore import QCoreApplication


def tr(text: str) -> str:
    """`text` in the language of the person."""
    return QCoreApplication.translate("Tour", text)
