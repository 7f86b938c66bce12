"""The box in which the format of a text is chosen."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

from engine.formats.base import Format
from gui.panels.words import judge_words


class FormatBox(QComboBox):
    """Offers formats by short titles, which are shortened where there is no room for them, never cut."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("textFormat")
        self.setAccessibleName(self.tr("Format of the text"))
        self.setMinimumContentsLength(12)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

    def offer(self, forms: Iterable[Format[Any]]) -> None:
        """Offer just these."""
        self.clear()
        for form in forms:
            self.addItem(_short_title(form), form.name)
            self.setItemData(self.count() - 1, form.title, Qt.ItemDataRole.ToolTipRole)

    def choose(self, name: str) -> None:
        """Show that the format of that name is the chosen one."""
        self.setCurrentIndex(self.findData(name))
        self.setToolTip(self.currentData(Qt.ItemDataRole.ToolTipRole) or "")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self)
        elide = Qt.TextElideMode.ElideRight
        option.currentText = self.fontMetrics().elidedText(option.currentText, elide, room.width() - 2)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()


def _short_title(form: Format[Any]) -> str:
    """The judge first: a narrow panel shows the beginning only."""
    return f"{judge_words(form.name).judge} · {form.title.partition(' (')[0]}"
