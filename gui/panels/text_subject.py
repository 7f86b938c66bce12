"""What a text is about: the current case of a session, in one format."""

from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from gui.panels.text_case import CaseText, Shown
from gui.session import Session

Key: TypeAlias = tuple[int | None, int | None]
LARGE = 4_000
"""Cases of more positions and moves than this are followed when the hand rests."""
HUGE = 30_000
"""Cases of more positions and moves than this are shown when asked for, and cannot be edited as text."""


class Subject:
    """The current case, and in a format of one query a case the current query too."""

    def __init__(self, session: Session, case_text: CaseText) -> None:
        self._session = session
        self.case_text = case_text

    @property
    def key(self) -> Key:
        """Another key means that another text is to be shown."""
        query = self._session.query
        return self._session.case_key, query.key if query and self.case_text.one_query else None

    @property
    def size(self) -> int:
        """Positions and moves; moves are not counted where the positions are enough to be huge."""
        game = self._session.game
        if game is None:
            return 0
        return game.n if game.n > HUGE else game.n + game.move_count

    def shown(self) -> Shown:
        """The text; costs in proportion to the case."""
        game = self._session.game
        if game is None:
            return Shown("", _tr("There is no case."), editable=False)
        shown = self.case_text.shown(game, self._session.query)
        if self.size <= HUGE:
            return shown
        hint = shown.hint or _tr("A case as large as this is shown for reading only.")
        return Shown(shown.text, hint, editable=False)

    def huge_hint(self) -> str:
        """Why the text is not shown yet."""
        game = self._session.game
        text = _tr("The case is large ({count} positions): its text is written when you ask for it.")
        return text.format(count=f"{game.n:,}" if game else "0")


def _tr(text: str) -> str:
    return QCoreApplication.translate("TextPanel", text)
