"""What a text is about: the current case of a session, in the format chosen for its kind."""

from typing import TypeAlias

from gui.panels.text_case import CaseText, Shown, tr
from gui.panels.text_formats import TextFormats
from gui.panels.text_size import HUGE
from gui.session import Session

Key: TypeAlias = tuple[int | None, int | None]


class Subject:
    """The current case, and in a format of one query a case the current query too.

    Attributes
    ----------
    formats
        The format chosen for each kind.
    """

    def __init__(self, session: Session, formats: TextFormats) -> None:
        self._session = session
        self.formats = formats
        self._kind = "graph"

    @property
    def kind(self) -> str:
        """The kind of the current case; that of the last one where there is none."""
        case = self._session.case
        if case is not None:
            self._kind = case.kind.name
        return self._kind

    @property
    def case_text(self) -> CaseText:
        """How the case is text."""
        return self.formats.text(self.kind)

    @property
    def key(self) -> Key:
        """Another key means that another text is to be shown."""
        query = self._session.query
        return self._session.case_key, query.key if query and self.case_text.one_query else None

    @property
    def size(self) -> int:
        """The size of the case, see `CaseText.size`."""
        game = self._session.game
        return self.case_text.size(game) if game is not None else 0

    def shown(self) -> Shown:
        """The text; costs in proportion to the case."""
        game = self._session.game
        if game is None:
            return Shown("", tr("There is no case."), editable=False)
        shown = self.case_text.shown(game, self._session.query)
        if self.size <= HUGE:
            return shown
        hint = shown.hint or tr("A case as large as this is shown for reading only.")
        return Shown(shown.text, hint, editable=False)

    def huge_hint(self) -> str:
        """Why the text is not shown yet."""
        game = self._session.game
        text = tr("The case is large ({count}): its text is written when you ask for it.")
        return text.format(count=self.case_text.size_words(game) if game is not None else "0")
