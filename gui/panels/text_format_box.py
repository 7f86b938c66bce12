"""The box in which the format of a text is chosen."""

import re
from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

from engine.formats.base import Format
from gui.language.spoken import spoken
from gui.panels.words import judge_words

_BRACKET = re.compile(r"\s?[(（]")


class FormatBox(QComboBox):
    """Offers formats by short titles, which are shortened where there is no room for them, never cut."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._forms: dict[str, Format[Any]] = {}
        self.setObjectName("textFormat")
        self.setAccessibleName(self.tr("Format of the text"))
        self.setMinimumContentsLength(12)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

    def offer(self, forms: Iterable[Format[Any]]) -> None:
        """Offer just these."""
        self.clear()
        self._forms = {form.name: form for form in forms}
        for form in self._forms.values():
            self.addItem(_short_title(form), form.name)
            self.setItemData(self.count() - 1, spoken(form.title), Qt.ItemDataRole.ToolTipRole)

    def say_anew(self) -> None:
        """Another language is spoken."""
        for at in range(self.count()):
            form = self._forms.get(self.itemData(at))
            if form is not None:
                self.setItemText(at, _short_title(form))
                self.setItemData(at, spoken(form.title), Qt.ItemDataRole.ToolTipRole)
        if self.toolTip():
            self.setToolTip(self.currentData(Qt.ItemDataRole.ToolTipRole) or "")

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
    return f"{judge_words(form.name).judge} · {_BRACKET.split(spoken(form.title))[0]}"
