"""The inputs of a campaign: the same everywhere, valid, small ones first, of all shapes."""

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from engine.answers import outcomes
from engine.formats.registry import built_in, format_named
from engine.inputs import fitting_shapes
from engine.stress.campaign import Campaign, CampaignError

ROOT = Path(__file__).resolve().parents[3]
FORMS = [form.name for form in built_in()]


@pytest.mark.parametrize("name", FORMS)
def test_inputs_are_valid_and_of_the_named_shapes(name):
    form = format_named(name)
    campaign = Campaign(form, 1)
    for number in range(0, 90, 6):
        made = campaign.make(number)
        reading = form.read(made.text)
        assert not reading.diagnostics
        assert form.render(reading.records) == made.text
        assert [*map(outcomes, reading.records)] == [*map(outcomes, made.records)]
        assert all(record.queries for record in made.records)
        assert set(made.shapes) <= {shape.name for shape in fitting_shapes(form)}


@pytest.mark.parametrize("name", FORMS)
def test_an_input_does_not_depend_on_those_before(name):
    form = format_named(name)
    one, other = Campaign(form, 7), Campaign(form, 7)
    one.make(3)
    assert one.make(11) == other.make(11)
    assert Campaign(form, 8).make(11).text != other.make(11).text


def test_another_process_makes_the_same():
    campaign = Campaign(format_named("hdu1524"), "a seed")
    code = (
        "import pickle, sys; campaign = pickle.load(sys.stdin.buffer); "
        "sys.stdout.buffer.write(campaign.make(20).text.encode())"
    )
    env = {"PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "99"}
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(campaign), stdout=subprocess.PIPE, env=env, check=True
    )
    assert done.stdout.decode() == campaign.make(20).text


@pytest.mark.parametrize("name", ["hdu1524", "hdu5724"])
def test_every_shape_comes_up_and_small_inputs_come_first(name):
    form = format_named(name)
    campaign = Campaign(form, 0)
    made = [campaign.make(number) for number in range(80)]
    assert {shape for each in made for shape in each.shapes} == {shape.name for shape in fitting_shapes(form)}
    sizes = [sum(record.n for record in each.records) / len(each.records) for each in made]
    assert sum(sizes[:20]) < sum(sizes[-20:])
    assert sum(len(each.records) > 3 for each in made) > 25


def test_only_the_shapes_that_are_asked_for():
    campaign = Campaign(format_named("hdu1524"), 0, ("path", "star"))
    assert {shape for number in range(20) for shape in campaign.make(number).shapes} == {"path", "star"}


@pytest.mark.parametrize(("name", "shape"), [("hdu1524", "no-such-shape"), ("hdu5724", "path")])
def test_shapes_that_are_not_there(name, shape):
    with pytest.raises(CampaignError, match=f"'{shape}'"):
        Campaign(format_named(name), 0, (shape,))


def test_shapes_that_cannot_ask_anything(monkeypatch):
    """With stones nowhere HDU 1524 has no query that it could write."""
    monkeypatch.setattr("engine.stress.campaign.chosen_values", lambda shape, *_: {"stones": "none"})
    with pytest.raises(CampaignError, match="no input for hdu1524"):
        Campaign(format_named("hdu1524"), 0, ("path",)).make(0)
