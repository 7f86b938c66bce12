"""Long work of a window, and what a person may do in the middle of it: for `tests.moments`."""

import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import TypeAlias

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from engine.document import Document
from engine.formats.registry import format_named
from engine.games import graph_edits
from engine.games.board_record import BoardRecord
from engine.games.graph import Place
from engine.games.graph_record import GraphRecord, QueryRecord
from gui.main_window import MainWindow
from gui.packages.content import What
from tests.answering import Answers, answer_with
from tests.watched import Watch

PROGRAM = "import sys\nprint('Fibo\\n' * (len(sys.stdin.read().split()) // 3 - 1))\n"
SLEEPS = "import time\ntime.sleep(600)\n"
OTHER = GraphRecord.from_moves(3, [(0, 1), (1, 2)], [[0, 2]], name="another")
BOARD = BoardRecord(rows=((1, 2, 5), (20,)))
Pieces: TypeAlias = Iterator[None]


def large_graph(rng: Random, n: int) -> GraphRecord:
    """A graph whose layout takes its time, and which has no places."""
    moves = {(i, rng.randint(i + 1, min(n - 1, i + 40))) for i in range(n - 1) for _ in range(3)}
    pairs = sorted(moves)
    sources, targets = [s for s, _ in pairs], [t for _, t in pairs]
    return GraphRecord(n, sources, targets, [1] * len(pairs), (QueryRecord(((0, 1), (n // 2, 1))),), "large")


class Scene:
    """A window with a document, a folder, and answers: where one moment is played."""

    def __init__(self, window: MainWindow, folder: Path, rng: Random, watch: Watch) -> None:
        self.window, self.folder, self.rng, self.watch = window, folder, rng, watch
        self.session = window.session
        answers = self.answers = Answers(watch, folder)
        answer_with(window, answers)
        self.session.open(Document([large_graph(rng, rng.choice((150, 400))), BOARD, OTHER], "hdu1524"))
        self.session.edit(graph_edits.add_position(self.session.game, Place(1.0, 2.0))[1], "Add position")
        self.text = folder / "large-hdu1524.in"
        form = format_named("hdu1524")
        self.text.write_text(form.write([large_graph(rng, rng.choice((300, 800)))]))
        self.small = folder / "small-hdu1524.in"
        self.small.write_text(form.write([OTHER]))

    # Work: begun when its pieces are done

    def lay_out(self) -> Pieces:
        self.window.layouts.all()
        yield

    def read(self) -> Pieces:
        self.window.files.open_path(self.text)
        yield

    def stress(self) -> Pieces:
        panel = self.window.stress.panel
        script = self.folder / "program.py"
        script.write_text(self.rng.choice((PROGRAM, SLEEPS)))
        panel.parts.program.set_words([sys.executable, "-I", "-S", str(script)])
        panel.parts.formats.choose("hdu1848")
        panel.run()
        yield

    def make_package(self) -> Pieces:
        self.window.packages.open()
        yield

    def write_package(self) -> Pieces:
        self.window.packages.open()
        dialog = self.window.packages.dialog
        assert dialog is not None
        # The document itself: made sooner than a whole set of tests, which is what `make_package` is about.
        dialog.form.sources[What.FILE_EACH].click()
        if not dialog.form.fitting.isChecked():
            dialog.form.fitting.click()
        self.answers.path = self.folder / "package.zip"
        for _ in range(100_000):
            if dialog._content is not None:
                break
            yield
        dialog.export()

    def preview(self) -> Pieces:
        self.window.generator.panel.start()
        yield

    def picture(self) -> Pieces:
        self.answers.path = self.folder / "picture.png"
        self.window.pictures.export()
        yield

    def journal(self) -> Pieces:
        for _ in range(self.rng.randint(1, 40)):
            self.session.edit(graph_edits.add_position(self.session.game, Place(3.0, 4.0))[1], "Add position")
            if self.rng.random() < 0.2:
                yield

    # What a person does meanwhile

    def close(self) -> None:
        self.window.close()

    def switch(self) -> None:
        cases = self.session.document.cases
        self.session.look_at(self.rng.choice(cases).key)

    def open(self) -> None:
        self.window.files.open_path(self.small)

    def new(self) -> None:
        self.window.files.new()

    def undo(self) -> None:
        self.session.undo_stack.undo()

    def quit(self) -> None:
        QApplication.quit()


WORKS: dict[str, Callable[[Scene], Pieces]] = {
    "layout": Scene.lay_out, "reading": Scene.read, "stress": Scene.stress, "making a package": Scene.make_package,
    "writing a package": Scene.write_package, "preview": Scene.preview, "picture": Scene.picture,
    "journal": Scene.journal,
}  # fmt: skip
ACTS: dict[str, Callable[[Scene], None]] = {
    "close": Scene.close, "switch": Scene.switch, "open": Scene.open, "new": Scene.new, "undo": Scene.undo,
    "quit": Scene.quit,
}  # fmt: skip
KNOWN = {"large-hdu1524.in", "small-hdu1524.in", "program.py", "picture.png", "package.zip"}


def broken_files(folder: Path) -> Iterator[str]:
    """A sentence for each file that is half written, or that should not be there."""
    for path in folder.iterdir():
        if path.name not in KNOWN:
            yield f"{path.name} was left"
        elif not _is_whole(path):
            yield f"{path.name} is broken"


def _is_whole(path: Path) -> bool:
    if path.suffix == ".png":
        return not QImage(str(path)).isNull()
    if path.suffix != ".zip":
        return True
    try:
        with zipfile.ZipFile(path) as archive:
            return archive.testzip() is None and bool(archive.namelist())
    except zipfile.BadZipFile:
        return False
