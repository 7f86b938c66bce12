"""What is said of a heap and of one of its stones."""

from engine.games.take_rule import GrundysGame
from gui.heaps.stack_scene import StackScene
from gui.heaps.takes import as_move, options_at
from gui.heaps.words import leaves_words, take_words, tr
from gui.language.spoken import spoken


def column_words(scene: StackScene, index: int) -> str:
    """A heap: which, how large, its value, and what wins there."""
    if not 0 <= index < len(scene.heaps):
        return ""
    head = tr("Heap {0} of {1:,}: size {2:,}").format(index + 1, len(scene.heaps), scene.heaps[index])
    if scene.trouble:
        return f"{head}. {spoken(scene.trouble)}"
    value = scene.value(index)
    if value is None:
        return head
    text = tr("{0}, value {1:,}").format(head, value)
    moves = scene.winning.get(index)
    if not moves:
        return text
    words = "; ".join(take_words(move.take, move.rest) for move in moves[:3])
    return tr("{0}. To win: {1}").format(text, words + ("; …" if len(moves) > 3 else ""))


def stone_words(scene: StackScene, index: int, stone: int) -> str:
    """What a click on a stone does, or why it does nothing."""
    answer = scene.answer
    if answer is None:
        return spoken(scene.trouble) or tr("The values are being computed")
    size, rule = scene.heaps[index], answer.question.rule
    options = options_at(rule, size, stone - 1)
    if not options:
        return _refusal(scene, index, stone)
    if len(options) > 1:
        return tr("Heap {0}: take {1:,}, {2} ways to leave the rest").format(index + 1, size - stone + 1, len(options))
    move = as_move(answer, index, options[0])
    return tr("Heap {0}: {1}, {2}").format(index + 1, _play_words(move.take, move.rest), leaves_words(move.leaves))


def _play_words(take: int, rest: tuple[int, ...]) -> str:
    return take_words(take, rest) if len(rest) > 1 else tr("take {0:,} down to {1:,}").format(take, rest[0])


def _refusal(scene: StackScene, index: int, stone: int) -> str:
    answer = scene.answer
    rule = spoken(answer.question.rule.describe()) if answer else ""
    size = scene.heaps[index]
    if answer and isinstance(answer.question.rule, GrundysGame):
        what = tr("Heap {0} cannot be split into {1:,} and {2:,}").format(index + 1, stone - 1, size - stone + 1)
    else:
        what = tr("Taking {0:,} from heap {1} is not allowed").format(size - stone + 1, index + 1)
    return f"{what}. {tr('The rule')}: {rule}"
