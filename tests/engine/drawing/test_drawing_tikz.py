"""Pictures as TikZ: pdflatex makes a page of them as they stand, whatever things are called."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.drawing import DrawingError, tikz_of
from engine.drawing.escape import tex
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import rule_of


def has_tikz() -> bool:
    if shutil.which("pdflatex") is None or shutil.which("kpsewhich") is None:
        return False
    return subprocess.run(["kpsewhich", "tikz.sty"], capture_output=True, check=False).returncode == 0


needs_tex = pytest.mark.skipif(not has_tikz(), reason="pdflatex with TikZ is not installed")
NASTY = [
    "\\input{/etc/passwd}", "\\", "{", "}}}", "$x_1^2$ & #1 %", "~^_", "<a|b>", "中文", "Ünïcödé ßæœłŁØ", "αβΩ",
    '"quotes" \'single\' `back`', "?` !` -- ---", "\x00\x1b", "\ud800", "ǆ ế ﬃ", "→ ≤ ⊕ × …", "\\end{document}",
    "a\n\nb", "😀", "\u202e\u200b\u0301", "^^41",
]  # fmt: skip


def compile_tex(text: str, folder: Path) -> Path:
    (folder / "picture.tex").write_text(text, encoding="utf-8")
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "picture.tex"]
    done = subprocess.run(command, cwd=folder, capture_output=True, check=False, timeout=120)
    assert done.returncode == 0, done.stdout.decode(errors="replace")[-2000:]
    return folder / "picture.pdf"


@needs_tex
@pytest.mark.parametrize("theme", ["print", "light", "dark"])
def test_a_graph_with_nasty_names_compiles(tmp_path: Path, theme: str) -> None:
    stones = (QueryRecord(((0, 1), (1, 3), (2, 100)), "中文 $"),)
    moves = [(0, 1), (0, 1), (1, 2), (0, 2)]
    record = GraphRecord.from_moves(len(NASTY), moves, names=dict(enumerate(NASTY)), name="{%")
    record = GraphRecord(record.n, record.sources, record.targets, record.counts, stones, record.name, record.names)
    pdf = compile_tex(tikz_of(record, 0, theme), tmp_path).read_bytes()
    assert pdf.startswith(b"%PDF") and pdf.count(b"/Type /Page\n") <= 1


@needs_tex
@pytest.mark.parametrize(
    "record",
    [
        GraphRecord(0),
        BoardRecord(20, ((1, 2, 5, 20), (), tuple(range(1, 21)))),
        HeapsRecord(rule_of((2, 5)), (HeapsQueryRecord((0, 3, 7)), HeapsQueryRecord((10_000, 1)))),
    ],
    ids=["empty graph", "board", "heaps"],
)
def test_every_kind_of_game_compiles(tmp_path: Path, record) -> None:
    assert compile_tex(tikz_of(record, None, "light", staircase=True), tmp_path).stat().st_size > 1000


@needs_tex
def test_the_page_is_as_large_as_the_picture(tmp_path: Path) -> None:
    record = GraphRecord(2, places=[[0, 0], [1000, 0]])
    # So that the page can be read here.
    text = "\\pdfobjcompresslevel=0\n" + tikz_of(record, 0, caption=False)
    boxes = re.findall(rb"/MediaBox \[([^\]]*)\]", compile_tex(text, tmp_path).read_bytes())
    width, height = (float(value) for value in boxes[0].split()[2:])
    assert 760 < width < 830 and 40 < height < 80


@settings(max_examples=300, deadline=None)
@given(st.text(st.characters(codec=None), max_size=40))
def test_text_holds_nothing_that_tex_would_read(text: str) -> None:
    made = tex(text)
    assert made.isascii() and made.isprintable()
    # Without our own commands, no character with a meaning is left.
    plain = re.sub(r"\$[^$]*\$", "", made.replace(r"\$", ""))
    bare = re.sub(r"\\[a-zA-Z]+(\{\}|[0-9]+)?|\\[`'^~=.\"](?=\{)|\\[&#_%]", "", plain)
    assert not re.search(r"[\\#%&_^]", bare), (made, bare)
    unescaped = re.sub(r"\\[{}]", "", made)
    assert unescaped.count("{") == unescaped.count("}")
    assert len(re.findall(r"(?<!\\)\$", made)) % 2 == 0


def test_foreign_writing_is_spelled_out_and_latin_is_not() -> None:
    record = GraphRecord(2, names={0: "中文", 1: "Zoë"})
    text = tikz_of(record)
    assert "U+4E2D U+6587" in text and 'Zo\\"{e}' in text
    assert text.isascii()


def test_the_document_asks_for_little_and_holds_all_values() -> None:
    record = GraphRecord.from_moves(3, [(0, 1), (0, 2), (1, 2)], [[0] * 7])
    text = tikz_of(record)
    assert re.findall(r"\\usepackage\{(.*)\}", text) == ["tikz"]
    values = re.findall(r"\\bfseries\] at \([^)]*\) \{(\d+)\};", text)
    assert values == ["2", "1", "0"]
    assert "{$\\times$7}" in text


def test_a_picture_larger_than_a_page_of_tex_is_refused() -> None:
    with pytest.raises(DrawingError, match="TeX"):
        tikz_of(GraphRecord(2, places=[[0, 0], [30_000, 0]]))
