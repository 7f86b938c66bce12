"""Texts that are typed and not part of the document: nobody loses them without being asked."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

_MOST_LISTED = 5


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A text that is no part of the document yet.

    Attributes
    ----------
    case
        The number of its case, from 1.
    text
        The text.
    reason
        Why it cannot be read, or "".
    go
        Shows the text to go on with it.
    """

    case: int
    text: str
    reason: str
    go: Callable[[], None]


def said(texts: Sequence[Unfinished]) -> str:
    """What there is to say of them; at least one."""
    if len(texts) > 1:
        return "\n".join(
            [_tr("The texts of {0} cases are not part of the document:").format(len(texts)), *_list(texts)]
        )
    [one] = texts
    if not one.reason:
        return _tr("The text of case {0} is not part of the document yet.").format(one.case)
    text = _tr("The text of case {0} cannot be read as it stands and is not part of the document: {1}")
    return text.replace("{0}", str(one.case)).replace("{1}", one.reason)


def saved_without(texts: Sequence[Unfinished]) -> str:
    """What there is to say of them when the document was saved; at least one."""
    if len(texts) > 1:
        return _tr("- without the texts of {0} cases, which are not part of it yet.").format(len(texts))
    return _tr("- without the text of case {0}, which is not part of it yet.").format(texts[0].case)


def _list(texts: Sequence[Unfinished]) -> list[str]:
    unread = _tr("not applied yet")
    lines = [f"{_tr('Case {0}').format(one.case)}: {one.reason or unread}" for one in texts[:_MOST_LISTED]]
    more = len(texts) - len(lines)
    return [*lines, _tr("and {0} more").format(more)] if more else lines


def _tr(text: str) -> str:
    return QCoreApplication.translate("Files", text)
