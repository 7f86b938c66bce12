"""Texts that remember their templates are strings like any other."""

import copy
import pickle

import pytest

from engine.said import Said, say, say_count


def test_a_said_text_is_the_string() -> None:
    text = say("position {position} has no {what}", position=3, what="name")
    assert text == "position 3 has no name"
    assert hash(text) == hash("position 3 has no name")
    assert (text.template, text.values) == ("position {position} has no {what}", {"position": 3, "what": "name"})


def test_without_values_braces_stand() -> None:
    assert say("the set {1,3,4}") == "the set {1,3,4}"


def test_an_error_gives_back_what_was_said() -> None:
    with pytest.raises(ValueError, match="nothing at 4") as caught:
        raise ValueError(say("nothing at {place}", place=4))
    text = str(caught.value)
    assert isinstance(text, Said) and text.template == "nothing at {place}"


def test_values_may_be_said_themselves() -> None:
    inner = say("row {row}", row=2)
    assert say("case 1: {rest}", rest=inner).values["rest"].template == "row {row}"


@pytest.mark.parametrize("again", [lambda text: pickle.loads(pickle.dumps(text)), copy.deepcopy, copy.copy])
def test_it_crosses_processes_whole(again) -> None:
    text = again(say("{a} of {b}", a=1, b=say("inner")))
    assert (text, text.template, text.values["b"].template) == ("1 of inner", "{a} of {b}", "inner")


@pytest.mark.parametrize(("count", "text"), [(0, "0 rows"), (1, "1 row"), (2, "2 rows")])
def test_one_is_alone(count: int, text: str) -> None:
    assert say_count(count, "{count} row", "{count} rows") == text
