"""Labels that have a name of their own: what they are comes first, then what they say, which Qt alone would hide."""

from PySide6.QtGui import QAccessible, Qt, QTextDocumentFragment
from PySide6.QtWidgets import QAccessibleWidget, QLabel
from shiboken6 import isValid

from gui.accessible.kept import kept


def interface_of_label(label: QLabel) -> "SpokenLabel | None":
    """A new interface; None for a label that says itself what it is, or names a field."""
    named = bool(label.accessibleName()) and label.buddy() is None
    return kept.keep(SpokenLabel(label)) if named else None


def said(label: QLabel) -> str:
    """The text of a label without any markup."""
    text = label.text()
    rich = label.textFormat() == Qt.TextFormat.RichText
    if rich or (label.textFormat() == Qt.TextFormat.AutoText and Qt.mightBeRichText(text)):
        return QTextDocumentFragment.fromHtml(text).toPlainText()
    return text


class SpokenLabel(QAccessibleWidget):
    """As in "Nim-sum of the current query: 3"."""

    def __init__(self, label: QLabel) -> None:
        super().__init__(label, QAccessible.Role.StaticText)
        self._label = label

    def text(self, kind: QAccessible.Text) -> str:
        if kind != QAccessible.Text.Name or not isValid(self._label):
            return super().text(kind)
        name, text = self._label.accessibleName(), said(self._label)
        return f"{name}: {text}" if text and text != name else name
