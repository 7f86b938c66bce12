"""What is said of unsaved documents."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from gui.language.spoken import spoken

if TYPE_CHECKING:
    from gui.recovery.found import Found


def tr(text: str) -> str:
    return QCoreApplication.translate("Recovery", text)


def title_of(found: "Found") -> str:
    return found.title or tr("Untitled")


def when(found: "Found") -> str:
    """When it was last changed."""
    moment = QDateTime.fromSecsSinceEpoch(int(found.summary.state.at))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def contents(found: "Found") -> str:
    """How much it is: ``3 cases, 12 changes``."""
    if found.problem:
        return tr("cannot be read")
    cases = _count(found.summary.cases, tr("1 case"), tr("{0} cases"))
    said = f"{cases}, {_count(found.summary.changes, tr('1 change'), tr('{0} changes'))}"
    drafts = found.summary.drafts
    return f"{said}, {_count(drafts, tr('1 unfinished text'), tr('{0} unfinished texts'))}" if drafts else said


def details(found: "Found") -> str:
    """What else there is to know: where it is saved, and what is missing."""
    if found.problem:
        return tr("The journal {0} cannot be read: {1}").format(found.journal, spoken(found.problem))
    path = found.path
    said = tr("Last saved in {0}").format(path) if path else tr("Never saved in a file")
    if found.overtaken:
        said += "\n" + tr(
            "That file was written again after this document was last changed: it may hold something newer."
        )
    dropped = found.summary.dropped
    return f"{said}\n{missing(dropped)}" if dropped else said


def missing(count: int) -> str:
    """How many of the last changes are not there."""
    return _count(
        count, tr("The last change could not be read and is missing."), tr("The last {0} changes are missing.")
    )


def waiting(count: int) -> str:
    """How many are left."""
    return _count(
        count,
        tr("1 unsaved document is left: File > Recover unsaved documents"),
        tr("{0} unsaved documents are left: File > Recover unsaved documents"),
    )


def _count(number: int, one: str, many: str) -> str:
    return one if number == 1 else many.format(number)
