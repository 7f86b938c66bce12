"""A language for tests: each text of the program in brackets, ⟦so⟧, which nothing can be mistaken for."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QAbstractTableModel,
    QModelIndex,
    QObject,
    Qt,
    QTranslator,
)
from PySide6.QtWidgets import QAbstractItemView, QWidget

from gui.language import tongue as tongues
from gui.language.properties import texts_of
from gui.language.reverse import sources
from gui.language.switch import switch

PSEUDO = "zh_CN"
"""The language whose place it takes."""
OPEN, CLOSE = "⟦⟧"
FIRST = 30
"""Rows and columns of a model that are looked at."""
_Role = Qt.ItemDataRole
ROLES = (_Role.DisplayRole, _Role.ToolTipRole, _Role.AccessibleTextRole, _Role.AccessibleDescriptionRole)


@cache
def _known() -> frozenset[tuple[str, str]]:
    return frozenset(sources())


class Pseudo(QTranslator):
    """Translates what is in the catalogue: Qt's own texts are Qt's business, others were not extracted."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        if (context, source) not in _known():
            return None  # type: ignore[return-value]
        # Dots at the end are taken off in places, as they are in other languages.
        bare = source.rstrip("…")
        return f"{OPEN}{bare}{CLOSE}{source[len(bare) :]}"

    def isEmpty(self) -> bool:
        return False


@contextmanager
def pseudo_instead_of_chinese() -> Iterator[None]:
    """Within this, who chooses Chinese gets the brackets; English is spoken again in the end."""
    usual = tongues.translators_of
    tongues.translators_of = lambda language: [Pseudo()] if language == PSEUDO else usual(language)
    try:
        yield
    finally:
        switch("en")
        tongues.translators_of = usual


def shown(top: QWidget) -> dict[str, list[str]]:
    """All texts of a window: where (a path of object names and classes, and what of it) -> texts, sorted."""
    found: dict[str, list[str]] = {}
    for thing in (top, *top.findChildren(QObject)):
        for name, read, _ in texts_of(thing):
            if text := read():
                found.setdefault(f"{_path(thing, top)}.{name}", []).append(text)
        if isinstance(thing, QAbstractItemView) and thing.model() is not None:
            found[f"{_path(thing, top)}.items"] = list(_items(thing.model(), QModelIndex()))
    return {place: sorted(texts) for place, texts in found.items()}


def _items(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    """What the first rows of a model say, and its headers."""
    columns = 1 if isinstance(model, QAbstractListModel) else min(model.columnCount(parent), FIRST)
    for across in range(columns):
        if not parent.isValid():
            yield str(model.headerData(across, Qt.Orientation.Horizontal) or "")
        for down in range(min(model.rowCount(parent), FIRST)):
            index = model.index(down, across, parent)
            yield from (str(index.data(role) or "") for role in ROLES)
            if not isinstance(model, QAbstractListModel | QAbstractTableModel) and model.hasChildren(index):
                yield from _items(model, index)


def _path(thing: QObject, top: QObject) -> str:
    """The way to a thing from a window, by names, or else classes. Places among others change as widgets are raised."""
    names = []
    at: QObject | None = thing
    while at is not None and at is not top:
        names.append(at.objectName() or type(at).__name__)
        at = at.parent()
    return "/".join(reversed(names))


def untranslated(texts: dict[str, list[str]], allowed: str = r"$^") -> list[str]:
    """Which of them have letters outside of brackets that no one allows: ``place: text``.

    `allowed` is a pattern of what may be said in any language: judges' words, names that a person gave, units.
    """
    return [
        f"{place}: {text}"
        for place, found in texts.items()
        for text in found
        if any(letter.isalpha() for letter in re.sub(allowed, "", outside(text)))
    ]


def outside(text: str) -> str:
    """What of a text is in no brackets, nor marks of HTML."""
    depth, rest = 0, []
    for letter in re.sub(r"</?[a-z][^<>]*>|&[a-z]+;", "", text):
        depth += (letter == OPEN) - (letter == CLOSE)
        if depth <= 0 and letter != CLOSE:
            rest.append(letter)
    return "".join(rest)
