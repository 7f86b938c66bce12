"""Small texts that all panels share."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

MANY = 24
"""How many items a short text lists."""
MOST_DIGITS = 12
"""Longer numbers are told by their size where room is scarce."""


def tr(text: str) -> str:
    """`text` in the language of the user."""
    return QCoreApplication.translate("panels", text)


def counted(count: int, one: str, many: str) -> str:
    """`one` for 1, else `many` with the number put for {n}."""
    return one if count == 1 else many.format(n=f"{count:,}")


def listed(texts: Iterable[str], count: int) -> str:
    """Texts such as "0, 2 ×3", of `count` in all: only the first `MANY` are read."""
    parts = [text for _, text in zip(range(MANY), texts, strict=False)]
    return ", ".join(parts) + (", …" if count > MANY else "")


def brief(value: int) -> str:
    """A number; a very long one by its size only, such as "≈1.02e18"."""
    text = str(value)
    if len(text) <= MOST_DIGITS:
        return text
    return f"≈{text[0]}.{text[1:3]}e{len(text) - 1}"


def grouped(value: int) -> str:
    """As `brief`, with the thousands set apart: "1,000"."""
    return f"{value:,}" if value < 10**MOST_DIGITS else brief(value)


def every_move_is_answered() -> str:
    """Why a nim-sum of 0 loses though there are moves."""
    return tr("Every move leaves a nim-sum other than 0; the opponent can answer it.")


def no_query() -> str:
    """What to do where a case has no query."""
    return tr("This case asks nothing yet. Add a query in the Cases panel.")
