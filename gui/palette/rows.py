"""A row of the palette: the title with the typed letters marked, its menus, and its shortcut."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from gui.palette.model import FOUND, Found
from gui.panels.rows import GAP, Index, Piece, RowDelegate, paint_line, width_of

MARK = "✓"


class PaletteRows(RowDelegate):
    """Paints the rows. The title is painted letter run by letter run, so that the marked ones stand close."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        found: Found = index.data(FOUND)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_back(painter, option, False)
        inner = option.rect.adjusted(10, 4, -10, -4)
        right = [Piece(found.command.keys, "text_muted")] if found.command.keys else []
        room = inner.width() - sum(width_of(piece, option.font) + GAP for piece in right)
        used = self._paint_title(painter, QRect(inner.x(), inner.y(), room, inner.height()), found, option.font)
        rest = inner.adjusted(used + GAP + 4, 0, 0, 0)
        paint_line(painter, rest, ([self._beside(found)], right), option.font, self.theme.colours)
        painter.restore()

    def _beside(self, found: Found) -> Piece:
        command = found.command
        if not command.enabled:
            return Piece(command.why_not or self.tr("cannot be done now"), "text_muted")
        if found.recent:
            return Piece(self.tr("{0}, used lately").format(command.path), "text_muted")
        return Piece(command.path, "text_muted")

    def _paint_title(self, painter: QPainter, rect: QRect, found: Found, base: QFont) -> int:
        """Gives the pixels that it takes."""
        bold = QFont(base)
        bold.setWeight(QFont.Weight.Bold)
        command, colours = found.command, self.theme.colours
        plain = "text" if command.enabled else "text_disabled"
        title = f"{command.title} {MARK}" if command.checked else command.title
        at = rect.x()
        for run, marked in _runs(title, found.places):
            font = bold if marked else base
            metrics = QFontMetrics(font)
            painter.setFont(font)
            painter.setPen(colours.q("accent" if marked and command.enabled else plain))
            left = rect.right() + 1 - at
            shown = metrics.elidedText(run, Qt.TextElideMode.ElideRight, max(left, 0))
            painter.drawText(QRect(at, rect.y(), max(left, 0) + 2, rect.height()), Qt.AlignmentFlag.AlignVCenter, shown)
            at += metrics.horizontalAdvance(shown)
            if shown != run:
                break
        return at - rect.x()


def _runs(title: str, places: frozenset[int]) -> list[tuple[str, bool]]:
    """The title in pieces, each marked or not."""
    runs: list[tuple[str, bool]] = []
    for at, letter in enumerate(title):
        marked = at in places
        if runs and runs[-1][1] == marked:
            runs[-1] = runs[-1][0] + letter, marked
        else:
            runs.append((letter, marked))
    return runs
