"""A program's output compared with the judge's answers, word by word."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from engine.answers import outcomes
from engine.formats.base import Format, Lines
from engine.verify.matching import Matcher
from engine.verify.places import Places, places_of
from engine.verify.report import Report
from engine.verify.words import Vocabulary


def verify(
    form: Format[Any] | Sequence[Format[Any]],
    records: Sequence[Any],
    answers_text: str,
    case_lines: Lines = (),
    input_text: str = "",
    truth: Sequence[Sequence[bool]] | None = None,
) -> Report:
    """Compare `answers_text` with the answers that the judge expects for `records`.

    Words are compared one by one; white space does not matter, and letter case gives only a warning. Where the judge
    prints the answers of a case as one word (HDU 1536), the word is compared answer by answer.

    Parameters
    ----------
    form
        The format in whose words the answers are; or one for each record, where they are of several games.
    records
        The cases.
    answers_text
        The output of the program.
    case_lines
        The first and last line of each case in the input, as `Reading` gives them, if known.
    input_text
        The input that `records` were read from, all by the same format, if known: then each query is placed in it.
    truth
        For each case, for each query, whether the first player wins; worked out if it is None.

    Raises
    ------
    CycleError, BeyondTableError
        Both are ValueErrors: a case cannot be solved; see `engine.answers.nim_sums`.
    """
    forms = [form] * len(records) if isinstance(form, Format) else list(form)
    known = [outcomes(record) for record in records] if truth is None else truth
    if not len(forms) == len(records) == len(known):
        raise ValueError(f"{len(records)} cases, but {len(forms)} formats and the answers of {len(known)}")
    matcher = Matcher(answers_text, _places(forms, records, case_lines, input_text))
    first = 0
    for judge, run in groupby(zip(forms, known, strict=True), key=lambda pair: pair[0]):
        cases = [case for _, case in run]
        matcher.match(Vocabulary(judge), cases, first, is_last=first + len(cases) == len(records))
        first += len(cases)
    return matcher.finish(forms[-1] if forms else form)


def _places(forms: Sequence[Format[Any]], records: Sequence[Any], lines: Lines, text: str) -> Places:
    name = forms[0].name if len(set(forms)) == 1 else ""
    return places_of(name, records, lines, text)
