"""From which size on a text is handled with care; sizes are those that `CaseText.size` gives."""

LARGE = 4_000
"""Larger cases are followed when the hand rests."""
HUGE = 30_000
"""Larger cases are shown when asked for, and cannot be edited as text."""
