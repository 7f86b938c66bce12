"""The six steps: what each asks for, what must be there for it, and when it is done."""

from collections.abc import Callable
from dataclasses import dataclass

from gui.tour.state import State
from gui.tour.texts import tr


@dataclass(frozen=True)
class Step:
    """One step of the tour.

    Attributes
    ----------
    name
        Which one it is; the deed that shows it and the place that it points at go by that.
    title, text
        What a person reads, given the state.
    ready
        Whether the step can be taken; if not, the tour goes back to one that can.
    done
        Whether a person has done what it asks for, given the state when the step began and now; None: it is only read.
    """

    name: str
    title: Callable[[], str]
    text: Callable[[State], str]
    ready: Callable[[State], bool]
    done: Callable[[State, State], bool] | None


def steps() -> tuple[Step, ...]:
    """All steps in their order."""
    return (
        Step(
            "position",
            lambda: tr("Add a position"),
            lambda _: tr("Double-click the canvas, or press N. Or take the position tool (P) and click."),
            lambda state: state.is_graph,
            lambda before, now: now.positions > before.positions,
        ),
        Step(
            "move",
            lambda: tr("Draw a move"),
            lambda _: tr(
                "Drag from the rim of a position to another one, or to where nothing is: there it makes a new one. "
                "By keyboard: Shift+N for a move to a new position, or T and the number of another. "
                "Moves never lead back, so that every game ends."
            ),
            lambda state: state.positions > 0,
            lambda before, now: now.moves > before.moves,
        ),
        Step("stone", lambda: tr("Put a stone"), _stone_text, lambda state: state.moves > 0, _stone_done),
        Step("verdict", lambda: tr("Read the verdict"), _verdict_text, lambda state: state.stones > 0, None),
        Step("play", lambda: tr("Play a winning move"), _play_text, lambda state: state.stones > 0, _play_done),
        Step(
            "undo",
            lambda: tr("Take it back, or export"),
            lambda _: tr(
                "Every step can be taken back: press Ctrl+Z. Or write what the judge reads: File ▸ Export (Ctrl+E)."
            ),
            lambda state: state.steps > 0,
            lambda before, now: now.at < before.at or now.exported > before.exported,
        ),
    )


def _stone_text(_: State) -> str:
    return tr(
        "Take the stone tool (S) and click the position that the move starts from; or select it, by "
        "keyboard with [ and ], and press + or a digit. "
        "A player moves a stone along a move, and who cannot move loses."
    )


def _stone_done(before: State, now: State) -> bool:
    return now.stones > before.stones


def _verdict_text(state: State) -> str:
    if state.nim_sum:
        text = tr(
            "The player to move wins, as the nim-sum is {0}: the values under the stones, put together by XOR. "
            "A value is the least number that no follower has."
        )
        return text.format(state.nim_sum)
    return tr(
        "The player to move loses, as the nim-sum is 0: the values under the stones, put together by XOR. "
        "A value is the least number that no follower has."
    )


def _play_text(state: State) -> str:
    if state.nim_sum:
        return tr(
            "Each move listed here leaves a nim-sum of 0. Click one to make it. By keyboard: Tab or Shift+Tab to the "
            "list, the arrow keys to a move, and Enter."
        )
    return tr("There is no winning move now. Put one more stone on a position of another value than 0: then there is.")


def _play_done(before: State, now: State) -> bool:
    """A winning move leaves 0, and is one more step of the history; a stone that was put there before is none."""
    return before.nim_sum != 0 and now.nim_sum == 0 and now.stones == before.stones and now.at > before.at
