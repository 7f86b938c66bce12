"""The result of ``grundy check`` in plain words."""

from collections.abc import Iterator
from itertools import islice

from engine.cli.check_result import Checked
from engine.games.kinds import AnyQuery, Game
from engine.proof import nim_sum_of, proof_of_loss, proof_of_win
from engine.proof_text import move_text, reply_text
from engine.verify import Answer, Status

_EXTRA_SHOWN = 5
_MISTAKES_SHOWN = 3
_LONGEST = 40


def as_text(checked: Checked, limit: int, replies: int) -> str:
    """The counts, up to `limit` answers that are not right with their proofs, extra output, and likely mistakes."""
    lines = [*_summary(checked), *_failures(checked, limit, replies), *_extra(checked), *_mistakes(checked)]
    return "".join(f"{line}\n" for line in lines)


def _summary(checked: Checked) -> Iterator[str]:
    counts = checked.report.counts
    names = ", ".join(dict.fromkeys(form.name for form in checked.forms)) or "no cases"
    verdict = "all right" if checked.report.ok else "different"
    yield f"{checked.output.name}: {verdict}: {counts.right} of {counts.total} answers right ({names})"
    if not checked.report.ok:
        yield f"  {counts.wrong} wrong, {counts.missing} missing, {counts.malformed} malformed, {counts.extra} extra"


def _failures(checked: Checked, limit: int, replies: int) -> Iterator[str]:
    report = checked.report
    for index in report.failures[:limit]:
        answer = report.answers[index]
        yield ""
        yield _headline(checked, answer)
        game, query = checked.game(answer)
        # Names of positions come from a file and may hold anything.
        yield from (f"  {line if line.isprintable() else ascii(line)}" for line in proof_lines(game, query, replies))
    if len(report.failures) > limit:
        rest = len(report.failures) - limit
        yield ""
        yield f"... and {rest} more answer{'' if rest == 1 else 's'} that {'is' if rest == 1 else 'are'} not right"


def _headline(checked: Checked, answer: Answer) -> str:
    name = checked.output.name
    place = f"{name}:{answer.line}:{answer.column}" if answer.line else f"{name}: at its end"
    if answer.status is Status.MISSING:
        found = f"expected {answer.expected}, found nothing"
    else:
        found = f"expected {answer.expected}, found {_short(answer.found)}"
    query = f"case {answer.case + 1}, query {answer.query + 1}"
    return f"{place}: {query}: {answer.status.value}: {found}{_where(checked, answer)}"


def _where(checked: Checked, answer: Answer) -> str:
    if not answer.input_line:
        return ""
    column = f":{answer.input_column}" if answer.input_column else ""
    return f" (asked at {checked.source.name}:{answer.input_line}{column})"


def proof_lines(game: Game, query: AnyQuery, replies: int) -> Iterator[str]:
    """Why a query is a win or a loss; of a loss, the replies to at most `replies` moves."""
    total = nim_sum_of(game, query)
    move = proof_of_win(game, query)
    if move is not None:
        yield f"nim-sum {total}, the first player wins: {move_text(game, query, move)}, which leaves 0"
        return
    found = proof_of_loss(game, query)
    shown = list(islice(found, replies))
    rest = next(found, None)
    if not shown and rest is None:
        yield "nim-sum 0, the first player loses: there is no move"
        return
    yield "nim-sum 0, the first player loses: each move has a reply that leaves 0 again"
    yield from (f"  {reply_text(game, query, reply)}" for reply in shown)
    if rest is not None:
        yield "  ... and so on for the other moves" if shown else "  ..."


def _extra(checked: Checked) -> Iterator[str]:
    extra = checked.report.extra
    if extra:
        yield ""
    for line, column, text, _ in extra[:_EXTRA_SHOWN]:
        yield f"{checked.output.name}:{line}:{column}: extra output: {_short(text)}"
    count = checked.report.counts.extra
    if count > _EXTRA_SHOWN:
        yield f"... and {count - _EXTRA_SHOWN} more"


def _mistakes(checked: Checked) -> Iterator[str]:
    found = checked.diagnoses
    if not found:
        return
    best = [diagnosis for diagnosis in found if diagnosis.distance == found[0].distance]
    yield ""
    yield "likely mistake:" if len(best) == 1 else "likely mistakes, which fit equally well:"
    for diagnosis in best[:_MISTAKES_SHOWN]:
        yield f"  {diagnosis.text()}"
        yield f"    {diagnosis.mistake.description}"
    if len(best) > _MISTAKES_SHOWN:
        yield f"  ... and {len(best) - _MISTAKES_SHOWN} more: larger tests would tell them apart"


def _short(text: str) -> str:
    """A text of the output that is safe to print: what cannot be printed is escaped, and a long one is cut."""
    cut = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."
    return cut if cut.isprintable() else ascii(cut)
