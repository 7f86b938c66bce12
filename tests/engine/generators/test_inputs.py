"""Inputs for judges: which shapes a format can hold, and what comes out as its text."""

import pytest

from engine import inputs
from engine.answers import outcomes
from engine.formats.base import WriteError
from engine.formats.registry import built_in
from engine.generators.catalogue import SHAPES, shape_named, shapes_of
from engine.generators.generate import generate
from engine.generators.shape import Shape, ShapeError
from engine.inputs import answers_to, fitting_shapes, make_input

FORMATS = tuple(built_in())
PAIRS = [(form, shape) for form in FORMATS for shape in fitting_shapes(form)]


def test_each_shape_fits_some_format_and_each_format_has_many() -> None:
    fitting = {shape.name for form in FORMATS for shape in fitting_shapes(form)}
    assert fitting == {shape.name for shape in SHAPES}
    for form in FORMATS:
        assert len(fitting_shapes(form)) >= 8
        assert {shape.game for shape in fitting_shapes(form)} == {form.game}


def test_fibonacci_shapes_are_those_of_their_judge() -> None:
    snim, fibonacci = (
        {shape.name for shape in fitting_shapes(built_in().get(name))} for name in ("hdu1536", "hdu1848")
    )
    assert snim.isdisjoint(fibonacci)
    assert all(name.startswith("fibonacci") for name in fibonacci)
    assert snim | fibonacci == {shape.name for shape in shapes_of("heaps")}


def test_what_fits_is_found_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    form = built_in().get("hdu5724")
    before = fitting_shapes(form)

    def fail(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(inputs, "make_input", fail)
    assert fitting_shapes(form) == before


def test_a_format_of_a_plug_in_is_none_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = type(built_in().get("hdu5724"))

    class Narrow(usual):
        def check(self, records):
            return usual.check(self, [*records, *[record for record in records if not any(record.rows)] * 100])

    assert {shape.name for shape in fitting_shapes(built_in().get("hdu5724"))} - {
        shape.name for shape in fitting_shapes(Narrow())
    } == {"empty-rows"}


@pytest.mark.parametrize(("form", "shape"), PAIRS, ids=lambda each: each.name)
def test_the_text_reads_as_the_cases(form, shape: Shape) -> None:
    made = make_input(form, shape, {}, 5)
    reading = form.read(made.text)
    assert reading.ok and not reading.diagnostics
    assert form.adapt(reading.records)[0] == reading.records
    assert made.warnings == ()
    assert form.render(made.records) == made.text
    assert list(map(outcomes, reading.records)) == list(map(outcomes, made.records))
    words = {True: form.answer_words[0], False: form.answer_words[1]}
    flat = [words[won] for record in generate(shape, {}, 5) for won in outcomes(record)]
    answers = answers_to(form, made.records)
    assert (list(answers.strip()) if form.name == "hdu1536" else answers.split()) == flat
    assert make_input(form, shape, {}, 5) == made


def test_many_cases_with_answers_as_asked_for() -> None:
    form = built_in().get("hdu5724")
    made = make_input(form, shape_named("random-rows"), {"cases": 40, "wins": 25, "rows": 3}, 1)
    assert answers_to(form, made.records).split().count("YES") == 10
    form = built_in().get("hdu1536")
    made = make_input(form, shape_named("random-set"), {"cases": 5, "queries": 20, "nim-sum": 1}, 1)
    assert answers_to(form, made.records) == ("W" * 20 + "\n") * 5
    form = built_in().get("hdu1848")
    made = make_input(form, shape_named("fibonacci-random"), {"queries": 100, "wins": 50}, 1)
    assert answers_to(form, made.records).split().count("Nacci") == 50


def test_a_broken_limit_is_a_warning_and_what_cannot_be_said_an_error() -> None:
    form = built_in().get("hdu5724")
    made = make_input(form, shape_named("random-rows"), {"cases": 101, "rows": 1}, 1)
    assert [note.message for note in made.warnings] == ["101 cases, the judge's limit is 1 <= T <= 100"]
    assert form.read(made.text).ok
    with pytest.raises(WriteError, match="the board has 8 columns"):
        make_input(form, shape_named("random-rows"), {"width": 8}, 1)
    with pytest.raises(WriteError, match="Fibonacci"):
        make_input(built_in().get("hdu1848"), shape_named("random-set"), {}, 1)


def test_cases_of_heaps_that_become_one() -> None:
    made = make_input(built_in().get("hdu1848"), shape_named("fibonacci-random"), {"cases": 3, "queries": 2}, 1)
    assert [len(record.queries) for record in made.records] == [6]
    assert len(made.warnings) == 1


def test_a_shape_of_another_game() -> None:
    with pytest.raises(ShapeError, match="random-rows"):
        make_input(built_in().get("hdu1536"), shape_named("random-rows"), {}, 1)


@pytest.mark.parametrize("name", ["hdu1524", "hdu5724", "hdu1536", "hdu1848"])
def test_progress_rises_and_what_it_raises_ends_the_work(name: str) -> None:
    form = built_in().get(name)
    shape = fitting_shapes(form)[0]
    told: list[float] = []
    make_input(form, shape, {"cases": 7}, 1, told.append)
    assert told == sorted(told) and told[-1] == 1 and len(told) > 7

    class StopError(Exception):
        pass

    def stop(share: float) -> None:
        if share > 0.3:
            raise StopError

    with pytest.raises(StopError):
        make_input(form, shape, {"cases": 7}, 1, stop)
