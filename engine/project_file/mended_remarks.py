"""The notes and groups of a broken case: what makes sense of them."""

from collections.abc import Callable
from typing import Any, TypeVar

from engine.games.remarks import MOST_GROUPS, MOST_NOTES
from engine.project_file.graph_faults import faults_of_groups
from engine.project_file.json_text import clean
from engine.project_file.locate import Path
from engine.project_file.schema import GraphItem, GroupItem, NoteItem
from engine.said import say

Tell = Callable[[Path, str], None]
Items = Callable[[str, Any], list[Any]]
"""Gives the sound items of a list of the case, by its name and their type."""

T = TypeVar("T")


def take_remarks(item: GraphItem, items: Items, tell: Tell) -> None:
    """Put the notes and groups that can be read into a graph, and no more than there may be."""
    item.notes = _some("notes", items("notes", NoteItem), MOST_NOTES, tell)
    item.groups = _some("groups", items("groups", GroupItem), MOST_GROUPS, tell)
    for note in item.notes:
        note.text = clean(note.text)
    for group in item.groups:
        group.title = clean(group.title)


def _some(name: str, found: list[T], most: int, tell: Tell) -> list[T]:
    if len(found) > most:
        tell((name,), say("only the first {most} are kept", most=most))
    return found[:most]


def drop_senseless_members(item: GraphItem, tell: Tell) -> None:
    """Leave out members that are not there or stand twice, and groups that none is left of."""
    for fault in list(faults_of_groups(item, ()))[:10]:
        tell(fault.path, fault.message)
    for group in item.groups:
        group.members = tuple(dict.fromkeys(index for index in group.members if index < item.positions))
    item.groups = [group for group in item.groups if group.members]
