"""The list of what is wrong with a text: a row each, with severity, place and the whole message."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.diagnostics import Diagnostic
from gui.language.sentences import raised, stopped
from gui.language.spoken import spoken
from gui.theme import ThemeController, icon_pixmap

Index = QModelIndex | QPersistentModelIndex
PROBLEM = Qt.ItemDataRole.UserRole
_ICON, _PAD, _GAP = 16, 8, 8
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class ProblemModel(QAbstractListModel):
    """Diagnostics as rows; the text of a row for screen readers is all that it says."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.problems: tuple[Diagnostic, ...] = ()

    def set_problems(self, problems: Sequence[Diagnostic]) -> None:
        """Show these and no others."""
        self.beginResetModel()
        self.problems = tuple(problems)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.problems)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        problem = self.problems[index.row()]
        if role == PROBLEM:
            return problem
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{self.head(problem)}: {self.body(problem)}"
        return None

    def head(self, problem: Diagnostic) -> str:
        """The severity and the place in words."""
        word = self.tr("Error") if problem.is_error else self.tr("Warning")
        if not problem.line:
            return word
        return f"{word} · " + self.tr("line {0}, column {1}").format(problem.line, problem.column)

    def body(self, problem: Diagnostic) -> str:
        """The message, what was expected and what was found."""
        parts = [raised(problem.message)]
        if problem.expected:
            parts.append(self.tr("Expected: {0}").format(spoken(problem.expected)))
        if problem.found:
            parts.append(self.tr("Found: {0}").format(spoken(problem.found)))
        return " ".join(map(stopped, parts))


class ProblemView(QListView):
    """A list whose rows are as high as their texts need at its width."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Qt lays a column of rows out anew where its height changed, and not where only its width did.
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()


class ProblemDelegate(QStyledItemDelegate):
    """Paints a row: icon, severity and place above the message, which is wrapped and never cut."""

    def __init__(self, theme: ThemeController, view: QListView) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def _text_width(self) -> int:
        return max(60, self._view.viewport().width() - 2 * _PAD - _ICON - _GAP)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        model = index.model()
        assert isinstance(model, ProblemModel)
        metrics = option.fontMetrics
        room = QRect(0, 0, self._text_width(), 100_000)
        body = metrics.boundingRect(room, _WRAP, model.body(model.problems[index.row()]))
        return QSize(self._view.viewport().width() - 2, metrics.height() + body.height() + 2 * _PAD)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        assert isinstance(model, ProblemModel)
        problem = model.problems[index.row()]
        self._paint_back(painter, option)
        self._paint_icon(painter, option.rect, problem)
        left = option.rect.left() + _PAD + _ICON + _GAP
        font = QFont(option.font)
        font.setWeight(QFont.Weight.Bold)
        height = QFontMetrics(font).height()
        painter.setFont(font)
        painter.setPen(self._theme.colours.q("danger" if problem.is_error else "warning"))
        head = QRect(left, option.rect.top() + _PAD - 1, self._text_width(), height)
        painter.drawText(head, Qt.AlignmentFlag.AlignLeft, model.head(problem))
        painter.setFont(option.font)
        painter.setPen(self._theme.colours.q("text"))
        body = QRect(left, head.bottom() + 1, self._text_width(), option.rect.bottom() - head.bottom())
        painter.drawText(body, _WRAP, model.body(problem))

    def _paint_back(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        role = ""
        if option.state & QStyle.StateFlag.State_Selected:
            role = "selection" if option.state & QStyle.StateFlag.State_Active else "accent_soft"
        elif option.state & QStyle.StateFlag.State_MouseOver:
            role = "hover"
        if role:
            painter.fillRect(option.rect, self._theme.colours.q(role))

    def _paint_icon(self, painter: QPainter, rect: QRect, problem: Diagnostic) -> None:
        name, role = ("error", "danger") if problem.is_error else ("warning", "warning")
        ratio = self._view.devicePixelRatioF()
        pixmap = icon_pixmap(name, self._theme.colours.as_dict()[role], _ICON, ratio)
        painter.drawPixmap(rect.left() + _PAD, rect.top() + _PAD, pixmap)
