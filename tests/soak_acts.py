"""What the soak test does with a window: anything that a person can do, at random, and seldom the same twice."""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine import project_file
from engine.document import Document
from gui.docks import DOCKS
from gui.main_window import MainWindow
from tests.answering import Answers, answer_with
from tests.gui.hand import Hand
from tests.kill_edits import random_change, random_document
from tests.kill_state import record_state
from tests.watched import Watch

MOST_STEPS_A_DOCUMENT = 300
"""A history grows with each edit, and goes with its document."""
KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Plus, Qt.Key.Key_Minus,
        Qt.Key.Key_Tab, Qt.Key.Key_Escape, Qt.Key.Key_Delete, Qt.Key.Key_Space)  # fmt: skip
CHORDS = (Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_A, Qt.Key.Key_D, Qt.Key.Key_C, Qt.Key.Key_X)
TOOLS = ("tool-select", "tool-position", "tool-move", "tool-stone", "tool-select")
VERBS = ("fit", "zoom-in", "zoom-out", "grid", "snap", "legend", "layout", "case-next", "case-previous", "query-next",
         "query-previous", "case-duplicate", "query-duplicate", "board-graph", "theme-dark", "theme-light")  # fmt: skip


def content(document: Document, places: bool = True) -> tuple[object, ...]:
    """All that a file keeps of a document."""
    states = [record_state(record) for record in document.records()]
    if not places:
        states = [state[:-1] if isinstance(state, tuple) and len(state) == 6 else state for state in states]
    return document.format_name, states


