"""From which size on a text is handled with care; sizes are those that `CaseText.size` gives."""

SOME = 400
"""Larger cases are followed a moment later, so that an edit elsewhere is seen first."""
LARGE = 4_000
"""Larger cases are followed when the hand rests, and written on another thread."""
HUGE = 30_000
"""Larger cases are shown when asked for, and cannot be edited as text."""
MOST_CHARACTERS = 50_000
"""Of longer texts nobody is told what a line is about: it takes reading all of it."""

SOME_DELAY_MS, LARGE_DELAY_MS = 120, 500


def delay_of(size: int) -> int:
    """Milliseconds without an edit after which the text of a case of that size follows; 0: at once."""
    if size <= SOME or size > HUGE:
        return 0
    return LARGE_DELAY_MS if size > LARGE else SOME_DELAY_MS
