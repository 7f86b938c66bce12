"""What a text is about: the current case of a session, in the format chosen for its kind."""

from collections.abc import Callable
from typing import TypeAlias

from gui.panels.text_case import CaseText, Shown, tr
from gui.panels.text_formats import TextFormats
from gui.panels.text_size import HUGE
from gui.session import Session

Key: TypeAlias = tuple[int | None, int | None]
Stamp: TypeAlias = tuple[int, int | None, int | None, CaseText]


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
        self._edits = 0
        self._known: tuple[Stamp, Shown] | None = None
        session.changed.connect(self._forget)
        session.replaced.connect(self._forget)

    def _forget(self, _: object = None) -> None:
        self._edits += 1
        self._known = None

    @property
    def stamp(self) -> Stamp:
        """Another stamp means that the text may be another."""
        query = self._session.query
        return self._edits, self._session.case_key, query.key if query else None, self.case_text

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
        """The text; costs in proportion to the case if it is asked for the first time since a change."""
        stamp = self.stamp
        if self._known is None or self._known[0] != stamp:
            self._known = stamp, self.taken_down()()
        return self._known[1]

    def taken_down(self) -> Callable[[], Shown]:
        """A call that writes the text as it is now; it may be made on another thread."""
        game, size = self._session.game, self.size
        if game is None:
            return lambda: Shown("", tr("There is no case."), editable=False)
        write = self.case_text.taken_down(game, self._session.query)
        return lambda: _limited(write(), size)

    def know(self, stamp: Stamp, shown: Shown) -> None:
        """`shown` is the text of the case when `stamp` was its stamp."""
        self._known = stamp, shown

    def huge_hint(self) -> str:
        """Why the text is not shown yet."""
        game = self._session.game
        text = tr("The case is large ({count}): its text is written when you ask for it.")
        return text.format(count=self.case_text.size_words(game) if game is not None else "0")


def _limited(shown: Shown, size: int) -> Shown:
    if size <= HUGE:
        return shown
    return Shown(shown.text, shown.hint or tr("A case as large as this is shown for reading only."), editable=False)
