"""A bar of the stepper above an editor, for tests: hands and eyes on them."""

from dataclasses import replace

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton, QVBoxLayout, QWidget

from engine.document import Document
from engine.games.graph_record import GraphRecord
from gui.canvas.commands import GraphCommands
from gui.canvas.geometry import RADIUS
from gui.canvas.view import GraphCanvas
from gui.heaps.editor import HeapsEditor
from gui.jobs import Jobs
from gui.selection import Selection, Spotlight
from gui.session import Session
from gui.stepper.bar import StepperBar
from gui.stepper.on_canvas import CanvasSteps
from gui.stepper.on_table import TableSteps
from gui.stepper.sentence import Sentence
from gui.stepper.stepper import Stepper
from gui.theme import LIGHT, ThemeController

LEFT = Qt.MouseButton.LeftButton


class Room:
    """A bar above an editor, and hands and eyes on them."""

    def __init__(self, qtbot, qapp, *records, width=900):
        self.qtbot = qtbot
        self.session, self.selection, self.spotlight = Session(), Selection(), Spotlight()
        self.session.open(Document(list(records)))
        self.theme = ThemeController(qapp, "light")
        self.jobs = Jobs()
        self.host = QWidget()
        self.editor = self.made_editor()
        self.bar = StepperBar(self.stepper, self.theme)
        column = QVBoxLayout(self.host)
        column.addWidget(self.bar)
        column.addWidget(self.editor, 1)
        self.host.resize(width, 700)
        qtbot.addWidget(self.host)
        with qtbot.waitExposed(self.host):
            self.host.show()
        self.host.activateWindow()
        self.editor.setFocus()

    def made_editor(self) -> QWidget:
        commands = GraphCommands(self.session, self.selection, self.host)
        canvas = GraphCanvas(self.session, self.selection, self.spotlight, commands, self.theme)
        self.stepper = Stepper(self.session)
        CanvasSteps(self.stepper, canvas)
        return canvas

    # Acting

    def click(self, name):
        button = self.bar.findChild(QToolButton, name)
        assert button.isVisible()
        self.qtbot.mouseClick(button, LEFT)

    def can(self, name) -> bool:
        return self.bar.findChild(QToolButton, name).isEnabled()

    def key(self, key, widget=None):
        self.qtbot.keyClick(widget or self.bar, key)

    # Seeing

    @property
    def sentence(self) -> str:
        return self.bar.findChild(Sentence, "stepSentence").fitted()[1].replace("\u00a0", " ")

    @property
    def progress(self) -> str:
        return self.bar.findChild(QLabel, "stepProgress").text()

    @property
    def strip(self) -> str:
        return self.bar.findChild(QWidget, "stepValues").accessibleName()

    def fills(self) -> list[str]:
        """How each disc is painted: "p", "n", or "?" for one without a value."""
        image = self.editor.grab().toImage()
        known = {LIGHT.p_fill: "p", LIGHT.n_fill: "n", LIGHT.surface_raised: "?"}
        found = []
        for row in range(self.editor.picture.n):
            inside = self.editor.picture.centre(row) + QPointF(0, -RADIUS * 0.6)
            found.append(known[image.pixelColor(self.editor.camera.to_screen(inside).toPoint()).name()])
        return found


class HeapsRoom(Room):
    def made_editor(self) -> QWidget:
        editor = HeapsEditor(self.session, self.spotlight, self.theme, self.jobs)
        self.stepper = Stepper(self.session, lambda: editor.sequence.n)
        TableSteps(self.stepper, editor.sequence.table)
        return editor

    def settle(self):
        later = self.editor.sequence._later
        QTest.qWait(1)
        self.qtbot.waitUntil(lambda: not self.jobs.running and not later.waiting, timeout=20_000)

    @property
    def table(self):
        return self.editor.sequence.table

    def cell_colour(self, size) -> str:
        rect = self.table.cell_rect(size)
        image = self.table.viewport().grab().toImage()
        return image.pixelColor(rect.right() - 5, rect.bottom() - 5).name()


def graph(n, pairs, names=None):
    places = [((i % 5) * 150.0, (i // 5) * 150.0) for i in range(n)]
    record = GraphRecord.from_moves(n, pairs, [(0,)], places=places)
    return replace(record, names=names or {})


# 4 leads to 1 (0), 2 (1) and 3 (0): value 2.
SMALL = graph(5, [(4, 1), (4, 2), (4, 3), (2, 1)], {2: "exit"})
ROUNDS = [0, 1, 3, 2, 4]


def made_rooms(qtbot, qapp):
    """Makes rooms, and leaves them in order."""
    made = []

    def make(*records, kind=Room, **options):
        made.append(kind(qtbot, qapp, *records, **options))
        return made[-1]

    yield make
    for one in made:
        one.stepper.stop()
        one.jobs.shut_down()
