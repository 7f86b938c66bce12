"""Why a heap, or a size, has its value."""

from engine.explain import heap_witnesses, mex_steps
from engine.games.heaps import Follower, HeapMove, HeapsGame, HeapsQuery, MexOfSize
from engine.games.heaps_moves import Option
from gui.faces.parts import Light
from gui.language.sentences import sentence
from gui.panels.explain_parts import (
    SHOWN,
    Entry,
    Explanation,
    Section,
    and_more,
    follower_entry,
    mex_set,
    missing_entry,
    note,
    present_entry,
    present_rest,
    tr,
)


def explain_size(game: HeapsGame, size: int) -> Explanation:
    """The followers of a size with their values, their mex, and how all values are found."""
    return _Explainer(game, size).explanation(tr("Size {0}").format(f"{size:,}"))


def explain_heap(game: HeapsGame, query: HeapsQuery, heap: int) -> Explanation:
    """The same for a heap of a query, whose moves can be lit."""
    size = query.heaps[heap]
    title = tr("Heap {0} of size {1}").format(heap + 1, f"{size:,}")
    return _Explainer(game, size, query, heap).explanation(title)


class _Explainer:
    def __init__(self, game: HeapsGame, size: int, query: HeapsQuery | None = None, heap: int | None = None) -> None:
        self._game, self._size, self._query, self._heap = game, size, query, heap

    def explanation(self, title: str) -> Explanation:
        subject = ("heap" if self._heap is not None else "size", self._heap, self._size)
        try:
            mex = self._game.mex_of(self._size)
            rule = self._game.value_rule()
        except ValueError as error:
            return Explanation(subject, title, None, tr("The value cannot be told"), sentence(str(error)))
        reason, without = sentence(rule.text), self._without(mex.value)
        if not mex.followers:
            nothing = tr("No move is left, so already 0 is missing.")
            return Explanation(subject, title, 0, tr("mex of nothing: P-position"), nothing)
        side = tr("N-position") if mex.value else tr("P-position")
        values = tuple(sorted({follower.value for follower in mex.followers}))
        brief = tr("value {0}: {1}").format(f"{mex.value:,}", side)
        if not mex.more:
            brief = tr("mex {0}: {1}").format(mex_set(values), side)
        sections = (self._mex_section(mex, without), self._followers_section(mex, without))
        return Explanation(subject, title, mex.value, brief, reason, sections)

    def _without(self, value: int) -> int | None:
        """The nim-sum of the other heaps; None where one of them is too large for it."""
        try:
            return None if self._query is None else self._game.nim_sum(self._query) ^ value
        except ValueError:
            return None

    def _light(self, option: Option, value: int, without: int | None) -> Light:
        if self._heap is None or without is None:
            return Light(thing=self._heap)
        return Light(thing=HeapMove(self._heap, option.take, option.rest, without ^ value))

    def _mex_section(self, mex: MexOfSize, without: int | None) -> Section:
        if mex.more:
            return self._mex_of_many(mex.value, without)
        steps = mex_steps([follower.value for follower in mex.followers])

        def entry(i: int) -> Entry:
            present = steps.present[i]
            return self._present(i, mex.followers[present.witness], present.times - 1, without)

        end = (missing_entry(mex.value),)
        return Section(tr("Mex step by step"), mex.value, entry, present_rest(mex.value), end)

    def _present(self, value: int, follower: Follower, others: int, without: int | None) -> Entry:
        option = Option(follower.take, follower.rest)
        light, short = self._light(option, value, without), f"→ {rest_words(option)}"
        return present_entry(value, move_words(option), others, light, follower, short)

    def _mex_of_many(self, value: int, without: int | None) -> Section:
        """Where not all followers are listed: the first witnesses, found without the others."""
        witnesses = heap_witnesses(self._game.sequence, self._size, SHOWN)

        def entry(i: int) -> Entry:
            return self._present(i, Follower(witnesses[i].take, witnesses[i].rest, i), 0, without)

        end: tuple[Entry, ...] = (missing_entry(value),)
        if value > len(witnesses):
            rest = present_rest(value)(len(witnesses))
            end = (note(rest), *end)
        return Section(tr("Mex step by step"), len(witnesses), entry, present_rest(value), end)

    def _followers_section(self, mex: MexOfSize, without: int | None) -> Section:
        total = len(mex.followers) + mex.more

        def entry(i: int) -> Entry:
            follower = mex.followers[i]
            option = Option(follower.take, follower.rest)
            light = self._light(option, follower.value, without)
            return follower_entry(move_words(option), follower.value, light, follower)

        end = (note(tr("and {0} more").format(f"{mex.more:,}")),) if mex.more else ()
        heading = tr("Followers ({0})").format(f"{total:,}")
        return Section(heading, len(mex.followers), entry, and_more(total), end)


def move_words(option: Option) -> str:
    """A move in one heap: "take 3 → 4", "split → 2 + 5"."""
    verb = tr("take {0}").format(f"{option.take:,}") if option.take else tr("split")
    return f"{verb} → {rest_words(option)}"


def rest_words(option: Option) -> str:
    """What a move leaves: "4", "2 + 5"."""
    return " + ".join(f"{size:,}" for size in option.rest)
