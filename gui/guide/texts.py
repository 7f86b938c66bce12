"""Texts of the guide's window in the language of the person."""

from PySide6.QtCore import QCoreApplication


def tr(text: str) -> str:
    """`text` in the language of the person."""
    return QCoreApplication.translate("Guide", text)
