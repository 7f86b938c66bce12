"""What is painted in pixels grows with the size of texts: the legend, headings, sentences, heaps."""

from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shown_verdict import ShownVerdict

from engine.games.graph_record import GraphRecord
from gui.canvas.layers.legend import paint_legend
from gui.canvas.layers.scene import NONE, Scene
from gui.heaps.sequence_table import SequenceTable
from gui.heaps.stack_geometry import Geometry, wanted_size
from gui.stepper.sentence import SIZES, Sentence
from gui.theme import LIGHT, ThemeController
from gui.theme.fonts import set_text_size
from tests.gui.accessible_world import made_canvas


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[ThemeController]:
    made = ThemeController(qapp, "light")
    yield made
    made.set_text_size(100)


def painted(canvas, width: int, height: int, per_cent: int) -> tuple[int, int]:
    """Width and height of the legend."""
    set_text_size(per_cent)
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    scene = Scene(canvas.picture, canvas.show_state, NONE, NONE, LIGHT, QRectF(), 1.0)
    paint_legend(painter, scene, QSizeF(width, height))
    painter.end()
    set_text_size(100)
    dots = [(x, y) for x in range(0, width, 2) for y in range(0, height, 2) if image.pixelColor(x, y).alpha()]
    if not dots:
        return 0, 0
    xs, ys = zip(*dots, strict=True)
    return max(xs) - min(xs), max(ys) - min(ys)


def test_the_legend_grows_as_far_as_there_is_room(qtbot: QtBot, theme: ThemeController) -> None:
    canvas = made_canvas(theme)
    qtbot.addWidget(canvas)
    usual, large = painted(canvas, 1200, 700, 100), painted(canvas, 1200, 700, 200)
    assert large[0] == pytest.approx(2 * usual[0], rel=0.05)
    assert large[1] == pytest.approx(2 * usual[1], rel=0.05)
    # It was seen at its usual size, so it stays in sight.
    width = round(usual[0] / 0.6) + 20
    narrow = painted(canvas, width, 700, 200)
    assert usual[0] <= narrow[0] <= 0.6 * width
    assert painted(canvas, 200, 700, 100) == painted(canvas, 200, 700, 200) == (0, 0)


def test_headings_and_rows_of_the_nim_sum_follow(qtbot: QtBot, theme: ThemeController) -> None:
    shown = ShownVerdict(qtbot, theme, GraphRecord.from_moves(2, [(0, 1)], [[0, 0, 1]]))
    table = shown.panel._table
    before = table.groups.horizontalHeader().viewport().font().pointSizeF(), table.xor.height()
    rows = table.groups.verticalHeader().defaultSectionSize()
    theme.set_text_size(200)
    qtbot.waitUntil(lambda: not table._later.waiting)
    assert table.groups.horizontalHeader().viewport().font().pointSizeF() > 1.8 * before[0]
    assert table.xor.height() > 1.4 * before[1]
    assert table.groups.verticalHeader().defaultSectionSize() > 1.4 * rows


def test_the_sentence_of_a_step_follows(qtbot: QtBot, theme: ThemeController) -> None:
    sentence = Sentence()
    qtbot.addWidget(sentence)
    sentence.say("Position 1.")
    sentence.resize(900, 200)
    assert sentence.fitted() == (SIZES[0], "Position 1.")
    height = sentence.sizeHint().height()
    theme.set_text_size(150)
    assert sentence.fitted()[0] == round(1.5 * SIZES[0])
    assert sentence.sizeHint().height() > 1.3 * height


@given(
    st.lists(st.integers(0, 100), min_size=1, max_size=6),
    st.integers(160, 1000),
    st.sampled_from([1.0, 1.25, 1.5, 2.5]),
    st.integers(0, 200),
)
def test_scaled_heaps_are_the_plain_ones_enlarged(heaps: list[int], height: int, scale: float, scrolled: int) -> None:
    geometry = Geometry(heaps, height, scrolled, scale=scale, foot=20, spare=0)
    plain = geometry.plain
    for index in range(len(heaps)):
        stones = geometry.stack(index).stones()
        assert plain.stack(index).stones() == stones
        for number, row in stones:
            box, small = geometry.row_box(index, row), plain.row_box(index, row)
            assert geometry.stone_at(box.center().x(), box.center().y()) == (index, number)
            assert [box.x(), box.y(), box.width(), box.height()] == pytest.approx(
                [scale * small.x(), scale * small.y(), scale * small.width(), scale * small.height()], abs=1e-6
            )


def test_all_stones_fit_the_size_that_is_wanted() -> None:
    heaps = (3, 7, 1)
    width, height = wanted_size(len(heaps), max(heaps))
    geometry = Geometry(heaps, height * 2, scale=2, spare=0)
    assert geometry.width == 2 * width
    assert not any(geometry.stack(index).is_cut for index in range(3))
    assert geometry.row_box(1, 6).top() >= 0


def test_the_table_of_values_grows_and_its_cells_are_found_where_they_are(qtbot: QtBot, theme: ThemeController) -> None:
    table = SequenceTable(theme)
    qtbot.addWidget(table)
    table.resize(500, 300)
    table.show_values(np.arange(100) % 7, None)
    before = table.cell_rect(0).size()
    theme.set_text_size(150)
    after = table.cell_rect(0).size()
    assert after.height() == 1.5 * before.height()
    assert after.width() >= 1.4 * before.width()
    for size in (0, 1, 7, 13, 20):
        assert table.size_at(table.cell_rect(size).center()) == size
