"""The play window: a match on a copy of the current case, against the engine or a second person."""

from collections.abc import Callable
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QScrollArea, QWidget

from engine.atomic_file import write_atomically
from engine.play import AnyMove, Ply, Side
from gui.accessible.speech import announce
from gui.faces import face_of
from gui.files.dialogs import Dialogs
from gui.jobs import Jobs
from gui.language.spoken import spoken
from gui.play import words
from gui.play.board_view import BoardPlay
from gui.play.copied import copied
from gui.play.graph_view import GraphPlay
from gui.play.heaps_view import HeapsPlay
from gui.play.keyboard import Keyboard
from gui.play.move_list import PlyList
from gui.play.referee import Referee
from gui.play.setup import DELAY, Look, Setup
from gui.play.side_panel import PACES, WIDTH, SidePanel
from gui.play.texts import pieces_words, tr
from gui.session import Session
from gui.theme import ThemeController, app_icon

if TYPE_CHECKING:
    from gui.palette.palette import Palette

SIZE = QSize(1060, 700)

PlayView: TypeAlias = GraphPlay | BoardPlay | HeapsPlay
AskPath: TypeAlias = Callable[[str], Path | None]


class PlayWindow(QMainWindow):
    """A match. The session that it is made from is looked at once and then left alone.

    Parameters
    ----------
    session
        Where the game is copied from: its current case and query.
    seed
        Of the engine's choices; another one each time if None.
    delay
        Milliseconds that the engine takes for a move at least.

    Attributes
    ----------
    session
        The session of the match, on the copy; its history is the moves.
    ask_path
        Asks where to save the moves, given a suggested name.
    """

    def __init__(
        self,
        session: Session,
        theme: ThemeController,
        jobs: Jobs,
        parent: QWidget | None = None,
        *,
        seed: int | None = None,
        delay: int = DELAY,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("playWindow")
        self.setWindowIcon(app_icon())
        self.ask_path: AskPath = self._ask_path
        self.session = Session(self)
        self.session.open(copied(session))
        self.look = Look(self)
        seed = SystemRandom().randrange(2**32) if seed is None else seed
        self.referee = Referee(self.session, jobs, Setup(delay=delay), seed, self)
        self._theme = theme
        self._palette: Palette | None = None
        self.view = self._made_view(theme, jobs)
        self.moves = PlyList(self.referee, theme)
        self.panel = SidePanel(self.moves, theme)
        self.keyboard = Keyboard(self.view, self.referee, self)
        self._lay_out()
        self._show_setup()
        self._connect()
        self._make_shortcuts()
        self._retitle(session)
        self.referee.new()
        self.view.setFocus()

    def _made_view(self, theme: ThemeController, jobs: Jobs) -> PlayView:
        if self.session.board is not None:
            return BoardPlay(self.session, self.look, theme)
        if self.session.heaps is not None:
            return HeapsPlay(self.session, jobs, self.look, theme)
        return GraphPlay(self.session, self.look, theme)

    def _lay_out(self) -> None:
        middle = QWidget(self)
        row = QHBoxLayout(middle)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.view, 1)
        side = QScrollArea(middle)
        side.setObjectName("playSide")
        side.setWidget(self.panel)
        side.setWidgetResizable(True)
        self._side = side
        side.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        side.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row.addWidget(side)
        self.setCentralWidget(middle)
        self.resize(SIZE)
        self._fit_side()
        self._theme.changed.connect(self._fit_side)

    def _fit_side(self) -> None:
        """The side grows with the texts, as far as half the window."""
        self._side.setFixedWidth(max(min(WIDTH * self._theme.text_size // 100, self.width() // 2), WIDTH))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_side()

    def _retitle(self, session: Session) -> None:
        case = session.case
        number = session.document.index_of(case.key) + 1 if case else 0
        name = case.name if case and case.name else tr("Case {0}").format(number)
        self.setWindowTitle(tr("Play: {0}").format(name))

    def _show_setup(self) -> None:
        panel, setup = self.panel, self.referee.setup
        closest = min(range(len(PACES)), key=lambda i: abs(PACES[i][0] - setup.delay))
        panel.pace.setCurrentIndex(closest)
        for box, on in (
            (panel.legal, self.look.legal), (panel.values, self.look.values), (panel.animated, self.look.animated),
        ):  # fmt: skip
            box.setChecked(on)

    def _connect(self) -> None:
        panel, referee, view = self.panel, self.referee, self.view
        view.chosen.connect(self._play)
        view.refused.connect(self._refuse)
        self.keyboard.chosen.connect(self._play)
        self.keyboard.said.connect(self._say)
        self.keyboard.left.connect(self.close)
        referee.moved.connect(self._moved)
        referee.changed.connect(self._update)
        self.moves.looked.connect(referee.look)
        for button, done in (
            (panel.hint, self.hint), (panel.back, referee.take_back), (panel.resign, referee.resign),
            (panel.new, self.new), (panel.live, referee.go_live), (panel.save, self.save),
            (panel.close_window, self.close), (panel.commands, self.open_palette),
        ):  # fmt: skip
            button.clicked.connect(lambda _=False, done=done: done())
        panel.setup_changed.connect(self._take_setup)
        panel.mistakes.valueChanged.connect(self._take_strength)
        panel.pace.currentIndexChanged.connect(self._take_pace)
        for box, name in ((panel.legal, "legal"), (panel.values, "values"), (panel.animated, "animated")):
            box.toggled.connect(lambda on, name=name: self.look.set(name, on))

    def _make_shortcuts(self) -> None:
        for keys, done in (
            ("F1", self.hint), ("Ctrl+Z", self.referee.take_back), ("Ctrl+N", self.new),
            ("Ctrl+S", self.save), ("Ctrl+W", self.close),
            *((keys, self.open_palette) for keys in ("Ctrl+Shift+P", "Shift+F1", "?")),
        ):  # fmt: skip
            QShortcut(QKeySequence(keys), self, done)

    def open_palette(self) -> None:
        """Show all that can be done, with its keys."""
        # A match is rarely played with it, and windows open sooner without.
        from gui.play.palette import made_palette

        self._palette = self._palette or made_palette(self, self._theme)
        self._palette.toggle()

    # Playing

    def _play(self, move: AnyMove) -> None:
        if not self.referee.play(move):
            self._say(tr("This is no move now."))

    def _moved(self, ply: Ply) -> None:
        self.view.show_move(ply)

    def hint(self) -> None:
        """Light a winning move, or say that there is none."""
        self.referee.hint(self._tell_hint)

    def _tell_hint(self, move: AnyMove | None) -> None:
        game = self.session.game
        if game is None or not self.referee.persons_turn:
            return
        self.view.point(move, wins=True)
        self._say(words.hint_words(face_of(game).move_words(game, move).text if move is not None else None))

    def new(self) -> None:
        """Begin again from the same placement, with the players that are chosen now."""
        panel, setup = self.panel, self.referee.setup
        setup.with_engine = panel.with_engine
        setup.person = Side.FIRST if panel.person_starts else Side.SECOND
        self.referee.new()
        self.view.setFocus()

    def _take_setup(self) -> None:
        """Other players are chosen: for the match at hand if it has not begun, or is over, else for the next one."""
        self.panel.fit_opponent()
        if self.referee.match.plies and not self.referee.match.over:
            self._say(tr("This counts from the next game on."))
        else:
            self.new()

    def _take_strength(self, percent: int) -> None:
        self.referee.engine.mistakes = percent / 100

    def _take_pace(self, index: int) -> None:
        self.referee.setup.delay = PACES[index][0]

    # What is seen

    def _say(self, text: str) -> None:
        """Something about the move at hand."""
        self.panel.note.setText(text)
        announce(self.panel.note, text)

    def _refuse(self, text: str) -> None:
        """Why a click was no move; how the match ended is not to be talked over."""
        if self.referee.live and not self.referee.match.over and not self.referee.trouble:
            self._say(text)

    def _update(self) -> None:
        referee, panel = self.referee, self.panel
        self.look.set("open", referee.persons_turn)
        self.view.mark_last(referee.last)
        self._tell(words.status(referee), self._note())
        panel.hint.setEnabled(referee.persons_turn)
        panel.back.setEnabled(referee.can_take_back)
        panel.resign.setEnabled(not referee.trouble and not referee.match.over)
        panel.live.setVisible(not referee.live)
        panel.save.setEnabled(not referee.trouble)
        self.moves.follow()

    def _tell(self, status: str, note: str) -> None:
        """How things stand; that the match is over is read out at once."""
        if (status, note) != (self.panel.status.text(), self.panel.note.text()):
            self.panel.status.setText(status)
            self.panel.note.setText(note)
            announce(self.panel.status, f"{status}. {note}" if note else status, urgent=self.referee.match.over)

    def _note(self) -> str:
        referee, case = self.referee, self.session.case
        verdict = referee.match.verdict()
        if referee.trouble:
            return spoken(referee.trouble)
        if not referee.live:
            return tr("You are looking back; the match goes on from its last move.")
        if verdict is not None:
            return words.verdict_words(referee.setup, verdict)
        return pieces_words(case.game) if case and referee.persons_turn else ""

    # Keeping

    def _ask_path(self, suggested: str) -> Path | None:
        filters = [tr("Text files (*.txt)")]
        return Dialogs(self).ask_save_path(tr("Save the moves"), filters, Path.home() / suggested)

    def save(self) -> None:
        """Write the match as a text file."""
        if self.referee.trouble:
            return
        path = self.ask_path("match.txt")
        if path is None:
            return
        try:
            write_atomically(path, words.score(self.referee).encode())
        except OSError as error:
            self._say(tr("The moves were not saved: {0}").format(error.strerror or error))
        else:
            self._say(tr("The moves are saved in {0}.").format(path.name))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Where the keyboard is on a button or a list.
        if event.key() == Qt.Key.Key_Escape:
            self.keyboard.escape()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.referee.stop()
        if isinstance(self.view, HeapsPlay):
            self.view.stop()
        super().closeEvent(event)
