"""What the panel shows below its buttons: what it is for, how far a search is, or what came of it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from gui.language.sentences import raised, stopped
from gui.panels.verdict_card import plain_label
from gui.stress import words
from gui.stress.found_view import FoundView
from gui.stress.hunt import Outcome
from gui.stress.progress_view import ProgressView
from gui.stress.texts import tr
from gui.theme import ThemeController, icon_pixmap

_PICTURE = 40


class ResultView(QWidget):
    """One of these at a time: the empty state, the progress, a sentence, or what was found."""

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("stressResult")
        self.setAccessibleName(tr("What came of it"))
        self.error = _label("stressError", "error", tr("Problem"))
        self.nothing = _label("stressNothing", "success", tr("What was tried"))
        self.hint = _label("stressHint", "muted", tr("Note"))
        self._picture = QLabel(self)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty = self._made_empty()
        self.progress = ProgressView(self)
        self.found = FoundView(theme, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self.error, self.nothing, self.hint, self.progress, self.found, self.empty):
            column.addWidget(widget)
        column.addStretch(1)
        theme.changed.connect(self._paint)
        self._paint()
        self.show_empty()

    def _made_empty(self) -> QWidget:
        page = QWidget(self)
        page.setObjectName("stressEmpty")
        title = plain_label("stressEmptyTitle", "heading", wrapped=True)
        title.setText(tr("Find an input that breaks a program"))
        text = plain_label("stressEmptyText", "muted", wrapped=True)
        text.setText(
            tr(
                "The program is run over generated inputs until it gives a wrong answer, crashes or takes too long. "
                "That input is then made as small as it goes, and shown here. "
                "Nothing is run before you press Run."
            )
        )
        column = QVBoxLayout(page)
        column.setContentsMargins(8, 24, 8, 8)
        column.setSpacing(10)
        column.addWidget(self._picture)
        for label in (title, text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        return page

    def _paint(self) -> None:
        colour = self._theme.colours.text_muted
        self._picture.setPixmap(icon_pixmap("stress", colour, _PICTURE, self.devicePixelRatioF()))

    # What is shown

    def show_empty(self) -> None:
        """Nothing has been tried."""
        self._show(self.empty)

    def show_running(self) -> None:
        """A search has begun."""
        self.progress.show_begin()
        self._show(self.progress)

    def show_outcome(self, outcome: Outcome, why: str = "") -> None:
        """What came of a search; `why` it was ended before its time, if that was not by a person's Stop."""
        found = outcome.found
        if found is not None:
            self.found.show_found(outcome, found)
            hint = tr("{0}; this is what was found until then.").format(why or tr("Stopped")) if outcome.stopped else ""
            self._say(outcome, "", hint)
            self._show(self.found, *self._said())
        elif outcome.error:
            self._say(outcome, "", raised(outcome.advice))
            self._show(*self._said())
        else:
            self._say(outcome, words.nothing_found(outcome), _advice(outcome, why))
            self._show(*self._said())

    def _say(self, outcome: Outcome, nothing: str, hint: str) -> None:
        self.error.setText(words.error_words(outcome))
        self.nothing.setText(nothing)
        self.hint.setText(hint)

    def _said(self) -> list[QLabel]:
        return [label for label in (self.error, self.nothing, self.hint) if label.text()]

    def _show(self, *shown: QWidget) -> None:
        for widget in (self.error, self.nothing, self.hint, self.progress, self.found, self.empty):
            widget.setVisible(widget in shown)
        self.updateGeometry()


def _advice(outcome: Outcome, why: str) -> str:
    if outcome.stopped:
        return stopped(why) if why else tr("Stopped before its time.")
    return tr("That proves nothing: another seed gives other inputs, and more time gives larger ones.")


def _label(name: str, role: str, means: str) -> QLabel:
    label = plain_label(name, role, wrapped=True)
    label.setAccessibleName(means)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return label
