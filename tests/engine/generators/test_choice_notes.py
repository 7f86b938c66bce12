"""What the words of a choice mean is said, in the window and by grundy generate --list alike."""

import pytest

from engine.cli.generate import parser, run
from engine.generators.catalogue import SHAPES, shapes_of
from engine.generators.common import NUMBERINGS, STONES, note_of, parameters_of


@pytest.mark.parametrize("shape", shapes_of("graph"), ids=lambda shape: shape.name)
def test_each_place_of_the_stones_and_each_numbering_is_explained(shape):
    for parameter in parameters_of(shape):
        if parameter.name in ("stones", "numbering"):
            notes = [note_of(parameter, choice) for choice in parameter.choices]
            assert all(notes)
            assert len(set(notes)) == len(notes)


def test_a_word_that_there_is_not_is_not_explained():
    for shape in SHAPES:
        for parameter in parameters_of(shape):
            assert note_of(parameter, "nothing-like-it") == ""
            if not parameter.choices:
                assert not any(note_of(parameter, word) for word in STONES)


@pytest.mark.parametrize("name", ["random-graph", "same-pattern", "in-order"])
def test_the_list_of_parameters_explains_them_as_they_would_be_set(name, capsys):
    assert run(parser().parse_args(["--list", "--shape", name])) == 0
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    words = {line.split()[0]: line.split(maxsplit=1)[1] for line in lines if "=" in line.split(" ")[0]}
    assert {f"stones={stones}" for stones in STONES} <= words.keys()
    assert ("stones=own" in words) == (name == "same-pattern")
    assert {f"numbering={word}" for word in NUMBERINGS} & words.keys() == (
        {"numbering=topological"} if name == "in-order" else {f"numbering={word}" for word in NUMBERINGS}
    )
    assert words["stones=off-by-one"].endswith("the first player wins")
