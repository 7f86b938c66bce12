"""The tree of cases and queries: how rows are painted, its keys, and dragging rows to another place."""

import re
from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QLineEdit,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from engine.document import Case
from gui.faces.face import Sum, Unknown
from gui.panels.case_values import AnyQuery, key_of, queries_of, query_text
from gui.panels.cases_model import CasesModel, nothing_to_play
from gui.panels.rows import GAP, Index, Line, Piece, RowDelegate, fits, look_of, verdict_chip, width_of
from gui.panels.words import JudgeWords, brief
from gui.session import Session
from gui.theme import ThemeController, icon_pixmap

MOST_CHIPS = 40
CHEVRON = 14
LONGEST_NAME = 200
LEAST_NAME = 24
"""Pixels of a name, which is cut before the size is."""
LEAST_SIZE = 40
"""Pixels of a size of which there is room for its first part at most."""
_PARTS = re.compile(", | · |，")
NAME_LINE = "caseName"
_KEYS = {
    (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier): "delete",
    (Qt.Key.Key_F2, Qt.KeyboardModifier.NoModifier): "rename",
    (Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier): "duplicate",
    (Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier): "up",
    (Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier): "down",
}


class CasesDelegate(RowDelegate):
    """Two lines a row: a case with its answers, a query with what it asks about and its verdict."""

    line_count = 2

    def __init__(self, session: Session, model: CasesModel, theme: ThemeController, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._session, self._model = session, model

    def marked(self, index: Index) -> bool:
        node = self._model.node(index)
        if node.case.key != self._session.case_key:
            return False
        query = self._session.query
        return node.row is None or (query is not None and key_of(node.query) == query.key)

    def lines(self, index: Index, width: int, font: QFont) -> list[Line]:
        node = self._model.node(index)
        kind = Piece(self._model.title(index.row(), node).split("  ")[0], "text", True)
        title = [kind, Piece(node.name)] if node.name else [kind]
        if node.row is None or node.query is None:
            return [(title, self._size(node.case, title, width, font)), (self._answers(node.case, width, font), [])]
        return self._query_lines(node.case, node.row, node.query, title)

    def _size(self, case: Case, title: list[Piece], width: int, font: QFont) -> list[Piece]:
        """The size as far as there is room: in few words rather than with the name cut, and with the name cut to a few
        letters rather than not at all."""
        full, short = (Piece(self._model.size_text(case, short=short), "text_muted") for short in (False, True))
        if fits((*title, full), font, width):
            return [full]
        kind, *name = title
        room = width - width_of(kind, font) - GAP - (LEAST_NAME + GAP if name else 0)
        first = Piece(_PARTS.split(short.text)[0], "text_muted")
        return [short if fits((short,), font, room) else _cut(first, font, room)] if room >= LEAST_SIZE else []

    def _answers(self, case: Case, width: int, font: QFont) -> list[Piece]:
        count = len(queries_of(case))
        if not count:
            return [Piece(self.tr("no queries"), "text_muted")]
        if not self._model.values.asks(case, queries_of(case)[0]):
            return [Piece(nothing_to_play(), "text_muted")]
        rest = Piece("…", "text_muted")
        room = width - width_of(rest, font) - GAP
        pieces: list[Piece] = []
        for chip in self._chips(case):
            wide = width_of(chip, font) + GAP
            if wide > (room if len(pieces) < count - 1 else room + width_of(rest, font) + GAP) + GAP:
                break
            room -= wide
            pieces.append(chip)
        return pieces if len(pieces) == count else [*pieces, rest]

    def _chips(self, case: Case) -> Iterator[Piece]:
        words = self._model.words(case)
        for row, query in enumerate(queries_of(case)[:MOST_CHIPS]):
            value = self._model.values.nim_sum(case, row, query)
            if value is None:
                return
            yield _chip(words, value)

    def _query_lines(self, case: Case, row: int, query: AnyQuery, title: list[Piece]) -> list[Line]:
        if not self._model.values.asks(case, query):
            return [(title, []), ([Piece(nothing_to_play(), "text_muted")], [])]
        content = Piece(query_text(case, query), "text_muted")
        value = self._model.values.nim_sum(case, row, query)
        if value is None:
            return [(title, [Piece("…", "text_muted")]), ([content], [])]
        nim_sum = "" if isinstance(value, Unknown) else self.tr("nim-sum {0}").format(brief(value))
        second = ([content], [Piece(nim_sum, "text_muted")] if nim_sum else [])
        return [(title, [_chip(self._model.words(case), value)]), second]

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setObjectName(NAME_LINE)
        editor.setMaxLength(LONGEST_NAME)
        editor.setPlaceholderText(self.tr("Name"))
        editor.setAccessibleName(self.tr("Name"))
        return editor

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        height = min(editor.sizeHint().height(), option.rect.height())
        place = QRect(option.rect.x() + 2, option.rect.y(), option.rect.width() - 4, height)
        place.moveTop(option.rect.y() + (option.rect.height() - height) // 2)
        editor.setGeometry(place)


def _cut(piece: Piece, font: QFont, width: int) -> Piece:
    """A piece with its end cut, if there is no room for all of it."""
    return replace(piece, text=look_of(piece, font).metrics.elidedText(piece.text, Qt.TextElideMode.ElideRight, width))


def _chip(words: JudgeWords, value: Sum) -> Piece:
    """The verdict, or a question mark where it cannot be told."""
    if isinstance(value, Unknown):
        return Piece("?", "text_muted", True)
    return verdict_chip(words.word(value), value)


class CasesView(QTreeView):
    """The tree. Its keys go before shortcuts of the window.

    Signals
    -------
    asked(str)
        A key asks for "delete", "rename", "duplicate", "up" or "down" of the current row.
    """

    asked = Signal(str)

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setIndentation(16)
        self.setExpandsOnDoubleClick(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.DoubleClicked)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)

    def show_anew(self) -> None:
        """Paint all that is in sight anew."""
        # What was never in sight is painted anyway; at a start, PySide would look through all kinds of widgets for what
        # kind the viewport is.
        if self.isVisible():
            self.viewport().update()

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:
        # Qt has put the colour of the selection here; the rows paint a rounded one of their own.
        painter.fillRect(rect, self._theme.colours.q("surface"))
        if index.parent().isValid() or not self.model().hasChildren(index):
            return
        name = "chevron-down" if self.isExpanded(index) else "chevron-right"
        ratio = self.devicePixelRatioF()
        picture = icon_pixmap(name, self._theme.colours.text_muted, CHEVRON, ratio)
        painter.drawPixmap(rect.center().x() - CHEVRON // 2, rect.center().y() - CHEVRON // 2, picture)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.scrollTo(self.currentIndex())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _asked_by(event):
            event.accept()
            return True
        return super().event(event)

    def take_typed(self) -> None:
        """Take what is typed in a row, and close the line."""
        # A line that is done with is hidden, and gone only a turn of the event loop later.
        for line in filter(QLineEdit.isVisible, self.findChildren(QLineEdit, NAME_LINE)):
            self.commitData(line)
            self.closeEditor(line, QAbstractItemDelegate.EndEditHint.NoHint)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        asked = _asked_by(event)
        if asked:
            self.asked.emit(asked)
        else:
            super().keyPressEvent(event)


def _asked_by(event: QKeyEvent) -> str:
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return _KEYS.get((Qt.Key(event.key()), modifiers), "")
