"""Numbers as people type them, and what messages repeat of it."""

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.generators.catalogue import SHAPES, shape_named
from engine.generators.common import parameters_of
from engine.generators.generate import read_settings
from engine.generators.shape import Parameter, ShapeError
from engine.generators.texts import number, shown, whole_number

ODD_DIGITS = [chr(code) for code in range(128, sys.maxunicode) if chr(code).isdigit()]


@given(st.integers(-(10**18) + 1, 10**18 - 1))
def test_what_python_writes_is_read(value: int) -> None:
    assert whole_number(str(value)) == value
    assert number(str(value)) == float(value)


@given(st.floats(-1e9, 1e9))
def test_so_are_numbers_with_a_point(value: float) -> None:
    assert number(f"{value:.6f}") == float(f"{value:.6f}")


@pytest.mark.parametrize("text", ["1_0", "+1", "", "-", "--1", "1 0", "0x1", "1\n", "nan", "inf", "1.0", "9" * 19])
def test_no_whole_numbers(text: str) -> None:
    assert whole_number(text) is None


@pytest.mark.parametrize("text", ["1_0", "1_0.5", "nan", "inf", "-inf", "infinity", "", ".", "-", "e5", "1e", "1e999"])
def test_no_numbers(text: str) -> None:
    assert number(text) is None


@pytest.mark.parametrize(("text", "value"), [("5", 5), ("0.5", 0.5), (".5", 0.5), ("5.", 5), ("-1e-3", -0.001)])
def test_numbers(text: str, value: float) -> None:
    assert number(text) == value


@given(st.text(st.sampled_from([*ODD_DIGITS, "7"])).filter(lambda text: not text.isascii()))
def test_digits_of_other_scripts_are_none(text: str) -> None:
    assert whole_number(text) is None
    assert number(text) is None
    assert number(f"1.{text}") is None
    for kind in (1, 1.0):
        with pytest.raises(ShapeError, match="must be a"):
            Parameter("n", "", kind, 0, 10**9).read(text)


@given(st.text() | st.integers() | st.floats() | st.lists(st.integers()))
def test_what_is_shown_is_short(value: object) -> None:
    assert len(shown(value)) <= 48
    if len(repr(value)) <= 42:
        assert shown(value) == repr(value)


def test_a_long_value_is_not_repeated_whole() -> None:
    shape = shape_named("path")
    for settings in ({"n": "9" * 10_000}, {"x" * 10_000: "1"}, {"stones": "y" * 10_000}):
        with pytest.raises(ShapeError) as caught:
            read_settings(shape, settings)
        assert len(str(caught.value)) < 300 and "..." in str(caught.value)
    with pytest.raises(ShapeError) as caught:
        shape_named("z" * 10_000)
    assert len(str(caught.value)) < 120


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.name)
def test_capitals_are_of_no_account(shape) -> None:
    assert shape_named(f" {shape.name.upper()}") is shape
    typed = {p.name.upper(): str(p.default).upper() for p in parameters_of(shape)}
    assert read_settings(shape, typed) == read_settings(shape, {})
