"""Names that look like markup, patterns or commands are shown and written as they are, wherever they go out."""

import html
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from faulty import made_window, rest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QMessageBox, QWidget

from engine import project_file
from engine.document import Document, RenameCase
from engine.drawing import dot_of, escape, svg_of, tikz_of
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord, empty_heaps_record
from engine.package.names import folder_name, plain_title, slug
from gui.files.dialogs import Dialogs
from gui.main_window import MainWindow
from gui.stress.command import joined, split

HOSTILE = (
    "<img src=x onerror=alert(1)>", "<b>bold</b>", "<a href='file:///etc/passwd'>x</a>", "&amp;", "a&b", "%1 %s {0}",
    "[*]", "\\input{/etc/passwd}", '"]; evil [label="', "]]>", "\u202egnp.exe", "x" * 10_000, "a\nb", "a\0b",
    "$(touch x) `x` ;x",
    "../../../etc/passwd", "CON", "\x1b[31m", "'", "-rf", "<!--", "<script>1</script>", "\ud800", "=1+1",
)  # fmt: skip


@pytest.fixture(scope="module")
def window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    with made_window(qapp, tmp_path_factory.mktemp("settings")) as window:
        window.resize(1400, 1000)
        window.show()
        yield window


def hostile_graph(name: str) -> GraphRecord:
    ends = np.array([0, 1]), np.array([1, 2])
    return GraphRecord(
        3, *ends, queries=(QueryRecord(((0, 1), (1, 1)), name),), name=name, names=dict.fromkeys(range(3), name)
    )


def document(name: str) -> Document:
    from dataclasses import replace

    heaps = empty_heaps_record()
    assert isinstance(heaps, HeapsRecord)
    queries = tuple(HeapsQueryRecord(query.heaps, name) for query in heaps.queries)
    records = (hostile_graph(name), BoardRecord(rows=((1, 3),), name=name), replace(heaps, name=name, queries=queries))
    return Document(records)


def rendered(text: str) -> str:
    """What Qt shows of a text that it takes for markup."""
    page = QTextDocument()
    page.setHtml(text)
    return page.toPlainText()


found: list[str] = []


def check_auto(text: str, name: str, where: str) -> None:
    """A text in a place where Qt decides itself whether it is markup."""
    if GuiQt.mightBeRichText(text):
        shown = rendered(text)
        for tag in ("<img src=x", "<b>bold", "<a href='file", "<script>"):
            # A name that stands there is shown, and a mark of it that is markup would be gone.
            if tag in text or (html.escape(tag) in text and tag not in shown):
                found.append(f"{where}: {text[:100]}")


def widgets() -> list[QWidget]:
    return [w for top in QApplication.topLevelWidgets() for w in (top, *top.findChildren(QWidget))]


def check_window(name: str) -> None:
    for widget in widgets():
        where = f"{type(widget).__name__} {widget.objectName()}"
        check_auto(widget.toolTip(), name, f"tool tip of {where}")
        check_auto(widget.whatsThis(), name, where)
        if isinstance(widget, QLabel):
            if widget.textFormat() == Qt.TextFormat.AutoText:
                check_auto(widget.text(), name, where)
            elif widget.textFormat() == Qt.TextFormat.RichText:
                assert "<img src=x" not in widget.text(), where
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            check_model(widget.model(), name, where)
    for action in (a for top in QApplication.topLevelWidgets() for a in top.findChildren(QAction)):
        check_auto(action.toolTip(), name, f"action {action.objectName()}")


def _columns(model: QAbstractItemModel, parent: QModelIndex) -> int:
    # PySide keeps that of lists private.
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)


def check_model(model: QAbstractItemModel, name: str, where: str, parent: QModelIndex | None = None) -> None:
    parent = parent or QModelIndex()
    for row in range(min(model.rowCount(parent), 20)):
        for column in range(min(_columns(model, parent), 8)):
            index = model.index(row, column, parent)
            tip = index.data(Qt.ItemDataRole.ToolTipRole)
            if isinstance(tip, str):
                check_auto(tip, name, f"tool tip of row {row} of {where}")
        check_model(model, name, where, model.index(row, 0, parent))


@pytest.mark.parametrize(
    "name",
    [name for name in HOSTILE if "<" in name or "&" in name or len(name) > 999],
    ids=lambda name: ascii(name[:20]),
)
def test_the_window_shows_names_as_they_are(window: MainWindow, name: str) -> None:
    found.clear()
    window.session.open(document(name))
    for case in window.session.document.cases:
        window.session.look_at(case.key)
        window.actions_by_name["select-all"].trigger()
        rest(30)
        check_window(name)
    window.session.look_at(window.session.document.cases[0].key)
    window.session.push(RenameCase(0, name, f"{name}!"), f"Name case {name}")
    rest(10)
    check_window(name)
    assert not found, "\n".join(sorted(set(found)))


