"""A position, a row and a heap as a screen reader says them: whole words, no signs."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.games.board import BoardGame
from engine.games.graph import GraphGame
from engine.games.remarks import Group, Note
from gui.faces.numbering import full_title, title_of

MOST = 12
"""How many followers or columns are named; of more, how many there are is said too."""


def tr(text: str) -> str:
    return QCoreApplication.translate("Accessible", text)


def joined(parts: Sequence[str]) -> str:
    """A list as one says it: "0, 1 and 4"."""
    if len(parts) < 2:
        return "".join(parts)
    return tr("{0} and {1}").format(tr(", ").join(parts[:-1]), parts[-1])


def stones(count: int) -> str:
    """How many stones: in words up to ten."""
    words = (
        tr("no stones"), tr("one stone"), tr("two stones"), tr("three stones"), tr("four stones"), tr("five stones"),
        tr("six stones"), tr("seven stones"), tr("eight stones"), tr("nine stones"), tr("ten stones"),
    )  # fmt: skip
    return words[count] if count < len(words) else tr("{0} stones").format(f"{count:,}")


def chesses(count: int) -> str:
    """How many chesses: in words up to ten."""
    words = (
        tr("no chesses"), tr("one chess"), tr("two chesses"), tr("three chesses"), tr("four chesses"),
        tr("five chesses"), tr("six chesses"), tr("seven chesses"), tr("eight chesses"), tr("nine chesses"),
        tr("ten chesses"),
    )  # fmt: skip
    return words[count] if count < len(words) else tr("{0} chesses").format(f"{count:,}")


def remark_words(remark: Note | Group) -> str:
    """A note or a group: "note: begin here", "group Left part, 3 positions"."""
    if isinstance(remark, Note):
        return tr("note: {0}").format(" ".join(remark.text.split()))
    count = len(remark.members)
    positions = tr("1 position") if count == 1 else tr("{0} positions").format(f"{count:,}")
    return tr("group {0}, {1}").format(remark.title, positions)


def position_words(game: GraphGame, key: int, count: int = 0, valued: bool = True) -> str:
    """A position: "position 3, value 2, one stone, moves to 0 and 1".

    Parameters
    ----------
    key
        The identity of the position; KeyError if there is none such.
    count
        The stones on it.
    valued
        Whether its value may be told.
    """
    parts = [tr("position {0}").format(full_title(game.index_of(key), game.names.get(key)))]
    if valued:
        parts.append(tr("value {0}").format(game.value(key)))
    if count:
        parts.append(stones(count))
    return tr(", ").join([*parts, _moves(game, key)])


def _moves(game: GraphGame, key: int) -> str:
    followers = game.dag.followers[key]
    if not followers:
        return tr("no moves")
    if len(followers) > MOST:
        return tr("moves to {0} positions").format(f"{len(followers):,}")
    return tr("moves to {0}").format(joined([title_of(game, to) for to in sorted(followers, key=game.index_of)]))


def outcome_words(value: int) -> str:
    """What a value means for the player to move there."""
    if value:
        return tr("N-position: the player to move wins")
    return tr("P-position: the player to move loses")


def row_words(game: BoardGame, row: int, valued: bool = True) -> str:
    """A row: "row 3, value 2, two chesses in columns 1 and 4"."""
    parts = [tr("row {0}").format(game.title(row))]
    if valued:
        parts.append(tr("value {0}").format(game.value(row)))
    columns = list(game.columns(row))
    if len(columns) == 1:
        parts.append(tr("one chess in column {0}").format(columns[0]))
    elif 0 < len(columns) <= MOST:
        parts.append(tr("{0} in columns {1}").format(chesses(len(columns)), joined([str(c) for c in columns])))
    else:
        parts.append(chesses(len(columns)))
    return tr(", ").join(parts)


def heap_words(index: int, heaps: Sequence[int], value: int | None) -> str:
    """A heap: "heap 2 of 3, 5 stones, value 1"; without a value that is not known or not told."""
    parts = [tr("heap {0} of {1}").format(index + 1, f"{len(heaps):,}"), stones(heaps[index])]
    if value is not None:
        parts.append(tr("value {0}").format(value))
    return tr(", ").join(parts)


def size_words(size: int, value: int | None) -> str:
    """A size of a heap: "size 5, value 3"; without a value that is not told."""
    words = tr("size {0}").format(f"{size:,}")
    return words if value is None else tr(", ").join((words, tr("value {0}").format(value)))
