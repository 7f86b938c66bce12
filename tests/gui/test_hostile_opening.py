"""Files that somebody made to hurt: what is done for them is bounded, and no call works on a whole long text."""

import os
import re
import time
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import project_file
from engine.diagnostics import InputError
from engine.formats import token_values
from engine.formats.detect import detect
from engine.formats.reader import NO_NUMBER, Tokens, decode
from engine.formats.registry import formats
from engine.journal import State
from engine.project_file import lenient, reading
from gui.files.reading import Source, look_at
from gui.jobs import Control
from gui.panels import problem_text
from gui.panels.problem_text import ProblemText
from gui.recovery.found import _is_overtaken

MEGA = 1_000_000
HUGE_TEXT = '{"application": "' + "a" * 2 * MEGA + '"}'


def opened(path: Path):
    return look_at(Source.file(path), formats(), Control(lambda *_: None))


def plain_values(text: str) -> list[int]:
    words = re.findall(r"[^ \t\n\r\x0b\x0c]+", text)
    numbers = [int(w) if re.fullmatch("[0-9]+", w, re.ASCII) else NO_NUMBER for w in words]
    return [n if n < 10**18 else NO_NUMBER for n in numbers]


@given(st.text(alphabet="0017a７\u00a0\x1c \n\t\r", max_size=60), st.integers(1, 7))
@settings(max_examples=200)
def test_pieces_of_any_size_give_the_same_numbers(text, piece):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(token_values, "PIECE", piece)
        assert token_values.values_of(text).tolist() == plain_values(text)


def test_no_piece_that_is_made_numbers_of_is_long(monkeypatch):
    sizes, numbers = [], token_values._numbers
    monkeypatch.setattr(token_values, "_numbers", lambda text: sizes.append(len(text)) or numbers(text))
    text = "7" * MEGA + " 5\n" + "-" * MEGA + " " + "0" * MEGA + "8\t" + "1\n" * MEGA
    values = Tokens(text).values
    assert values[:4].tolist() == [NO_NUMBER, 5, NO_NUMBER, 8]
    assert len(values) == MEGA + 4
    assert max(sizes) <= token_values.PIECE


@given(st.binary(max_size=40), st.sampled_from([b"", b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff"]), st.integers(1, 5))
def test_bytes_are_decoded_in_pieces_as_in_one(data, mark, piece):
    data = mark + data
    codec = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("engine.formats.reader.PIECE", piece)
        patch.setattr(reading, "_PIECE", piece)
        assert decode(data) == data.decode(codec, "replace")
        try:
            expected = data.removeprefix(b"\xef\xbb\xbf").decode()
        except UnicodeDecodeError:
            with pytest.raises(InputError, match="UTF-8"):
                reading.text_of(data)
        else:
            assert reading.text_of(data) == expected


@pytest.mark.parametrize("text", ["7" * 3 * MEGA, "-" * 3 * MEGA, "word " * MEGA, "x 0\n" * MEGA, "\0" * 2 * MEGA])
def test_a_large_text_of_no_format_is_read_whole_once(monkeypatch, text):
    read: list[int] = []
    values_of = token_values.values_of
    monkeypatch.setattr("engine.formats.reader.values_of", lambda text: read.append(len(text)) or values_of(text))
    detection = detect(text, "", formats())
    assert not detection.candidates
    assert sum(size > MEGA for size in read) == 1
    assert all(0 < len(failure.reading.diagnostics) <= 102 for failure in detection.failures)
    assert not any(d.found == "end of file" for f in detection.failures[1:] for d in f.reading.diagnostics)


@pytest.mark.parametrize(
    "text", ["7" * 2 * MEGA, "[" * 2 * MEGA, " " * 2 * MEGA, f'{{"version": {"7" * 2 * MEGA}}}', HUGE_TEXT]
)
def test_a_project_that_can_be_none_is_never_decoded(monkeypatch, tmp_path, text):
    (tmp_path / "a.grundy").write_text(text)
    monkeypatch.setattr(msgspec.json, "decode", lambda *_, **__: pytest.fail("decoded"))
    monkeypatch.setattr(lenient, "_DECODER", None)
    found = opened(tmp_path / "a.grundy")
    assert found.project is None
    assert len(found.problems) == 1


def test_a_long_broken_case_comes_back_item_by_item(monkeypatch):
    moves = ",\n".join(f"[{i}, {i + 1}]" for i in range(99_999))
    head = '{"application": "grundy-studio", "version": 1, "cases": [{"kind": "graph", "positions": 100000, "moves": ['
    whole = head + moves
    made: list[int] = []
    decoder = lenient._DECODER

    class Watched:
        def raw_decode(self, text, at):
            value, end = decoder.raw_decode(text, at)
            made.append(end - at)
            return value, end

    monkeypatch.setattr(lenient, "_DECODER", Watched())
    left = project_file.recover(whole.encode())
    assert len(left.document.records()[0].sources) == 99_999
    assert max(made) < 100


@given(st.text(alphabet="ab\r\n", max_size=80), st.integers(1, 6), st.data())
@settings(max_examples=200)
def test_lines_of_a_long_text_are_those_of_a_short_one(text, piece, data):
    lines = re.split(r"\r\n|\r|\n", text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(problem_text, "SHORT", -1)
        patch.setattr(problem_text, "_PIECE", piece)
        source = ProblemText(text)
        for _ in range(3):
            line = data.draw(st.integers(1, len(lines)))
            first, shown, cut = source.around(line, 2, 1)
            assert (shown, cut) == (lines[first - 1 : line + 1], 0)
            assert first == max(1, line - 2)
        assert source.around(len(lines) + 5, 0, 0).lines == []


def test_a_place_deep_in_a_long_line_is_shown_without_the_rest():
    source = ProblemText("first\n" + "1 " * MEGA + "bad" + " 1" * MEGA + "\nlast")
    first, lines, cut = source.around(2, 200, 200, 2 * MEGA + 1)
    assert first == 2
    assert len(lines) == 1
    assert lines[0][2 * MEGA - cut :].startswith("bad")
    assert len(lines[0]) <= problem_text.LONGEST_SHOWN


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
@pytest.mark.parametrize("name", ["a.in", "a.grundy"])
def test_a_pipe_is_refused_and_not_waited_for(tmp_path, name):
    os.mkfifo(tmp_path / name)
    with pytest.raises(OSError, match="no ordinary file"):
        opened(tmp_path / name)


def test_a_file_is_overtaken_exactly_if_it_is_not_as_it_was_known(tmp_path):
    path = tmp_path / "a.grundy"
    path.write_text("{}")
    status = path.stat()
    known = (status.st_size, status.st_mtime_ns)
    late = time.time() + 1000
    assert not _is_overtaken(State(0.0, path=str(path), known=known))
    os.utime(path, ns=(0, status.st_mtime_ns - 1))
    assert _is_overtaken(State(late, path=str(path), known=known))
    assert _is_overtaken(State(late, path=str(path), known=(-1, 0)))
    assert not _is_overtaken(State(late, path=str(path)))


def test_a_journal_without_the_stamp_of_the_file_is_read():
    old = b'{"is":"state","at":1.0,"saved":false,"path":"/a.grundy","title":"","format":""}'
    assert msgspec.json.decode(old, type=State).known is None
    state = State(1.0, path="/a.grundy", known=(5, 7))
    assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
