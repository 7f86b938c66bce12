"""What is too much is refused while it is made, and what cannot be had is refused in words that tell why."""

import pytest

from engine.formats.registry import format_named
from engine.generators import generate as module
from engine.generators.catalogue import SHAPES, shape_named
from engine.generators.generate import generate, numbers_in
from engine.generators.shape import ShapeError
from engine.inputs import fits


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.name)
def test_no_more_cases_are_made_than_the_bound_allows(monkeypatch: pytest.MonkeyPatch, shape) -> None:
    one = {"cases": 1}
    (first,) = generate(shape, one, 1)
    size = numbers_in(first)
    assert size > 0
    made = []
    real = module._case
    monkeypatch.setattr(module, "_case", lambda *arguments: made.append(real(*arguments)) or made[-1])
    monkeypatch.setattr(module, "MOST_NUMBERS", 3 * size)
    with pytest.raises(ShapeError, match=r"of 1000 cases hold more than .* numbers"):
        generate(shape, {"cases": 1000}, 1)
    assert sum(map(numbers_in, made)) > 3 * size >= sum(map(numbers_in, made[:-1]))
    monkeypatch.setattr(module, "MOST_NUMBERS", size)
    assert [numbers_in(record) for record in generate(shape, one, 1)] == [size]
    monkeypatch.setattr(module, "MOST_NUMBERS", size - 1)
    with pytest.raises(ShapeError, match="one case holds more than"):
        generate(shape, one, 1)


def test_numbers_are_those_of_the_text() -> None:
    # Beside the numbers of a case these texts have counts and ends: never less, and at most a few a line more.
    for name in ("hdu1524", "hdu5724", "hdu1536", "hdu1848"):
        form = format_named(name)
        for shape in SHAPES:
            if shape.game == form.game and fits(form, shape):
                records = generate(shape, {}, 3)
                text, size = form.render(records), sum(map(numbers_in, records))
                assert size <= len(text.split()) <= 2 * size + 3 * text.count("\n") + 200


@pytest.mark.parametrize(
    ("shape", "values", "said"),
    [
        ("large-values", {"width": 1}, "value is 8, but no row of 1 column has a value above 0"),
        ("large-values", {"width": 5}, "no row of 5 columns has a value above 4"),
        ("same-count", {"width": 1, "chesses": 1}, "chesses is 1, but a row of 1 column with so many has no empty"),
        ("one-gap", {"width": 1, "gap": 2}, "a row has only 1 column$"),
        ("random-set", {"numbers": 100}, "100 different numbers, and there are only 9 from 1 to 9: ask for fewer"),
        ("without-one", {"numbers": 2, "greatest": 2}, "2 different numbers, and there is only 1 from 2 to 2"),
        ("too-small-heaps", {"numbers": 1, "greatest": 3}, "1 different number, and there are only 0 from 6 to 3"),
        ("fibonacci-balanced", {"largest": 1}, "all heaps would have size 1, and 3 of them do not cancel out"),
    ],
)
def test_what_does_not_go_together_is_said_in_plain_words(shape: str, values: dict[str, int], said: str) -> None:
    with pytest.raises(ShapeError, match=said):
        generate(shape_named(shape), values, 1)
