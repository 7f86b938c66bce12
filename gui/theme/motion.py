"""Whether things move on their way to a new place, or are there at once: motion makes some people unwell."""

_moves = True


def moving() -> bool:
    """Whether what changes its place may be shown on its way."""
    return _moves


def set_moving(on: bool) -> None:
    """Show things on their way, or let them be there at once."""
    global _moves  # noqa: PLW0603 (a process has one answer to it)
    _moves = on


def lasting(milliseconds: int) -> int:
    """How long an animation takes that would take so long: 0 without motion, and Qt ends it at once."""
    return milliseconds if _moves else 0