class Acts:
    """Steps, one after the other; each may need turns of the event loop, for which it yields."""

    def __init__(self, window: MainWindow, rng: Random, folder: Path, watch: Watch) -> None:
        self.window, self.rng, self.folder, self.watch = window, rng, folder, watch
        self.session = window.session
        self.answers = Answers(watch, folder)
        answer_with(window, self.answers)
        self.hand = Hand(window.canvas)
        self.done: Counter[str] = Counter()
        self._since_open = MOST_STEPS_A_DOCUMENT
        self._names, weights = zip(*((name, weight) for name, _, weight in self._ACTS), strict=True)
        self._weights = weights
        self._act = {name: act for name, act, _ in self._ACTS}

    def step(self) -> Iterator[None]:
        """One random thing that a person can do."""
        self._since_open += 1
        name = self.rng.choices(self._names, self._weights)[0]
        if self._since_open > MOST_STEPS_A_DOCUMENT:
            name = "new documents"
        self.done[name] += 1
        yield from self._act[name](self) or ()

    def once(self) -> Iterator[None]:
        """Each kind of thing once, so that what is made when it is first wanted is there."""
        for path in 2 * [self.folder / f"soak{number}.grundy" for number in range(3)]:
            self.answers.path = path
            self.window.files.save_as()
        for name in ("board-graph", *VERBS):
            self.window.actions_by_name[name].trigger()
            yield
        for sample in self.window.files.samples():
            yield from self._opened(sample.name)
            for dock in DOCKS:
                self.window.docks.raise_(dock.name)
                yield
        self._since_open = MOST_STEPS_A_DOCUMENT

    # The document

    def _edit(self) -> None:
        change = random_change(self.rng, self.session.document)
        if change is not None:
            self.session.push(change, "edit", self.rng.choice((-1, -1, 7)))

    def _undo(self) -> None:
        self.session.undo_stack.undo()

    def _redo(self) -> None:
        self.session.undo_stack.redo()

    def _case(self) -> None:
        cases = self.session.document.cases
        if cases:
            self.session.look_at(self.rng.choice(cases).key)

    def _query(self) -> None:
        case = self.session.case
        if case is not None and case.game.queries:
            self.session.look_at(case.key, self.rng.choice(case.game.queries).key)

    def _another(self) -> None:
        self.session.undo_stack.setClean()
        self.session.open(random_document(self.rng))
        self._since_open = 0

    # Files

    def _save(self) -> Iterator[None]:
        self.answers.path = self.folder / f"soak{self.rng.randrange(3)}.grundy"
        saved = self.window.files.save_as() if self.rng.random() < 0.5 else self.window.files.save()
        if not saved or self.session.dirty:
            self.watch.tell("a save did not save")
        yield

    def _load(self) -> Iterator[None]:
        """Save and open what was saved: it must be the same."""
        path = self.answers.path = self.folder / f"soak{self.rng.randrange(3)}.grundy"
        self.window.files.save_as()
        before = self.session.document
        kept = content(before)
        yield from self.open(path)
        if self.session.document is before:
            self.watch.tell("a file was not opened")
        places = all(record.places is not None for record in before.records() if hasattr(record, "places"))
        if content(self.session.document, places) != (kept if places else content(before, places)):
            self.watch.tell(f"{path.name} came back as another document")
        self._since_open = 0

    def open(self, path: Path) -> Iterator[None]:
        """Open a file and wait for it."""
        self.window.files.open_path(path)
        while any(job.key == "incoming file" for job in self.window.jobs.running):
            yield
        yield

    def _sample(self) -> Iterator[None]:
        yield from self._opened(self.rng.choice(self.window.files.samples()).name)
        self._since_open = MOST_STEPS_A_DOCUMENT - 20

    def _opened(self, sample: str) -> Iterator[None]:
        self.window.files.open_sample(sample)
        while any(job.key == "incoming file" for job in self.window.jobs.running):
            yield
        yield

    def _export(self) -> Iterator[None]:
        """As a file and back again, if the document can be said in the project's format at all."""
        data = project_file.dump(self.session.document)
        document, _ = project_file.load(data)
        if content(document) != content(self.session.document):
            self.watch.tell("dump and load give another document")
        yield

    # The window

    def _mouse(self) -> None:
        if self.window.editors.kind == "graph":
            self._on_canvas()
        elif self.window.editors.kind == "board":
            left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
            QTest.mouseClick(self.window.board.view.viewport(), left, none, self._somewhere())
        else:
            QTest.mouseMove(self.window.heaps.stacks, self._somewhere())

    def _on_canvas(self) -> None:
        hand = self.hand
        self.window.actions_by_name[self.rng.choice(TOOLS)].trigger()
        choice = self.rng.random()
        if choice < 0.3:
            hand.double_click(self._somewhere())
        elif choice < 0.6:
            hand.click(self._target())
        else:
            hand.drag(self._target(), self._target())

    def _target(self) -> QPoint:
        """On a position more often than not."""
        n = self.window.canvas.picture.n
        if n and self.rng.random() < 0.7:
            return self.hand.centre(self.rng.randrange(n))
        return self._somewhere()

    def _somewhere(self) -> QPoint:
        return QPoint(self.rng.randrange(10, 500), self.rng.randrange(10, 400))

    def _keys(self) -> None:
        editor = self.window.editors.editor
        target = editor.focusProxy() or editor
        if self.rng.random() < 0.3:
            QTest.keyClick(target, self.rng.choice(CHORDS), Qt.KeyboardModifier.ControlModifier)
        else:
            QTest.keyClick(target, self.rng.choice(KEYS))

    def _panel(self) -> None:
        name = self.rng.choice(DOCKS).name
        if self.window.docks[name].isVisible() and self.rng.random() < 0.4:
            self.window.docks[name].hide()
        elif name in ("generator", "stress", "problems") and self.rng.random() < 0.7:
            # These are shown for a short time as a rule, as with a person.
            self.window.docks["generator"].hide()
            self.window.docks["stress"].hide()
        else:
            self.window.docks.raise_(name)

    def _verb(self) -> None:
        action = self.window.actions_by_name[self.rng.choice(VERBS)]
        if action.isEnabled():
            action.trigger()

    _ACTS: tuple[tuple[str, Callable[["Acts"], Iterator[None] | None], float], ...] = (
        ("edits", _edit, 52), ("undos", _undo, 18), ("redos", _redo, 14), ("case switches", _case, 5),
        ("query switches", _query, 3), ("mouse", _mouse, 3), ("keys", _keys, 3), ("verbs", _verb, 0.5),
        ("panels", _panel, 0.4), ("saves", _save, 0.5), ("loads", _load, 0.3), ("samples", _sample, 0.02),
        ("files read back", _export, 0.3), ("new documents", _another, 0.01),
    )  # fmt: skip
