"""A list in which each item knows its index, also after others came and went before it.

The list is cut into blocks. An item knows its block and its offset there, a block where it starts: to put one in or
take one out shifts the starts of the blocks behind it, and makes the offsets of one block stale, which are counted anew
when one of them is asked for. So each step touches about as many things as the square root of the length; a dictionary
of all indices would be made anew after each removal.
"""

from bisect import bisect_right
from collections.abc import Iterable
from operator import attrgetter

# Items in a new block; one of twice as many is cut in two.
BLOCK = 512


class _Block:
    """A stretch of the list: `length` items from index `start`; `fresh` if the offsets of all of them are right."""

    __slots__ = ("fresh", "length", "start")

    def __init__(self, start: int, length: int = 0) -> None:
        self.start = start
        self.length = length
        self.fresh = not length


_start = attrgetter("start")


class Ranking:
    """Different integers in a list.

    Attributes
    ----------
    listed
        The items by index. Read only.
    """

    def __init__(self) -> None:
        self.listed: list[int] = []
        self._blocks = [_Block(0)]
        self._home: dict[int, _Block] = {}
        self._offset: dict[int, int] = {}

    def __len__(self) -> int:
        return len(self.listed)

    def index_of(self, item: int) -> int:
        """The index of an item. Raises KeyError if it is not in the list."""
        block = self._home[item]
        if not block.fresh:
            members = self.listed[block.start : block.start + block.length]
            self._offset.update(zip(members, range(len(members)), strict=True))
            block.fresh = True
        return block.start + self._offset[item]

    def extend(self, items: Iterable[int]) -> None:
        """Put new items at the end."""
        for item in items:
            block = self._blocks[-1]
            if block.length >= BLOCK:
                block = _Block(len(self.listed))
                self._blocks.append(block)
            self._home[item] = block
            self._offset[item] = block.length
            block.length += 1
            self.listed.append(item)

    def insert(self, index: int, item: int) -> None:
        """Put a new item at an index 0 .. length; those from there on move up by one."""
        if index == len(self.listed):
            self.extend((item,))
            return
        number = self._block_at(index)
        block = self._blocks[number]
        self.listed.insert(index, item)
        self._home[item] = block
        self._resize(number, 1)
        if block.length >= 2 * BLOCK:
            self._halve(number)

    def pop(self, index: int) -> int:
        """Take out the item at an index; those behind it move down by one."""
        item = self.listed[index]
        number = self._block_at(index)
        del self.listed[index], self._home[item]
        self._offset.pop(item, None)
        self._resize(number, -1)
        if not self._blocks[number].length and len(self._blocks) > 1:
            del self._blocks[number]
        return item

    def _block_at(self, index: int) -> int:
        """The number of the block in which the item at `index` stands."""
        return bisect_right(self._blocks, index, key=_start) - 1

    def _resize(self, number: int, by: int) -> None:
        block = self._blocks[number]
        block.length += by
        block.fresh = False
        for later in self._blocks[number + 1 :]:
            later.start += by

    def _halve(self, number: int) -> None:
        block = self._blocks[number]
        kept = block.length // 2
        upper = _Block(block.start + kept, block.length - kept)
        self._blocks.insert(number + 1, upper)
        block.length = kept
        self._home.update(dict.fromkeys(self.listed[upper.start : upper.start + upper.length], upper))
