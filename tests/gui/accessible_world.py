"""What a screen reader gets: interfaces by widget, their names, and what is sent while something is done."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from engine.document import Document
from engine.games.graph_record import GraphRecord
from engine.games.kinds import Record
from gui.accessible import speech
from gui.accessible.factory import install
from gui.canvas.commands import GraphCommands
from gui.canvas.view import GraphCanvas
from gui.selection import Selection, Spotlight
from gui.session import Session
from gui.theme import ThemeController

NAME, DESCRIPTION, VALUE = QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value
Event = QAccessible.Event

ISSUE = GraphRecord.from_moves(4, [(3, 0), (3, 1), (1, 0), (2, 1)], [[3]], places=((0, 0), (90, 0), (180, 0), (90, 90)))


class Heard(NamedTuple):
    """Something that was sent: what happened, and the name of what it happened to, or what is to be read out."""

    kind: QAccessible.Event
    text: str
    urgent: bool = False


@contextmanager
def listening(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Heard]]:
    """A screen reader is there; gives the list of what it hears."""
    heard: list[Heard] = []

    def send(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            urgent = event.politeness() == QAccessible.AnnouncementPoliteness.Assertive
            heard.append(Heard(event.type(), event.message(), urgent))
        else:
            heard.append(Heard(event.type(), event.accessibleInterface().text(NAME)))
        QAccessible.updateAccessibility(event)

    monkeypatch.setattr(speech, "send", send)
    QAccessible.setActive(True)
    try:
        yield heard
    finally:
        QAccessible.setActive(False)


def interface(widget: QWidget) -> QAccessibleInterface:
    """The interface of a widget, as Qt hands it out."""
    install()
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def children(parent: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [parent.child(i) for i in range(parent.childCount())]


def names(parent: QAccessibleInterface) -> list[str]:
    """What the children of something are called."""
    return [child.text(NAME) for child in children(parent)]


def announced(heard: list[Heard]) -> list[str]:
    return [one.text for one in heard if one.kind == Event.Announcement]


def focused(heard: list[Heard]) -> list[str]:
    return [one.text for one in heard if one.kind == Event.Focus]


def session_on(record: Record) -> Session:
    session = Session()
    session.open(Document([record]))
    return session


def made_canvas(theme: ThemeController, record: GraphRecord = ISSUE) -> GraphCanvas:
    """A canvas with all it needs, which goes with it."""
    session, selection, spotlight = session_on(record), Selection(), Spotlight()
    canvas = GraphCanvas(session, selection, spotlight, GraphCommands(session, selection), theme)
    for owned in (session, selection, spotlight, canvas.commands):
        owned.setParent(canvas)
    canvas.resize(600, 400)
    return canvas
