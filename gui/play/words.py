"""What is said of a match: whose turn it is, who won and where it was lost, and the whole of it as a text to keep."""

from engine.play import Ply, Side, Verdict
from gui.faces import face_of
from gui.faces.texts import brief
from gui.play.referee import Referee
from gui.play.setup import Setup
from gui.play.texts import tr


def side_name(setup: Setup, side: Side) -> str:
    """What a side is called, at the beginning of a line."""
    if not setup.with_engine:
        return tr("First player") if side is Side.FIRST else tr("Second player")
    return tr("Engine") if setup.is_engine(side) else tr("You")


def status(referee: Referee) -> str:
    """How things stand, in a few words."""
    setup, match = referee.setup, referee.match
    verdict = match.verdict()
    if referee.trouble:
        return tr("This cannot be played")
    if not referee.live:
        return tr("After move {0} of {1}").format(referee.shown, len(match.plies))
    if verdict is not None:
        return _won(setup, verdict.winner)
    if not setup.with_engine:
        return tr("First player to move") if match.to_move is Side.FIRST else tr("Second player to move")
    return tr("The engine thinks…") if referee.thinking else tr("Your move")


def _won(setup: Setup, winner: Side) -> str:
    if not setup.with_engine:
        return tr("The first player wins") if winner is Side.FIRST else tr("The second player wins")
    return tr("The engine wins") if setup.is_engine(winner) else tr("You win")


def verdict_words(setup: Setup, verdict: Verdict) -> str:
    """Who lost, by which move first, and what happened after."""
    parts = [_lost(setup, verdict)]
    if verdict.resigned and verdict.left:
        parts.append(_could_still_win(setup, verdict))
    elif verdict.first is not verdict.last and verdict.last is not None:
        parts.append(
            tr("There was another chance later: move {0}, “{1}”, was the last that gave it away.").format(
                verdict.last.number, verdict.last.text
            )
        )
    return " ".join(parts)


def _lost(setup: Setup, verdict: Verdict) -> str:
    ended = _ended(setup, verdict)
    if verdict.first is None:
        return f"{ended}: {_never(setup, verdict)}"
    text = _gave_away(setup, verdict.loser)
    ply = verdict.first
    return f"{ended}: {text.format(ply.number, ply.text, brief(ply.before), brief(ply.after))}"


def _ended(setup: Setup, verdict: Verdict) -> str:
    if not setup.with_engine:
        first = verdict.loser is Side.FIRST
        if verdict.resigned:
            return tr("The first player resigned") if first else tr("The second player resigned")
        return tr("The first player lost") if first else tr("The second player lost")
    if setup.is_engine(verdict.loser):
        return tr("You won")
    return tr("You resigned") if verdict.resigned else tr("You lost")


def _gave_away(setup: Setup, loser: Side) -> str:
    if not setup.with_engine:
        return tr("their move {0}, “{1}”, gave the win away: the nim-sum was {2} and they left {3}.")
    if setup.is_engine(loser):
        return tr("the engine's move {0}, “{1}”, gave the win away: the nim-sum was {2} and it left {3}.")
    return tr("your move {0}, “{1}”, gave the win away: the nim-sum was {2} and you left {3}.")


def _never(setup: Setup, verdict: Verdict) -> str:
    if verdict.left:
        return tr("no move had given the win away.")
    if not setup.with_engine:
        return tr("they never could win, as the nim-sum was 0 whenever they were to move.")
    if setup.is_engine(verdict.loser):
        return tr("the engine never could win, as the nim-sum was 0 whenever it was to move.")
    return tr("you never could win, as the nim-sum was 0 whenever you were to move.")


def _could_still_win(setup: Setup, verdict: Verdict) -> str:
    text = tr("You could still have won: the nim-sum was {0}.")
    if not setup.with_engine:
        text = tr("It could still have been won: the nim-sum was {0}.")
    return text.format(brief(verdict.left))


def hint_words(text: str | None) -> str:
    """What a hint says; `text` is a winning move in words, None where there is none."""
    if text is not None:
        return tr("{0} wins: it leaves nim-sum 0.").format(text)
    return tr("No move wins: the nim-sum is 0, and every move can be answered.")


def ply_words(setup: Setup, ply: Ply) -> str:
    """A move as a line: "3. You: Move a stone 4 → 2"."""
    return f"{ply.number}. {side_name(setup, ply.side)}: {ply.text}"


def score(referee: Referee) -> str:
    """The whole match as a text."""
    setup, match = referee.setup, referee.match
    lines = [*_heading(referee), ""]
    for ply in match.plies:
        sums = tr("nim-sum {0} → {1}").format(ply.before, ply.after)
        lines.append(f"{ply_words(setup, ply)} ({sums})" + (f"  {tr('gives the win away')}" if ply.gave_away else ""))
    if not match.plies:
        lines.append(tr("No moves yet."))
    verdict = match.verdict()
    lines += ["", verdict_words(setup, verdict) if verdict else tr("The match is not over.")]
    return "\n".join(lines) + "\n"


def _heading(referee: Referee) -> list[str]:
    setup, game = referee.setup, referee.session.game
    lines = [tr("A match in Grundy Studio")]
    case = referee.session.case
    if case is not None and case.name:
        lines.append(case.name)
    if game is not None:
        lines.append(face_of(game).size(game).text)
    lines.append(tr("From: {0}").format(referee.start_words))
    if setup.with_engine:
        percent = round(referee.engine.mistakes * 100)
        strength = tr("perfect") if percent == 0 else tr("{0} % mistakes").format(percent)
        lines.append(tr("You against the engine ({0})").format(strength))
        lines.append(tr("You began.") if setup.person is Side.FIRST else tr("The engine began."))
    else:
        lines.append(tr("Two players"))
    lines.append(tr("Nim-sum at the start: {0}").format(referee.match.start))
    return lines
