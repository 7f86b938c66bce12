"""Lines of text compared and merged: what changed between two texts, and a change carried over to an edited text."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

_MATCHED = 400
"""Up to how many differing lines are matched line by line; more are one block, as matching is quadratic."""


class Block(NamedTuple):
    """Lines ``start`` to ``end`` (excluded, from 0) of one text, and the lines that stand in their place in another."""

    start: int
    end: int
    lines: tuple[str, ...]


def same(one: str, other: str) -> bool:
    """Whether two lines say the same: they differ at most in white space."""
    return one == other or one.split() == other.split()


def blocks(old: Sequence[str], new: Sequence[str]) -> list[Block]:
    """The blocks of lines to replace to turn `old` into `new`, from the top, but for white space within lines."""
    shorter = min(len(old), len(new))
    head = next((i for i in range(shorter) if not same(old[i], new[i])), shorter)
    rest = shorter - head
    tail = next((i for i in range(rest) if not same(old[-1 - i], new[-1 - i])), rest)
    middle_old, middle_new = old[head : len(old) - tail], new[head : len(new) - tail]
    if not middle_old and not middle_new:
        return []
    if max(len(middle_old), len(middle_new)) > _MATCHED:
        return [Block(head, len(old) - tail, tuple(middle_new))]
    return list(_matched(middle_old, middle_new, head))


def _matched(old: Sequence[str], new: Sequence[str], shift: int) -> Iterator[Block]:
    # Loaded when the first text is merged: a start need not wait for it.
    from difflib import SequenceMatcher

    one = [" ".join(line.split()) for line in old]
    other = [" ".join(line.split()) for line in new]
    for tag, a, b, c, d in SequenceMatcher(None, one, other, autojunk=False).get_opcodes():
        if tag != "equal":
            yield Block(shift + a, shift + b, tuple(new[c:d]))


def carried_over(base: Sequence[str], mine: Sequence[str], theirs: Sequence[str]) -> list[Block] | None:
    """The blocks to replace in `mine` so that it has, besides its own changes of `base`, those that `theirs` has.

    Returns
    -------
    Blocks of lines of `mine` from the top, or None where both changed the same place differently.
    """
    own = blocks(base, mine)
    result: list[Block] = []
    for block in blocks(base, theirs):
        if block in own:
            continue
        if any(_meet(block, other) for other in own):
            return None
        shift = sum(len(other.lines) - (other.end - other.start) for other in own if other.end <= block.start)
        result.append(Block(block.start + shift, block.end + shift, block.lines))
    return result


def _meet(one: Block, other: Block) -> bool:
    """Whether two blocks of the same text overlap, or put lines in at the same place."""
    if one.start == one.end == other.start == other.end:
        return True
    return one.start < other.end and other.start < one.end


def replaced(lines: Sequence[str], changes: Sequence[Block]) -> list[str]:
    """`lines` with the blocks `changes`, from the top, replaced."""
    result = list(lines)
    for block in reversed(changes):
        result[block.start : block.end] = block.lines
    return result
