"""What came of a search, in words."""

from engine.formats.reader import decode
from engine.stress import Found, Kind
from engine.stress.words import dependence, errors_of, origin
from engine.verify import Answer
from gui.language.sentences import raised, stopped
from gui.language.spoken import spoken
from gui.panels.answers_words import told, where
from gui.stress.hunt import Outcome
from gui.stress.texts import capital, inputs_words, seconds_words, sentence, shapes_words, tr


def nothing_found(outcome: Outcome) -> str:
    """``1,200 inputs of 25 shapes in 30 s: no difference found.``"""
    if not outcome.tried:
        return tr("Nothing was tried.")
    said = tr("{0} of {1} in {2}: no difference found.")
    return said.format(inputs_words(outcome.tried), shapes_words(outcome.shapes), seconds_words(outcome.seconds))


def verdict_words(found: Found) -> str:
    """In which way the program fails: ``Wrong answer: 1 wrong of 1``."""
    return raised(found.verdict.text())


def first_failure(found: Found) -> Answer | None:
    """The first answer that is not right; None if there is none, as where only too much is printed."""
    failures = found.verdict.report.failures
    return found.verdict.report.answers[failures[0]] if failures else None


def failure_words(found: Found) -> str:
    """The first thing that is wrong, in a sentence; of a crash what the program said last; else ""."""
    report, answer = found.verdict.report, first_failure(found)
    if found.verdict.kind is Kind.CRASH:
        return next((line for line in reversed(complaint(found).splitlines()) if line.strip()), "")
    if found.verdict.kind is not Kind.WRONG:
        return ""
    if answer is None:
        return stopped(capital(told("extra", "", report.extra[0].text))) if report.extra else ""
    several = any(len(record.queries) > 1 for record in found.records)
    place = where(answer.case, answer.query, several=several)
    return stopped(tr("{0}: {1}").format(place, told(answer.status.value, answer.expected, answer.found)))


def history_words(outcome: Outcome, found: Found) -> str:
    """How large the input is, how it came to be, and how long that took."""
    told = tr("Found in {0} with seed {1}.").format(seconds_words(outcome.seconds), outcome.request.options.seed)
    return f"{sentence(spoken(origin(found)))}\n{told}"


def said(program: str, outcome: Outcome, why: str = "") -> str:
    """The outcome in a sentence for the status bar; `why` it was ended before its time."""
    if outcome.found is not None:
        return tr("{0}: {1}").format(program, verdict_words(outcome.found))
    if outcome.error:
        return error_words(outcome).removesuffix(".").removesuffix("。")
    told = tr("{0}: {1}").format(program, nothing_found(outcome))
    return tr("{0} {1}").format(told, stopped(why)) if why else told


def error_words(outcome: Outcome) -> str:
    """Why it could not go on, in a sentence that leaves the name of the program as it is; "" if it could."""
    error, name = spoken(outcome.error), next(iter(outcome.request.command), "")
    return stopped(error) if name and error.startswith(name) else sentence(error) if error else ""


def dependence_words(found: Found) -> str:
    """``Each case alone is answered right: it depends on the case before.``, if that is so; else ""."""
    told = dependence(found)
    return sentence(spoken(told)) if told else ""


def case_name(program: str, found: Found) -> str:
    """A short name for the case that fails: ``c1524: printed WIN, should be LOSE``."""
    answer = first_failure(found)
    if found.verdict.kind is not Kind.WRONG or answer is None:
        return tr("{0}: {1}").format(program, spoken(found.verdict.text()))
    return tr("{0}: {1}").format(program, told(answer.status.value, answer.expected, answer.found))


def find_words(program: str, found: Found) -> str:
    """What was found, in a line of a list: ``c1524: wrong answer: 1 wrong of 1 (hdu1524)``."""
    return tr("{0}: {1} ({2})").format(program, spoken(found.verdict.text()), found.form.name)


def printed(found: Found) -> str:
    """What the program has printed on the input."""
    return decode(found.verdict.run.output)


def complaint(found: Found) -> str:
    """The end of what the program has printed on its standard error, if that tells why it failed."""
    return "\n".join(map(spoken, errors_of(found.verdict)))
