"""What stays of a row of the list of cases where there is little room."""

import pytest
from shown_cases import ShownCases

from engine.games.graph_record import GraphRecord
from gui.panels.cases_view import CasesDelegate
from gui.panels.rows import width_of

NAMES = ("", "Ann", "A rather long name of a case")


@pytest.mark.parametrize("width", [150, 180, 200, 240, 300, 500])
@pytest.mark.parametrize("name", NAMES)
def test_the_size_is_told_before_the_name_and_never_cut_in_a_number(qtbot, qapp, name, width):
    moves = [(i, i + 1) for i in range(299)]
    shown = ShownCases(qtbot, qapp, [GraphRecord.from_moves(300, moves, [[3]], name=name)])
    delegate = shown.view.itemDelegate()
    assert isinstance(delegate, CasesDelegate)
    font = shown.view.font()
    (title, size), (answers, _) = delegate.lines(shown.index(0), width, font)
    assert [piece.text for piece in size] in (["300 positions, 299 moves"], ["300 pos., 299 moves"], ["300 pos."])
    assert width_of(title[0], font) + width_of(size[0], font) <= width
    assert answers and answers[0].chip
