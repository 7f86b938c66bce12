"""The pages of the guide as texts: Markdown that is read, and the search over all of it."""

from gui.guide import search
from gui.guide.blocks import Code, Heading, Items, Paragraph, Table, blocks_of
from gui.guide.pages import PAGES, page_blocks
from gui.guide.spans import html_of, plain

# Markdown as it is written


def test_blocks_are_read() -> None:
    text = "# A b!\nmore\nlines\n- one\n\n1. first\n   goes on\n2. second\n```py\n# x\n\n```\n| a |\n|--|\n| `1\\|2` |"
    read = list(blocks_of(text))
    assert read == [
        Heading(1, "A b!"), Paragraph("more lines - one"), Items(("first goes on", "second"), True), Code("# x", "py"),
        Table(("a",), (("`1|2`",),)),
    ]  # fmt: skip
    assert read[0].anchor == "a-b"  # type: ignore[union-attr]


def test_spans_hide_no_html_and_no_script() -> None:
    assert html_of("<b>&`<i>**x**`") == "&lt;b&gt;&amp;<code>&lt;i&gt;**x**</code>"
    assert html_of("**a *b* [c](d.md)**") == '<b>a <i>b</i> <a href="d.md">c</a></b>'
    assert html_of('[x](a"onclick=b)') == '<a href="a&quot;onclick=b">x</a>'
    assert plain("2 * 3 * 4, `a*b`, **中文**。") == "2 * 3 * 4, a*b, 中文。"


def test_chinese_lines_are_joined_without_a_blank() -> None:
    assert list(blocks_of("你好\n世界 and\nmore")) == [Paragraph("你好世界 and more")]


# Searching


def test_a_search_agrees_with_reading_all_pages() -> None:
    for question in ("cycle", "STONE queries", "kattis", "0.77", "first player", "zzz"):
        words = question.casefold().split()
        expected = {s.anchor for s in search.sections("en") if all(w in s.folded for w in words)}
        assert {hit.section.anchor for hit in search.found(question, "en")} == expected
    whole = "\n".join(section.folded for section in search.sections("en"))
    for name in PAGES:
        for block in page_blocks(name, "en"):
            if isinstance(block, Heading | Paragraph):
                assert plain(block.text).casefold() in whole


def test_headings_come_first() -> None:
    first = search.found("stress", "en")[0].section
    assert "stress" in f"{first.heading} {first.title}".casefold()


def test_an_excerpt_has_what_was_found_also_where_no_blanks_stand(monkeypatch) -> None:
    text = "局面的值由它的后继决定，" * 20 + "mex" + "按住空格键可以移动视图。" * 20
    section = search.Section("theory", "理论", "值", "value", text, f"理论 值 {text}".casefold())
    monkeypatch.setattr(search, "sections", lambda _: (section,))
    (hit,) = search.found("MEX", "zh_CN")
    assert "mex" in hit.excerpt
    assert hit.excerpt.startswith("… ")
    assert hit.excerpt.endswith(" …")
    assert len(hit.excerpt) <= search.LONGEST + 4
