"""The list of what a package will hold, with what is said of it while it is found out."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QProgressBar, QTableView, QVBoxLayout, QWidget

from engine.diagnostics import Diagnostic
from gui.faces.texts import counted
from gui.language.sentences import sentence
from gui.packages.content import Content
from gui.packages.files_model import CASES, FILE, IS_SAMPLE, PURPOSE, SIZE, FilesModel, size_of
from gui.packages.texts import size_words, tr
from gui.panels.verdict_card import plain_label

_MOST_LISTED = 5


class FilesView(QWidget):
    """The table, a progress bar above it, and under it a summary, warnings, or why there is nothing.

    Signals
    -------
    sampled()
        A person has made a test a sample, or a secret one again: `model.files` are others.
    """

    sampled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = FilesModel(self)
        self.model.sampled.connect(self.sampled)
        self.bar = QProgressBar(self)
        self.bar.setObjectName("packageProgress")
        self.bar.setAccessibleName(tr("Progress"))
        self.bar.setTextVisible(False)
        self.table = self._made_table()
        self.summary = plain_label("packageSummary", "muted", wrapped=True)
        self.summary.setAccessibleName(tr("What the package holds"))
        self.warning = plain_label("packageWarnings", "warning", wrapped=True)
        self.warning.setAccessibleName(tr("Warnings"))
        self.error = plain_label("packageError", "error", wrapped=True)
        self.error.setAccessibleName(tr("Problem"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.table, 1)
        for widget in (self.bar, self.error, self.warning, self.summary):
            column.addWidget(widget)
        self.show_rest()
        self._say()

    def _made_table(self) -> QTableView:
        table = QTableView(self)
        table.setObjectName("packageFiles")
        table.setAccessibleName(tr("Files of the package"))
        table.setModel(self.model)
        table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTextElideMode(Qt.TextElideMode.ElideRight)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 10)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(PURPOSE, QHeaderView.ResizeMode.Stretch)
        for column, width in ((FILE, 170), (CASES, 62), (SIZE, 128), (IS_SAMPLE, 72)):
            table.setColumnWidth(column, width)
        table.setColumnHidden(IS_SAMPLE, True)
        table.setMinimumHeight(96)
        return table

    def show_progress(self, share: float) -> None:
        """So much is done; 0 tells only that something is."""
        self.bar.setRange(0, 1000 if share else 0)
        self.bar.setValue(round(share * 1000))
        self.bar.show()

    def show_rest(self) -> None:
        """Nothing is being done."""
        self.bar.hide()

    def show_waiting(self) -> None:
        """What it will hold is being found out."""
        self.model.show_files(())
        self._say(summary=tr("Making the tests …"))
        self.show_progress(0)

    def offer_samples(self, offered: bool) -> None:
        """Whether a person may say which tests are samples."""
        self.table.setColumnHidden(IS_SAMPLE, not offered)

    def show_content(self, content: Content, own: bool = False) -> None:
        """What it will hold; of a person's `own` tests those are samples that were before."""
        files = content.tests.files
        self.model.show_files(files, own)
        tests = counted(len(files), tr("1 test"), tr("{n} tests"))
        size = size_words(sum(map(size_of, files)))
        self.show_rest()
        self._say(summary=tr("{0}, {1} with their answers").format(tests, size), warning=_listed(content.warnings))

    def show_refusal(self, message: str, findings: Sequence[Diagnostic] = ()) -> None:
        """Why there is nothing."""
        self.model.show_files(())
        self.show_rest()
        self._say(error="\n".join(filter(None, (message, _listed(findings)))))

    def show_nothing(self, text: str) -> None:
        """There is nothing yet; `text` says what to do."""
        self.model.show_files(())
        self.show_rest()
        self._say(summary=text)

    def say(self, text: str) -> None:
        """Something else, with the list as it is."""
        self.summary.setText(text)
        self.summary.show()

    def _say(self, summary: str = "", warning: str = "", error: str = "") -> None:
        for label, text in ((self.summary, summary), (self.warning, warning), (self.error, error)):
            label.setText(text)
            label.setVisible(bool(text))


def _listed(findings: Sequence[Diagnostic]) -> str:
    lines = [sentence(found.message) for found in findings[:_MOST_LISTED]]
    more = len(findings) - len(lines)
    return "\n".join([*lines, tr("And {0} more.").format(more)] if more else lines)
