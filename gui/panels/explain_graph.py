"""Why a position of a graph has its value."""

from engine.explain import MexSteps, mex_steps
from engine.games.graph import GraphGame
from gui.faces.numbering import full_title
from gui.faces.parts import Light
from gui.panels.explain_parts import (
    Entry,
    Explanation,
    Section,
    and_more,
    follower_entry,
    mex_set,
    missing_entry,
    present_entry,
    present_rest,
    tr,
)

_LIT = 200
"""How many witnesses of one value are lit at most."""


def explain_position(game: GraphGame, position: int) -> Explanation:
    """The followers of a position with their values, and their mex step by step."""
    followers = game.followers(position)
    values = [game.value(follower) for follower in followers]
    steps = mex_steps(values)
    title = tr("Position {0}").format(position_words(game, position))
    if not followers:
        reason = tr("No move leads on from here, so already 0 is missing. This is a terminal position.")
        return Explanation(position, title, 0, tr("mex of nothing: P-position"), reason)
    sections = (_mex_section(game, position, followers, values, steps), _followers_section(game, position, followers))
    side = tr("N-position") if steps.value else tr("P-position")
    brief = tr("mex {0}: {1}").format(mex_set(tuple(sorted(set(values)))), side)
    return Explanation(position, title, steps.value, brief, sections=sections)


def position_words(game: GraphGame, position: int) -> str:
    """The number of a position, and its name if it has one."""
    return full_title(game.index_of(position), game.names.get(position))


def _mex_section(game: GraphGame, position: int, followers: list[int], values: list[int], steps: MexSteps) -> Section:
    with_value: dict[int, list[int]] = {}
    for follower, value in zip(followers, values, strict=True):
        with_value.setdefault(value, []).append(follower)

    def entry(i: int) -> Entry:
        alike = with_value[i][:_LIT]
        light = Light(tuple(alike), tuple((position, follower) for follower in alike))
        present = steps.present[i]
        words = position_words(game, alike[0])
        return present_entry(i, tr("position {0}").format(words), present.times - 1, light, alike[0], short=words)

    end = (missing_entry(steps.value),)
    return Section(tr("Mex step by step"), steps.value, entry, present_rest(steps.value), end)


def _followers_section(game: GraphGame, position: int, followers: list[int]) -> Section:
    def entry(i: int) -> Entry:
        follower = followers[i]
        light = Light((follower,), ((position, follower),))
        return follower_entry(position_words(game, follower), game.value(follower), light, follower)

    heading = tr("Followers ({0})").format(f"{len(followers):,}")
    return Section(heading, len(followers), entry, and_more(len(followers)))
