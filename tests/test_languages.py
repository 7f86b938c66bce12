"""The texts of the program in other languages: sources, catalogues and what the program reads agree."""

import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.languages import catalogue, checks, chunks, sources
from tests.languages.agreement import disagreements, places
from tests.languages.catalogue import Entry

STRICT = True
"""Whether every text must be translated."""
MODULE = """
from gui.helper import tr as _tr
from engine.said import say, say_count

class Panel(QWidget):
    def show(self):
        self.tr("in a class")
        _tr("by a helper")
        QCoreApplication.translate("Other", "at once")
        say("engine {x}", x=1)
        say_count(n, "one", "{count} many")
        tour.say("no text of the engine", 1)
        Spec("name", "&Text", (), "", "Tip")
        Spec("name", "Other", tip="By name")

MENU = ("menuFile", "&File", ("new",))
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A program of few texts."""
    for folder in ("gui", "engine"):
        (tmp_path / folder).mkdir()
    helper = 'def tr(text):\n    """Doc."""\n    return QCoreApplication.translate("Helper", text)\n'
    (tmp_path / "gui/helper.py").write_text(helper)
    (tmp_path / "gui/panel.py").write_text("from gui.spec import Spec\n" + MODULE)
    return tmp_path


def with_line(tree: Path, line: str) -> list[str]:
    (tree / "gui/more.py").write_text(f"from gui.helper import tr\nfrom engine.said import say\n{line}\n")
    return sources.read(tree).troubles


# What is found


def test_texts_are_found_with_the_contexts_of_run_time(tree: Path) -> None:
    found = sources.read(tree)
    assert not found.troubles
    assert set(found.texts) == {
        ("Panel", "in a class"), ("Helper", "by a helper"), ("Other", "at once"), ("engine", "engine {x}"),
        ("engine", "one"), ("engine", "{count} many"), ("Actions", "&Text"), ("Actions", "Tip"), ("Actions", "Other"),
        ("Actions", "By name"), ("Actions", "&File"),
    }  # fmt: skip
    assert found.texts["Panel", "in a class"] == "gui/panel.py"


@pytest.mark.parametrize(
    "line", ["tr(f'{x}')", "tr(name)", "tr('a' + b)", "tr('a' if x else 'b')", "tr('%n', '', 3)", "say(text, x=1)"]
)
def test_what_is_no_constant_text_is_refused_with_its_place(tree: Path, line: str) -> None:
    (trouble,) = with_line(tree, line)
    assert trouble.startswith("gui/more.py:3: ")


def test_objects_of_unknown_classes_are_refused(tree: Path) -> None:
    (trouble,) = with_line(tree, "somebody.tr('text')")
    assert "somebody" in trouble


# The catalogue


def test_an_update_keeps_translations_marks_those_that_are_gone_and_adds_new_ones() -> None:
    before = {("A", "kept"): Entry("K"), ("A", "gone"): Entry("G"), ("A", "gone, never known"): Entry()}
    after = catalogue.updated(before, [("A", "kept"), ("B", "new")])
    assert after == {("A", "kept"): Entry("K"), ("B", "new"): Entry(), ("A", "gone"): Entry("G", gone=True)}
    again = catalogue.updated(after, [("A", "gone")])
    assert again["A", "gone"] == Entry("G")


texts = st.text(st.characters(codec="utf-8", exclude_categories=("Cs", "Cc")), min_size=1)


@given(st.dictionaries(st.tuples(texts, texts), st.builds(Entry, texts)))
def test_a_catalogue_is_read_as_it_was_written(tmp_path_factory: pytest.TempPathFactory, entries: dict) -> None:
    path = tmp_path_factory.getbasetemp() / "catalogue.ts"
    catalogue.save(entries, path, "zh_CN")
    assert catalogue.load(path) == entries
    assert not catalogue.save(catalogue.load(path), path, "zh_CN")


# Translations


@pytest.mark.parametrize(
    ("source", "translation"),
    [
        ("{0} positions", "个位置"), ("{0} positions", "{1} 个位置"), ("&Open…", "打开…"), ("&Open…", "打开(&P)…"),
        ("&Open…", "打开(&O)"), ("Name:", "名称"), ("<b>bold</b>", "粗"), ("a ", "a"), ("{n:,} moves", "{n} 步"),
        ("x", " "),
        ("Zoom", "缩放(&Z)"),
    ],
)  # fmt: skip
def test_translations_that_disagree_are_told(source: str, translation: str) -> None:
    assert disagreements(source, translation)


@pytest.mark.parametrize(
    ("source", "translation"),
    [
        ("{0} of {1}", "{1} 中的 {0}"), ("&Open…", "打开(&O)…"), ("Name:", "名称："), ("R&&D", "R&&D"),
        ("a < b", "a < b"),
        ("{{braces}} {0}", "{{花括号}} {0}"), ("a {stray", "一 {stray"),
    ],
)  # fmt: skip
def test_translations_that_agree_are_taken(source: str, translation: str) -> None:
    assert not disagreements(source, translation)


@given(st.lists(st.sampled_from(["{0}", "{a}", "{b:,}", "{{", "}}", " x "])))
def test_places_are_those_that_python_fills(parts: list[str]) -> None:
    assert places("".join(parts)) == Counter(part[1:-1] for part in parts if part[0] == "{" and part != "{{")


def test_chunks_come_back_merged_and_what_disagrees_is_left_out(tmp_path: Path) -> None:
    entries = {("A", "one"): Entry(), ("A", "{0} two"): Entry(), ("A", "known"): Entry("K"), ("B", "three"): Entry()}
    first, second = chunks.export(entries, {("A", "one"): "z.py"}, tmp_path, 2)
    rows = json.loads(first.read_text(encoding="utf-8"))
    assert [row["source"] for row in rows] == ["{0} two", "three"]
    rows[0]["translation"], rows[1]["translation"] = "二", "三"
    first.write_text(json.dumps([*rows, {"context": "A", "source": "unknown", "translation": "?"}]), encoding="utf-8")
    taken, troubles = chunks.take(entries, tmp_path)
    assert taken == 1
    assert len(troubles) == 3
    assert entries["B", "three"] == Entry("三")
    assert not entries["A", "{0} two"].translation
    assert second.exists()


# The program's own


@pytest.mark.parametrize("language", catalogue.languages())
def test_sources_catalogue_and_what_the_program_reads_agree(language: str) -> None:
    assert not checks.troubles(language, strict=STRICT)


def test_there_is_chinese() -> None:
    assert "zh_CN" in catalogue.languages()
