"""The format in which cases of each kind are shown as text."""

from typing import Any

from engine.formats.base import Format
from engine.formats.registry import Registry, UnknownFormatError
from engine.games.kinds import KINDS
from gui.panels.text_case import CaseText
from gui.panels.text_case_board import BoardText
from gui.panels.text_case_graph import GraphText
from gui.panels.text_case_heaps import HeapsText

_TEXTS: dict[str, type[CaseText]] = {"graph": GraphText, "board": BoardText, "heaps": HeapsText}


class TextFormats:
    """One chosen format a kind, the first of the kind until another is chosen.

    Parameters
    ----------
    registry
        The formats; at least one for each kind of game.
    """

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._texts = {kind.name: _text_in(registry.for_game(kind.name)[0]) for kind in KINDS}

    def of_kind(self, kind: str) -> tuple[Format[Any], ...]:
        """The formats for a kind of game."""
        return self._registry.for_game(kind)

    def text(self, kind: str) -> CaseText:
        """How a case of that kind is text now."""
        return self._texts[kind]

    def named(self, name: str) -> Format[Any] | None:
        """The format of that name or alias; None if there is none, or not for a kind that can be shown."""
        if not name:
            return None
        try:
            form = self._registry.get(name)
        except UnknownFormatError:
            return None
        return form if form.game in self._texts else None

    def choose(self, form: Format[Any]) -> bool:
        """Show cases of its kind in `form` from now on; whether it is another than before."""
        if self._texts[form.game].form is form:
            return False
        self._texts[form.game] = _text_in(form)
        return True


def _text_in(form: Format[Any]) -> CaseText:
    return _TEXTS[form.game](form)
