"""What the guide says is true: menus, keys, commands and their outputs, links, pictures, and the library's examples."""

import doctest
import re
import shlex
import shutil
import struct
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from engine import cli
from engine.cli.overview import overview
from gui.actions import MENUS, SPECS
from gui.docks import DOCKS
from gui.guide.blocks import Block, Code, Heading, Items, Paragraph, Picture, Table, blocks_of
from gui.guide.pages import ENGLISH, PAGES, has_heading, page_text, page_title
from gui.guide.spans import bold_parts, plain, targets
from gui.language.languages import FOLDER
from gui.language.plain import plain as plain_action
from gui.spec import Entry

GUIDE = Path(__file__).resolve().parents[1] / "resources" / "guide"
SAMPLES = GUIDE.parent / "samples"
LANGUAGES = tuple(sorted(folder.name for folder in GUIDE.iterdir() if folder.name != "pictures"))
EVERY_PAGE = [(language, path.stem) for language in LANGUAGES for path in sorted((GUIDE / language).glob("*.md"))]
WRONG = "WIN\nWIN\nLOSE\nLOSE\nWIN\n"


def blocks(name: str, language: str = ENGLISH) -> list[Block]:
    return list(blocks_of((GUIDE / language / f"{name}.md").read_text(encoding="utf-8")))


def lines_of(block: Block) -> Iterator[str]:
    """The lines of a block in which marks count."""
    if isinstance(block, Heading | Paragraph):
        yield block.text
    elif isinstance(block, Items):
        yield from block.texts
    elif isinstance(block, Table):
        yield from (cell for row in (block.head, *block.rows) for cell in row)


def lines(name: str, language: str = ENGLISH) -> list[str]:
    return [line for block in blocks(name, language) for line in lines_of(block)]


def bare(text: str) -> str:
    return plain_action(text).removesuffix("…")


def paths(language: str = ENGLISH) -> dict[str, tuple[str, ...]]:
    """Every path through the menus, and the keys of what stands at its end."""
    by_name = {spec.name: spec for spec in SPECS}
    translator = QTranslator()
    assert language == ENGLISH or translator.load(f"grundy_{language}", str(FOLDER))

    def said(text: str) -> str:
        return bare(translator.translate("Actions", text) or text)

    def within(path: str, entries: tuple[Entry, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
        yield path, ()
        for entry in entries:
            if isinstance(entry, str):
                yield f"{path} > {said(by_name[entry].text)}", by_name[entry].keys
            elif entry is not None:
                yield from within(f"{path} > {said(entry[1])}", entry[2])

    return {path: keys for _, text, entries in MENUS for path, keys in within(said(text), entries)}


# The pages themselves


def test_the_folder_has_the_pages_and_no_others() -> None:
    assert {path.stem for path in (GUIDE / ENGLISH).glob("*.md")} == set(PAGES)
    for language in LANGUAGES:
        assert {path.stem for path in (GUIDE / language).iterdir()} <= set(PAGES)


@pytest.mark.parametrize(("language", "name"), EVERY_PAGE)
def test_a_page_has_one_first_heading_and_different_anchors(language: str, name: str) -> None:
    headings = [block for block in blocks(name, language) if isinstance(block, Heading)]
    assert [heading.level for heading in headings].count(1) == 1
    assert headings[0].level == 1
    assert plain(headings[0].text) == page_title(name, language)
    anchors = [heading.anchor for heading in headings]
    assert all(anchors)
    assert len(set(anchors)) == len(anchors)


@pytest.mark.parametrize(("language", "name"), EVERY_PAGE)
def test_a_page_keeps_to_what_the_viewer_reads(language: str, name: str) -> None:
    text = (GUIDE / language / f"{name}.md").read_text(encoding="utf-8")
    assert text.count("```") % 2 == 0
    for block in blocks(name, language):
        if isinstance(block, Table):
            assert {len(row) for row in block.rows} == {len(block.head)}, block.head
        for line in lines_of(block):
            # What is left of marks was not understood: nested lists, unclosed bold or code, HTML.
            left = plain(line)
            assert not re.search(r"\*\*|\]\(|<[a-z]+>|^\s*[-*] ", left), line
            assert re.sub(r"(`+).+?\1", "", line).count("`") == 0, line


@pytest.mark.parametrize(("language", "name"), EVERY_PAGE)
def test_links_lead_to_pages_and_headings_that_exist(language: str, name: str) -> None:
    for line in lines(name, language):
        for target in targets(line):
            if target.startswith("http"):
                continue
            page, _, anchor = target.partition("#")
            page = page.removesuffix(".md") or name
            assert page in PAGES, target
            assert not anchor or has_heading(page, language, anchor), target


@pytest.mark.parametrize(("language", "name"), EVERY_PAGE)
def test_pictures_exist_and_are_told_in_words(language: str, name: str) -> None:
    for block in blocks(name, language):
        if isinstance(block, Picture):
            assert block.words
            assert (GUIDE / language / block.source).resolve().is_file(), block.source


def test_every_picture_is_used_and_small() -> None:
    used = {Path(b.source).name for name in PAGES for b in blocks(name) if isinstance(b, Picture)}
    files = list((GUIDE / "pictures").glob("*.png"))
    assert {file.name for file in files} == used
    every = list((GUIDE / "pictures").rglob("*.png"))
    assert {file.name for file in every} == used
    assert sum(file.stat().st_size for file in every) < 1_700_000
    for file in every:
        head = file.read_bytes()[:26]
        width, _, depth, kind = struct.unpack(">IIBB", head[16:26])
        assert (depth, kind) == (8, 3), "eight bits and a table of colours"
        assert 600 <= width <= 1520


def test_a_page_that_is_not_translated_is_in_english() -> None:
    assert page_text("theory", "xx") == page_text("theory", ENGLISH)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ENGLISH])
