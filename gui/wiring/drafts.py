"""Texts of cases that are no part of the document: asked about before they go, and kept for recovery."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from engine.case_words import without_case
from gui.files.unfinished import Unfinished
from gui.language.spoken import spoken
from gui.panels.text_state import Draft
from gui.panels.text_subject import Key

if TYPE_CHECKING:
    from engine.journal import Drafted
    from gui.main_window import MainWindow


def connect_drafts(window: "MainWindow") -> None:
    """Let files ask about the drafts of the text panel, the title tell of them, and recovery keep them."""
    window.files.unfinished = partial(unfinished, window)
    window.text.changed_drafts.connect(window._retitle)
    window.text.changed_drafts.connect(partial(_keep, window))
    window.recovery.bring_drafts = partial(_bring_back, window)


def unfinished(window: "MainWindow") -> list[Unfinished]:
    """The drafts in the order of their cases."""
    document, found = window.session.document, window.text.drafts()
    return [
        Unfinished(document.index_of(key[0]) + 1, draft.text, _reason(draft), partial(_go_to, window, key))
        for key, draft in found.items()
        if key[0] is not None
    ]


def _reason(draft: Draft) -> str:
    problem = draft.problem
    if problem is None:
        return ""
    message = spoken(without_case(problem.message))
    if not problem.line:
        return message
    place = QCoreApplication.translate("Files", "line {0}, column {1}").format(problem.line, problem.column)
    return f"{place}: {message}"


def _go_to(window: "MainWindow", key: Key) -> None:
    session = window.session
    query = session.query.key if session.query else None
    if key[0] is not None and (session.case_key != key[0] or key[1] not in (None, query)):
        session.look_at(key[0], key[1])
    window.docks.raise_("text")
    window.text.go_on()


def _keep(window: "MainWindow") -> None:
    drafts = window.text.drafts()
    window.recovery.keep_drafts({key: (draft.form, draft.text, draft.base) for key, draft in drafts.items()})


def _bring_back(window: "MainWindow", drafts: "Sequence[Drafted]") -> None:
    window.text.bring_back({(one.case, one.query): _draft_of(one) for one in drafts})


def _draft_of(kept: "Drafted") -> Draft:
    # Without a base, it starts from the text of the document as it is now, as a draft in another format does.
    return Draft(kept.text or "", kept.base or "", kept.format if kept.base is not None else "")
