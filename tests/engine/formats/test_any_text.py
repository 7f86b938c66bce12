"""Whatever stands in a text, reading it gives cases or errors with a place, and never raises."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from naive_board_files import files_5724
from naive_graph_files import files_1524, files_11927
from naive_heaps_files import files_1536, files_1848

from engine.formats.base import Format
from engine.formats.detect import detect
from engine.formats.reader import decode
from engine.formats.registry import built_in
from engine.games.kinds import Record

FORMATS = list(built_in())
FILES = {
    "hdu1524": files_1524(),
    "uva11927": files_11927(),
    "hdu5724": files_5724(),
    "hdu1536": files_1536(),
    "hdu1848": files_1848(),
}
WORDS = st.sampled_from(["0", "1", "2", "3", "4", "x", "-1", "007", str(10**15), str(10**18), "\n", "\r\n", "\x00"])


def check(form: Format[Record], text: str) -> None:
    reading = form.read(text)
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for found in reading.diagnostics:
        assert 1 <= found.line <= len(lines)
        assert 1 <= found.column <= len(lines[found.line - 1]) + 1
        if found.found.removeprefix("-").isdecimal():
            assert lines[found.line - 1][found.column - 1 :].startswith(found.found)
    for first, last in reading.case_lines:
        assert 1 <= first <= last <= len(lines)
    if reading.ok:
        assert len(reading.records) == len(reading.case_lines)
        assert form.read(form.write(reading.records)).records == reading.records
    else:
        assert reading.records == ()


@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.name)
@settings(max_examples=300)
@given(st.lists(WORDS, max_size=25))
def test_random_words(form: Format[Record], words: list[str]) -> None:
    check(form, " ".join(words))


@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.name)
@given(st.data())
def test_valid_files_with_one_token_changed(form: Format[Record], data: st.DataObject) -> None:
    words = data.draw(FILES[form.name]).split()
    at = data.draw(st.integers(0, len(words) - 1))
    words[at : at + data.draw(st.integers(0, 2))] = [data.draw(WORDS)]
    # Large numbers of stones can be read, but not listed one by one.
    if form.name != "hdu1524" or max(map(len, words)) < 5:
        check(form, " ".join(words))


@given(st.binary(max_size=60))
def test_any_bytes(data: bytes) -> None:
    text = decode(data)
    detection = detect(text, "", built_in())
    assert len(detection.candidates) + len(detection.failures) == len(FORMATS)
    for form in FORMATS:
        check(form, text.removeprefix("\ufeff"))
