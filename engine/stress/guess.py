"""Which format a program is written for, found by running it."""

from collections.abc import Iterable, Sequence
from typing import Any

from engine.formats.base import Format
from engine.stress.campaign import Campaign, CampaignError
from engine.stress.judging import Kind
from engine.stress.limits import Limits
from engine.stress.parallel import Program

_INPUTS = 3
"""How many inputs a program may crash on, or say nothing to, before it is taken for one of another format."""


def guessed_formats(forms: Iterable[Format[Any]], command: Sequence[str], limits: Limits) -> list[Format[Any]]:
    """The formats in whose words a program answers a small input of that format, and in no other words.

    Raises
    ------
    StartError
        If the program cannot be started.
    """
    return [form for form in forms if _speaks(form, command, limits)]


def _speaks(form: Format[Any], command: Sequence[str], limits: Limits) -> bool:
    try:
        campaign = Campaign(form, "guess")
    except CampaignError:
        return False
    for number in range(_INPUTS):
        verdict = Program(form, tuple(command), limits).verdict(campaign.make(number).records)
        said = verdict.report.said
        if said or verdict.kind is Kind.TIMEOUT:
            return bool(said) and None not in said
    return False
