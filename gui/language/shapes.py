"""Templates turned round: a pattern that finds in a finished text what was put into a template."""

import re
from string import Formatter


class Shape:
    """What finished texts of a template look like.

    Attributes
    ----------
    literal
        The longest constant part; a text without it is none of this template.
    weight
        How many constant letters there are: the more, the surer is a match.
    """

    def __init__(self, template: str) -> None:
        parts = list(Formatter().parse(template))
        literals = [literal for literal, *_ in parts]
        self._literals = literals or [""]
        self._end = parts[-1][0] if parts and parts[-1][1] is None else ""
        self.literal = max(literals, key=len, default="")
        self.weight = sum(letter.isalpha() for literal in literals for letter in literal)
        self._names: list[str] = []
        self._pattern = re.compile("".join(self._piece(*part[:2]) for part in parts), re.DOTALL)

    def _piece(self, literal: str, field: str | None) -> str:
        start = re.escape(literal)
        if field is None:
            return start
        if field in self._names:
            return f"{start}(?P=v{self._names.index(field)})"
        self._names.append(field)
        return f"{start}(?P<v{len(self._names) - 1}>.+?)"

    def _may_be(self, text: str) -> bool:
        """Whether all constant parts are there in their order: quicker than to find that a pattern fails."""
        if not (text.startswith(self._literals[0]) and text.endswith(self._end)):
            return False
        at = 0
        for literal in self._literals:
            at = text.find(literal, at) + len(literal)
            if at < len(literal):
                return False
        return True

    def values(self, text: str) -> dict[str, str] | None:
        """What was put into the places, by their names; None if `text` was not made of the template."""
        found = self._pattern.fullmatch(text) if self._may_be(text) else None
        return found and {name: found[f"v{at}"] for at, name in enumerate(self._names)}


def filled(template: str, values: dict[str, str]) -> str:
    """A template with texts in its places, whatever format or attribute these ask for."""
    parts = Formatter().parse(template)
    return "".join(literal + ("" if field is None else values.get(field, "")) for literal, field, *_ in parts)


def has_places(template: str) -> bool:
    """Whether anything is put into a text; one with a stray brace stands as it is."""
    try:
        return any(field is not None for _, field, *_ in Formatter().parse(template))
    except ValueError:
        return False
