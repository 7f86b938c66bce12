"""Which layer each position stands in: below all positions that move to it, with moves as short as possible.

The start is the longest-path layering. Then whole groups of positions slide up or down while this shortens the moves in
total, which goes further than the promotion of single vertices (Nikolov and Tarassov, "Graph layering by promotion of
nodes", 2006) and comes close to the optimum of Gansner et al. ("A technique for drawing directed graphs", 1993).
"""

from collections.abc import Callable
from itertools import pairwise
from typing import TypeAlias

import numpy as np

from engine.games.graph_record import IntArray
from engine.said import say

Lists = list[list[int]]
Tick: TypeAlias = Callable[[], None]
# How many steps along moves the sliding of groups may take in all, and how often all positions are tried.
STEPS_PER_MOVE = 100
STEPS = 1_500_000
# Up to this many moves, the longest paths to the ends of the game are tried as a start too.
BOTH = 2000
# Larger groups stay where they are.
GROUP = 400
PASSES = 12
TICK_EVERY = 2048


def layers_of(n: int, sources: IntArray, targets: IntArray, tick: Tick = lambda: None) -> IntArray:
    """The layer of each position, from 0, int64 of shape (n,); `tick` is called now and then, and may raise.

    Raises ValueError when the moves close a cycle.
    """
    after = neighbours(n, sources, targets)
    tick()
    before = neighbours(n, targets, sources)
    tick()
    order, layer = _longest_paths(before, after)
    if max(layer, default=0) == n - 1:
        return np.array(layer, dtype=np.int64)
    found = [_tightened(order, layer, before, after, tick)]
    if len(sources) <= BOTH:
        heights = _longest_paths(after, before)[1]
        found.append(_tightened(order, [-h for h in heights], before, after, tick))
    best = min(found, key=lambda layer: int((layer[targets] - layer[sources]).sum()))
    return np.asarray(np.searchsorted(np.unique(best), best))


def _tightened(order: list[int], layer: list[int], before: Lists, after: Lists, tick: Tick) -> IntArray:
    slider = _Slider(layer, before, after, tick)
    for _ in range(PASSES):
        if not (slider.try_all(order[::-1], 1) | slider.try_all(order, -1)):
            break
    _level_out(order, layer, before, after)
    return np.array(layer, dtype=np.int64)


def neighbours(n: int, sources: IntArray, targets: IntArray) -> Lists:
    """For each of n nodes the list of where its moves lead, in the order of the moves."""
    order = np.argsort(sources, kind="stable")
    bounds = np.searchsorted(sources[order], np.arange(n + 1)).tolist()
    sorted_targets = targets[order].tolist()
    return [sorted_targets[a:b] for a, b in pairwise(bounds)]


def _longest_paths(before: Lists, after: Lists) -> tuple[list[int], list[int]]:
    """A topological order and the length of the longest path that ends in each position."""
    waiting = [len(b) for b in before]
    layer = [0] * len(before)
    order = [v for v, count in enumerate(waiting) if count == 0]
    for v in order:
        for w in after[v]:
            layer[w] = max(layer[w], layer[v] + 1)
            waiting[w] -= 1
            if waiting[w] == 0:
                order.append(w)
    if len(order) < len(before):
        raise ValueError(say("the moves close a cycle, so there are no layers"))
    return order, layer


class _Slider:
    """Slides a position together with everything that it would push, when the moves get shorter in total."""

    def __init__(self, layer: list[int], before: Lists, after: Lists, tick: Tick) -> None:
        self.layer, self.before, self.after, self.tick = layer, before, after, tick
        self.steps = min(STEPS, STEPS_PER_MOVE * sum(map(len, after)))
        self.surplus = [len(a) - len(b) for a, b in zip(after, before, strict=True)]
        # Where nothing near has moved since a position was tried in vain, it is not tried again.
        self.idle = {1: bytearray(len(layer)), -1: bytearray(len(layer))}

    def try_all(self, order: list[int], way: int) -> bool:
        """Try each position of `order` once, down (way 1) or up (way -1); whether one has moved."""
        moved = False
        ahead, idle = self.after if way == 1 else self.before, self.idle[way]
        for count, v in enumerate(order):
            if count % TICK_EVERY == 0:
                self.tick()
            if idle[v]:
                continue
            while self.steps > 0 and self._slide(v, way, ahead):
                moved = True
            idle[v] = 1
        return moved

    def _slide(self, v: int, way: int, ahead: Lists) -> bool:
        group, room, gain = self._pushed(v, way, ahead)
        if gain <= 0:
            return False
        for u in group:
            self.layer[u] += way * room
        self._wake(group)
        return True

    def _wake(self, group: list[int]) -> None:
        """The group has moved: it and what is next to it is worth another try."""
        down, up = self.idle[1], self.idle[-1]
        for u in group:
            for near in ((u,), self.before[u], self.after[u]):
                for w in near:
                    down[w] = up[w] = 0

    def _pushed(self, v: int, way: int, ahead: Lists) -> tuple[list[int], int, int]:
        """What a slide of v pushes, how far it can go until it pushes more, and how much shorter moves get a layer."""
        layer, surplus = self.layer, self.surplus
        group, inside, room, gain, steps = [v], {v}, 1 << 60, 0, 0
        for u in group:
            bound, followers = layer[u] + way, ahead[u]
            for w in followers:
                slack = way * (layer[w] - bound)
                if slack > 0:
                    room = min(room, slack)
                elif slack == 0 and w not in inside:
                    inside.add(w)
                    group.append(w)
            steps += 1 + len(followers)
            gain += surplus[u]
            if len(group) > GROUP:
                return group, 0, 0
        self.steps -= steps
        gain *= way
        return group, self._room_outside(group, inside, way, ahead, room) if gain > 0 else 0, gain

    def _room_outside(self, group: list[int], inside: set[int], way: int, ahead: Lists, room: int) -> int:
        """The room that counts only moves out of the group; a move within it keeps its length."""
        if len(group) == 1:
            return room
        slacks = [way * (self.layer[w] - self.layer[u]) - 1 for u in group for w in ahead[u] if w not in inside]
        return min(slacks, default=0)


def _level_out(order: list[int], layer: list[int], before: Lists, after: Lists) -> None:
    """Positions with as many moves in as out go where the fewest positions are: the moves' total stays the same."""
    crowd = [0] * (max(layer, default=0) + 1) if min(layer, default=0) >= 0 else []
    if not crowd:
        low = min(layer)
        layer[:] = [value - low for value in layer]
        crowd = [0] * (max(layer) + 1)
    for value in layer:
        crowd[value] += 1
    for v in order:
        if before[v] and len(before[v]) == len(after[v]):
            high, low = max(layer[u] for u in before[v]) + 1, min(layer[w] for w in after[v])
            crowd[layer[v]] -= 1
            layer[v] = min(range(high, min(low, high + 50)), key=lambda y: (crowd[y], y))
            crowd[layer[v]] += 1
