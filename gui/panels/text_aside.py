"""Drafts put aside while something else is shown."""

from gui.panels.text_state import Draft
from gui.panels.text_subject import Key


class Aside(dict[Key, Draft]):
    """The drafts by what they are about.

    A format of one query a case has a text for each query, others have one a case. A draft that was typed in one sort
    is found for the case in the other sort too, so that it outlives a change of the format.
    """

    def at(self, key: Key) -> Key | None:
        """Under which key there is a draft for what has `key`, if any."""
        if key in self:
            return key
        fitting = (other for other in self if other[0] == key[0] and (other[1] is None) != (key[1] is None))
        return next(fitting, None)

    def take(self, key: Key) -> Draft | None:
        """The draft for what has `key`, which is not put aside any more; or None."""
        at = self.at(key)
        return self.pop(at) if at is not None else None
