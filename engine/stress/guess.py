"""Which format a program is written for, found by running it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine.formats.base import Format
from engine.stress.campaign import Campaign, CampaignError
from engine.stress.heart import Heart
from engine.stress.judging import Kind
from engine.stress.limits import Limits
from engine.stress.parallel import Program

_INPUTS = 3
"""How many inputs a program may crash on, or say nothing to, before it is taken for one of another format."""


def guessed_formats(
    forms: Iterable[Format[Any]], command: Sequence[str], limits: Limits, tell: Callable[[], object] = lambda: None
) -> list[Format[Any]]:
    """The formats in whose words a program answers a small input of that format, and in no other words.

    `tell` is called before each run and several times a second; what it raises ends the search.

    Raises
    ------
    StartError
        If the program cannot be started.
    """
    return [form for form in forms if _speaks(form, command, limits, tell)]


def _speaks(form: Format[Any], command: Sequence[str], limits: Limits, tell: Callable[[], object]) -> bool:
    try:
        campaign = Campaign(form, "guess")
    except CampaignError:
        return False
    for number in range(_INPUTS):
        tell()
        verdict = Program(form, tuple(command), limits).verdict(campaign.make(number).records, Heart(tell))
        said = verdict.report.said
        if said or verdict.kind is Kind.TIMEOUT:
            return bool(said) and None not in said
    return False
