"""The dialogs of an export: the format to write, and what the judge would have against it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.diagnostics import Diagnostic, errors_in
from engine.formats.base import Format
from engine.formats.registry import Registry
from engine.interchange import WRITTEN
from gui.files.kinds import strangers
from gui.interchange.words import kept_words, kind_title
from gui.language.sentences import raised
from gui.language.spoken import spoken
from gui.theme import set_role


class ExportChoice(NamedTuple):
    """The format to write, whether answers go beside it, and whether cases of other kinds are left out.

    The format may be "graphml" or "edges", for the current case alone; a list of edges counts from `base`.
    """

    format_name: str
    answers: bool
    only_fitting: bool = False
    base: int = 0


class ExportDialog(QDialog):
    """Asks for the format, of those for the kinds of games that there are, with the answers as an extra.

    Parameters
    ----------
    registry, format_name
        The formats, and the one that is chosen at first if it fits.
    kinds
        The kind of each case.
    graph_case
        The case that is looked at in words, if that is a graph: it can be written for other programs.
    """

    def __init__(
        self,
        registry: Registry,
        format_name: str,
        kinds: Sequence[str],
        parent: QWidget | None = None,
        *,
        graph_case: str = "",
    ) -> None:
        super().__init__(parent)
        self.setObjectName("exportDialog")
        self.setWindowTitle(_tr("Export"))
        self.setAccessibleName(self.windowTitle())
        self._registry, self._kinds, self._graph_case = registry, tuple(kinds), graph_case
        self._formats = QComboBox(self)
        self._formats.setObjectName("exportFormat")
        self._formats.setAccessibleName(_tr("Judge format"))
        for form in self._offered():
            self._formats.addItem(spoken(form.title), form.name)
        if graph_case:
            self._formats.insertSeparator(self._formats.count())
            for kind in WRITTEN:
                self._formats.addItem(kind_title(kind), kind)
        self._formats.setCurrentIndex(max(0, self._formats.findData(format_name)))
        self._accept = QPushButton(_tr("Export…"), self)
        self._accept.setObjectName("exportAccept")
        self._answers = QCheckBox(_tr("Also write the judge's answers, as .out beside it"), self)
        self._answers.setObjectName("exportAnswers")
        self._answers.setAccessibleName(self._answers.text())
        self._fitting = QCheckBox(_tr("Leave these cases out"), self)
        self._fitting.setObjectName("exportOnlyFitting")
        self._fitting.setAccessibleName(_tr("Leave cases of other kinds out"))
        self._fitting.toggled.connect(self._say_words)
        self._bases = QComboBox(self)
        self._bases.setObjectName("exportBase")
        self._bases.setAccessibleName(_tr("What the first position is called"))
        for base in (0, 1):
            self._bases.addItem(_tr("The first position is called {0}").format(base), base)
        self._heading = QLabel(self)
        self._heading.setTextFormat(Qt.TextFormat.PlainText)
        self._heading.setWordWrap(True)
        self._heading.setBuddy(self._formats)
        self._words = QLabel(self)
        self._words.setObjectName("exportWords")
        self._words.setWordWrap(True)
        set_role(self._words, "muted")
        self._formats.currentIndexChanged.connect(self._say_words)
        self._lay_out()
        self._say_words()

    def _offered(self) -> list[Format[Any]]:
        """The formats that some case can be written in, those first that most cases can; all if there is no case."""
        if not self._kinds:
            return list(self._registry)
        fitting = [form for form in self._registry if form.game in self._kinds]
        return sorted(fitting, key=lambda form: -self._kinds.count(form.game))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.setSpacing(10)
        column.addWidget(self._heading)
        column.addWidget(self._formats)
        column.addWidget(self._words)
        column.addWidget(self._fitting)
        column.addWidget(self._bases)
        column.addSpacing(4)
        column.addWidget(self._answers)
        column.addSpacing(6)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        box.addButton(self._accept, QDialogButtonBox.ButtonRole.AcceptRole)
        set_role(self._accept, "primary")
        self._accept.setDefault(True)
        box.button(QDialogButtonBox.StandardButton.Cancel).setObjectName("exportCancel")
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        column.addWidget(box)
        self.setMinimumWidth(420)

    @property
    def _foreign(self) -> str:
        """The kind of another program's file, if one is chosen, else ""."""
        name = self._formats.currentData()
        return name if name in WRITTEN else ""

    def _say_words(self) -> None:
        kind = self._foreign
        self._answers.setVisible(not kind)
        self._bases.setVisible(kind == "edges")
        if not kind:
            self._heading.setText(_tr("All cases are written as a text for the judge:"))
            self._say_judge()
            self.adjustSize()
            return
        self._heading.setText(_tr("{0} is written for other programs:").format(self._graph_case))
        self._words.setText(kept_words(kind))
        set_role(self._words, "muted")
        self._fitting.hide()
        self._accept.setEnabled(True)
        self.adjustSize()

    def _say_judge(self) -> None:
        form = self._registry.get(self._formats.currentData())
        wins, loses = form.answer_words
        hindrance = strangers(self._kinds, form.game)
        self._words.setText(hindrance or _tr("Answers: {wins} or {loses}").format(wins=wins, loses=loses))
        set_role(self._words, "warning" if hindrance else "muted")
        self._fitting.setVisible(bool(hindrance))
        self._accept.setEnabled(not hindrance or self._fitting.isChecked())

    def choice(self) -> ExportChoice:
        """What was chosen."""
        if self._foreign:
            return ExportChoice(self._foreign, False, base=self._bases.currentData())
        only_fitting = self._fitting.isVisibleTo(self) and self._fitting.isChecked()
        return ExportChoice(self._formats.currentData(), self._answers.isChecked(), only_fitting)


class FindingsDialog(QDialog):
    """What a judge would have against the text: a list, and the choice to go on unless it is refused."""

    def __init__(self, title: str, findings: Sequence[Diagnostic], parent: QWidget | None, *, refused: bool) -> None:
        super().__init__(parent)
        self.setObjectName("refusalDialog" if refused else "limitsDialog")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.setSpacing(10)
        heading = QLabel(self._heading(refused), self)
        heading.setWordWrap(True)
        set_role(heading, "heading")
        column.addWidget(heading)
        column.addWidget(self._list(errors_in(findings) if refused else findings), 1)
        column.addWidget(self._buttons(refused))
        self.resize(520, 300)

    @staticmethod
    def _heading(refused: bool) -> str:
        if refused:
            return _tr("The format cannot say what the document holds, so nothing was written.")
        return _tr("The judge would not take this text as it is:")

    def _list(self, findings: Sequence[Diagnostic]) -> QListWidget:
        shown = QListWidget(self)
        shown.setObjectName("findingsList")
        shown.setAccessibleName(_tr("What is wrong"))
        shown.setWordWrap(True)
        shown.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        shown.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        for finding in findings:
            shown.addItem(raised(finding.message))
        return shown

    def _buttons(self, refused: bool) -> QDialogButtonBox:
        box = QDialogButtonBox(self)
        if refused:
            box.addButton(QDialogButtonBox.StandardButton.Close).setObjectName("findingsClose")
        else:
            box.addButton(QDialogButtonBox.StandardButton.Cancel).setObjectName("findingsCancel")
            accept = box.addButton(_tr("Export anyway"), QDialogButtonBox.ButtonRole.AcceptRole)
            accept.setObjectName("findingsAccept")
            accept.setAutoDefault(False)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        return box


def _tr(text: str) -> str:
    return QCoreApplication.translate("ExportDialog", text)
