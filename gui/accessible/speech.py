"""What is sent to a screen reader, if there is one."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface

Event = QAccessible.Event


def is_heard() -> bool:
    """Whether anybody listens."""
    return QAccessible.isActive()


def announce(source: QObject, text: str, urgent: bool = False) -> None:
    """Let a sentence be read out; an urgent one at once, another when what is being read is over."""
    if text and is_heard():
        event = QAccessibleAnnouncementEvent(source, text)
        politeness = QAccessible.AnnouncementPoliteness
        event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
        send(event)


def tell(interface: QAccessibleInterface, kind: QAccessible.Event) -> None:
    """Tell that something happened to an item."""
    if is_heard():
        send(QAccessibleEvent(interface, kind))


def tell_widget(widget: QObject, kind: QAccessible.Event) -> None:
    """Tell that something happened to a widget."""
    if is_heard():
        send(QAccessibleEvent(widget, kind))


def send(event: QAccessibleEvent) -> None:
    """The one door to the screen reader."""
    QAccessible.updateAccessibility(event)
