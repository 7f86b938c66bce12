"""Texts that remember what they were made of, so that a window can say them in another language.

The engine speaks English and knows of no other language: a text made by `say` is an ordinary string. Whoever shows it
may look its `template` up in a catalogue and fill the `values` in again, those that were said themselves first.
"""

from typing import Any


class Said(str):
    """A string with the template and the values that made it; equal to, and used as, the string alone."""

    template: str
    values: dict[str, Any]

    def __new__(cls, template: str, values: dict[str, Any]) -> "Said":
        said = super().__new__(cls, template.format(**values) if values else template)
        said.template = template
        said.values = values
        return said

    def __str__(self) -> "Said":
        """Itself, so that `str(error)` of an error raised with a said text still knows its template."""
        return self

    def __reduce__(self) -> tuple[type["Said"], tuple[str, dict[str, Any]]]:
        return Said, (self.template, self.values)


def say(template: str, /, **values: Any) -> Said:
    """`template` with `values` in its ``{name}`` places (`str.format`); without values it stands as it is, braces too.

    The template is a constant where it is called, a whole sentence or phrase: catalogues are made by reading sources.
    """
    return Said(template, values)


def say_count(count: int, one: str, many: str, /, **values: Any) -> Said:
    """`one` for a count of 1, else `many`; both may use ``{count}``."""
    return Said(one if count == 1 else many, {"count": count, **values})
