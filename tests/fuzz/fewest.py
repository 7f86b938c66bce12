"""The fewest files that lead a reader everywhere: each kept one goes a way that no smaller one went."""

import sys
from collections.abc import Callable, Iterable
from types import FrameType
from typing import Any

Step = tuple[str, int, int]


def steps_of(read: Callable[[bytes], object], data: bytes) -> frozenset[Step]:
    """From which line to which line of the engine's code reading goes."""
    found: set[Step] = set()

    def enter(frame: FrameType, event: str, argument: Any) -> Any:
        name = frame.f_code.co_filename
        if "/engine/" not in name:
            return None
        last = 0

        def step(frame: FrameType, event: str, argument: Any) -> Any:
            nonlocal last
            if event == "line":
                found.add((name, last, frame.f_lineno))
                last = frame.f_lineno
            return step

        return step

    before = sys.gettrace()
    sys.settrace(enter)
    try:
        read(data)
    finally:
        sys.settrace(before)
    return frozenset(found)


def fewest(read: Callable[[bytes], object], files: Iterable[bytes], room: int) -> list[bytes]:
    """The smallest files first, as long as each adds a step, and as long as all are no more than `room` bytes."""
    seen: set[Step] = set()
    kept: list[bytes] = []
    for data in sorted(set(files), key=lambda data: (len(data), data)):
        if len(data) > room:
            break
        steps = steps_of(read, data)
        if not steps <= seen:
            seen |= steps
            kept.append(data)
            room -= len(data)
    return kept