def test_a_translation_has_the_examples_and_pictures_of_the_english_page(language: str) -> None:
    for other, name in EVERY_PAGE:
        if other == language:
            for kind in (Code, Picture):
                there = [b for b in blocks(name, language) if isinstance(b, kind)]
                here = [b for b in blocks(name) if isinstance(b, kind)]
                # What is only told in a block may be in another language; what is run may not.
                assert len(there) == len(here), name
                for one, two in zip(there, here, strict=True):
                    if isinstance(one, Code) and isinstance(two, Code) and two.language != "text":
                        assert one == two
                    elif isinstance(one, Picture) and isinstance(two, Picture):
                        assert one.source == two.source


# Menus and keys


@pytest.mark.parametrize(("language", "name"), EVERY_PAGE)
def test_menus_are_called_as_they_are(language: str, name: str) -> None:
    known = paths(language)
    for line in lines(name, language):
        for part in bold_parts(line):
            if " > " in part:
                assert bare(part) in known, part


def test_keys_behind_a_menu_are_its_keys() -> None:
    known, checked = paths(), 0
    for name in PAGES:
        for line in lines(name):
            for path, key in re.findall(r"\*\*([^*]+ > [^*]+)\*\* \(([^\s)]+)\)", line):
                assert key.replace("Delete", "Del") in known[bare(path)], (path, key)
                checked += 1
    assert checked > 25


def test_panels_in_quotes_exist() -> None:
    titles = {dock.title for dock in DOCKS}
    for name in PAGES:
        for line in lines(name):
            for panel in re.findall(r"[Pp]anel “([^”]+)”", line):
                assert panel in titles, panel


# Commands


def command_lines(language: str = "sh") -> list[str]:
    codes = [b for name in PAGES for b in blocks(name) if isinstance(b, Code) and b.language == language]
    found = [line.removeprefix("$ ") for code in codes for line in code.text.splitlines()]
    return [line for line in found if line.startswith("grundy")]


@pytest.mark.parametrize("line", sorted(set(command_lines() + command_lines("console"))))
def test_a_command_line_is_understood(line: str) -> None:
    words = shlex.split(line)[1:]
    if words and words[0] in cli.NAMES:
        parser, words = import_module(f"engine.cli.{words[0]}").parser(), words[1:]
    else:
        parser = overview()
    try:
        parser.parse_args(words)
    except SystemExit as end:
        assert end.code == 0, line


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the guide's examples read."""
    for sample in SAMPLES.iterdir():
        shutil.copy(sample, tmp_path)
    (tmp_path / "mine.out").write_text(WRONG)
    (tmp_path / "moves.edges").write_text("1 2\n1 3\n3 4\n")
    (tmp_path / "windows.in").write_bytes(b"4\r\n2 1 2\n0\n1 3\n0\n1 0\n2 0 2\n0\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


EXAMPLES = [b.text for name in PAGES for b in blocks(name) if isinstance(b, Code) and b.language == "console"]


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_prints_what_the_guide_shows(example: str, folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    first, _, expected = example.partition("\n")
    assert first.startswith("$ grundy "), "one command, and what it prints"
    cli.main(shlex.split(first)[2:])
    out, err = capfd.readouterr()
    assert (err + out).rstrip() == expected, first


def test_each_subcommand_has_an_example() -> None:
    lines = command_lines() + command_lines("console")
    assert {line.split()[1] for line in lines if len(line.split()) > 1} >= set(cli.NAMES)


def test_shapes_in_the_guide_exist() -> None:
    from engine.generators.catalogue import shape_named

    table = next(b for b in blocks("generating") if isinstance(b, Table))
    for shape, _ in table.rows:
        assert shape_named(shape.strip("`")).name == shape.strip("`")


# The library


def test_the_examples_of_the_library_are_true() -> None:
    result = doctest.testfile(str(GUIDE / ENGLISH / "api.md"), module_relative=False, encoding="utf-8")
    assert result.failed == 0
    assert result.attempted > 80


def test_what_is_told_to_be_found_is_understood() -> None:
    from engine.finding import parse

    table = next(b for b in blocks("graph-editor") if isinstance(b, Table) and b.head[0] == "you type")
    questions = [question for row in table.rows for question in re.findall(r"`([^`]+)`", row[0])]
    assert len(questions) > 8
    assert all(parse(question) is not None for question in questions)


def test_rules_in_the_guide_are_rules() -> None:
    from engine.games.take_rule_text import parse_rule

    table = next(b for b in blocks("heaps-editor") if isinstance(b, Table) and b.head[0] == "rule")
    rules = [rule for row in table.rows for rule in re.findall(r"`([^`]+)`", row[0])]
    assert len(rules) > 6
    assert all(parse_rule(rule) for rule in rules)
