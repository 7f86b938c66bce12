"""The sections of an explanation as rows of one list, made as they are looked at."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from gui.faces.parts import Light
from gui.panels.explain_parts import SHOWN, Entry, Explanation, Role, Section, heading
from gui.panels.rows import Piece
from gui.tips import plain_tip

ENTRY = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_NOTHING = Entry("", (([], []),))


class ExplainModel(QAbstractListModel):
    """Each section shows its first entries until more are asked for.

    Rows are made as they are asked for, from the game as it is then. Once it may have changed the model is held: until
    the next explanation rows say what they said, and those that nobody asked for say nothing.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sections: tuple[Section, ...] = ()
        self._shown: dict[str, int] = {}
        self._starts: list[int] = []
        self._rows = 0
        self._subject: object = None
        self._said: dict[int, Entry] = {}
        self._held = False

    def hold(self) -> None:
        """Ask the game no more: what is shown may be gone from it."""
        self._held = True

    def show(self, explanation: Explanation) -> None:
        """Show the sections of an explanation; what was unfolded stays so while the subject is the same."""
        self.beginResetModel()
        if explanation.subject != self._subject:
            self._shown = {}
        self._subject, self._sections = explanation.subject, explanation.sections
        self._held = False
        self._lay_out()
        self.endResetModel()

    def _lay_out(self) -> None:
        self._starts, self._rows, self._said = [], 0, {}
        for section in self._sections:
            self._starts.append(self._rows)
            self._rows += 1 + self._listed(section) + self._folded(section) + len(section.end)

    def _listed(self, section: Section) -> int:
        limit = self._shown.get(_name(section), SHOWN)
        # A fold that hides one line would take as much room as that line.
        return section.count if section.count <= limit + 1 else limit

    def _folded(self, section: Section) -> bool:
        return self._listed(section) < section.count

    def unfold(self, row: int) -> None:
        """List all of the section that a row belongs to."""
        if self._held:
            return
        section, _ = self._at(row)
        self.beginResetModel()
        self._shown[_name(section)] = section.count
        self._lay_out()
        self.endResetModel()

    def _at(self, row: int) -> tuple[Section, int]:
        """The section of a row, and its place in it: 0 is the heading."""
        number = max(i for i, start in enumerate(self._starts) if start <= row)
        return self._sections[number], row - self._starts[number]

    def entry(self, row: int) -> Entry:
        """What a row says."""
        if row not in self._said:
            if self._held:
                return _NOTHING
            self._said[row] = self._made_entry(row)
        return self._said[row]

    def _made_entry(self, row: int) -> Entry:
        section, place = self._at(row)
        listed = self._listed(section)
        if place == 0:
            return heading(section.heading)
        if place <= listed:
            return section.entry(place - 1)
        if self._folded(section):
            if place == listed + 1:
                text = section.rest(listed)
                return Entry(text, (([Piece(text, "accent")], []),), role=Role.MORE)
            place -= 1
        return section.end[place - listed - 1]

    def light(self, row: int) -> Light:
        """What to light for a row; nothing for -1."""
        return self.entry(row).light if 0 <= row < self._rows else Light()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else self._rows

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == ENTRY:
            return self.entry(index.row())
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self.entry(index.row()).text)
        texts = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return self.entry(index.row()).text if role in texts else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or self.entry(index.row()).role is Role.HEADING:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


def _name(section: Section) -> str:
    """What a section is called while its numbers change."""
    return section.heading.replace("（", " (").split(" (")[0]
