"""The result of ``grundy check`` as JSON."""

import json
from itertools import islice
from typing import Any

from engine.cli.check_result import Checked
from engine.games.kinds import AnyQuery, Game
from engine.mistakes import Diagnosis
from engine.proof import nim_sum_of, proof_of_loss, proof_of_win
from engine.proof_text import move_text, reply_text
from engine.verify import Answer


def as_json(checked: Checked, limit: int, replies: int) -> str:
    """One object in one line; cases, queries, lines and columns count from 1, and 0 stands for no place.

    Of the answers that are not right the first `limit` are listed, of the moves of a loss the first `replies`.
    """
    report = checked.report
    content = {
        "input": checked.source.name,
        "answers": checked.output.name,
        "formats": list(dict.fromkeys(form.name for form in checked.forms)),
        "ok": report.ok,
        "counts": {**report.counts._asdict(), "total": report.counts.total},
        "failures": [_failure(checked, report.answers[i], replies) for i in report.failures[:limit]],
        "extra": [{"line": e.line, "column": e.column, "text": e.text} for e in report.extra[:limit]],
        "warnings": [{"line": w.line, "column": w.column, "message": w.message} for w in report.warnings],
        "mistakes": [_mistake(diagnosis) for diagnosis in checked.diagnoses],
    }
    return json.dumps(content) + "\n"


def _failure(checked: Checked, answer: Answer, replies: int) -> dict[str, Any]:
    found = answer._asdict()
    for name in ("wins", "says"):
        del found[name]
    found |= {"case": answer.case + 1, "query": answer.query + 1, "status": answer.status.value}
    return found | {"proof": _proof(*checked.game(answer), replies)}


def _proof(game: Game, query: AnyQuery, replies: int) -> dict[str, Any]:
    """The proof in the words of the text: positions by name or number, rows and heaps from 1."""
    move = proof_of_win(game, query)
    if move is not None:
        return {"nim_sum": nim_sum_of(game, query), "move": move_text(game, query, move)}
    shown = islice(proof_of_loss(game, query), replies)
    return {"nim_sum": 0, "replies": [reply_text(game, query, reply) for reply in shown]}


def _mistake(diagnosis: Diagnosis) -> dict[str, Any]:
    mistake = diagnosis.mistake
    return {
        "key": mistake.key,
        "text": diagnosis.text(),
        "description": mistake.description,
        "explains": diagnosis.explains,
        "wrong": diagnosis.wrong,
        "contradicts": diagnosis.contradicts,
        "fits": diagnosis.fits,
    }