def test_the_menu_names_the_step_as_it_is(window: MainWindow) -> None:
    window.session.open(document("x"))
    window.session.push(RenameCase(0, "x", "a&b"), "Name case a&b")
    text = window.actions_by_name["undo"].text()
    # "&&" is shown as "&", a single one marks the next letter.
    assert "Name case a&&b" in text


def test_the_title_of_the_window_shows_the_name_of_the_file(window: MainWindow) -> None:
    window.session.open(document("x"), Path("a[*]b.grundy"))
    for dirty in (False, True):
        window.setWindowModified(dirty)
        shown = window.windowTitle().replace("[*][*]", "\0").replace("[*]", "*" if dirty else "").replace("\0", "[*]")
        assert shown.startswith(f"a[*]b.grundy{'*' if dirty else ''} ")


def test_message_boxes_show_text(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    formats = []

    def look(self: QMessageBox) -> int:
        formats.extend((label.objectName(), label.textFormat(), label.text()) for label in self.findChildren(QLabel))
        return 0

    monkeypatch.setattr(QMessageBox, "exec", look)
    Dialogs(window).show_error("title", "<b>bold</b> could not be opened", "<img src=x>")
    for name, kind, text in formats:
        if text.startswith("<"):
            assert kind == Qt.TextFormat.PlainText or not GuiQt.mightBeRichText(text), name


# What is written


@pytest.mark.parametrize("name", HOSTILE, ids=lambda name: ascii(name[:20]))
def test_pictures_can_be_read_and_hold_the_name_only(name: str, tmp_path: Path) -> None:
    record = hostile_graph(name)
    svg = svg_of(record)
    tree = ElementTree.fromstring(svg)
    kinds = {element.tag.rpartition("}")[2] for element in tree.iter()}
    assert not kinds & {"script", "image", "a", "foreignObject", "img", "b"}
    assert not [key for element in tree.iter() for key in element.attrib if key.startswith("on")]
    tikz = tikz_of(record)
    assert "\\input{/etc" not in tikz
    text = dot_of(record)
    if shutil.which("dot") and len(name) < 1000:
        done = subprocess.run(["dot", "-Tplain"], input=text.encode("utf-8"), capture_output=True, check=False)
        assert done.returncode == 0, done.stderr
        lines = done.stdout.decode().splitlines()
        assert sum(line.startswith("node ") for line in lines) == 3
        assert sum(line.startswith("edge ") for line in lines) == 2


@pytest.mark.parametrize("name", HOSTILE, ids=lambda name: ascii(name[:20]))
def test_each_language_is_left_only_at_its_end(name: str) -> None:
    element = ElementTree.fromstring(f'<x y="{escape.xml(name)}">{escape.xml(name)}</x>')
    assert len(element) == 0
    assert element.text == element.get("y") == escape.clean(name)
    assert escape.clean(name).isprintable()
    quoted = escape.dot(name)
    assert quoted[0] == quoted[-1] == '"'
    inner = quoted[1:-1].replace("\\\\", "").replace('\\"', "")
    assert '"' not in inner
    assert "<" not in inner
    for letter in "\n\0\r":
        assert letter not in quoted


@pytest.mark.parametrize("name", HOSTILE, ids=lambda name: ascii(name[:20]))
def test_names_of_files_in_packages_stay_in_their_folder(name: str) -> None:
    for made in (slug(name), folder_name(name, "package")):
        assert made
        assert len(made) <= 40
        assert set(made) <= set("abcdefghijklmnopqrstuvwxyz0123456789-")
    assert plain_title(name).isprintable()
    assert len(plain_title(name)) <= 200


@pytest.mark.parametrize("name", [name for name in HOSTILE if "\0" not in name], ids=lambda name: ascii(name[:20]))
def test_a_command_line_that_is_shown_is_read_as_the_same_words(name: str) -> None:
    words = ["prog", name, "a b"]
    assert split(joined(words, windows=False), windows=False) == words
    assert shlex.split(joined(words, windows=False)) == words


@pytest.mark.parametrize("name", HOSTILE, ids=lambda name: ascii(name[:20]))
def test_a_project_keeps_every_name(name: str) -> None:
    data = project_file.dump(document(name))
    loaded, _ = project_file.load(data)
    expected = name.replace("\ud800", "\ufffd")
    assert [case.name for case in loaded.cases] == [expected] * 3
