"""Steps made of JSON, which may be anybody's, and made changes of a document again."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct

from engine.document import (
    Case,
    Change,
    Document,
    InCase,
    InsertCase,
    RemoveCase,
    RenameCase,
    SetFormat,
    Several,
    ShiftCase,
)
from engine.games import board_changes, graph_changes, heaps_changes
from engine.games.kinds import GameChange
from engine.journal.case_reading import case_of
from engine.journal.fault import JournalError
from engine.journal.items import CaseItem, Key
from engine.journal.leaves import TYPES, Rules, require_sense
from engine.said import say

Named: TypeAlias = tuple[str, Raw]


class _In(Struct, forbid_unknown_fields=True):
    case: Key
    of: list[Named]


class _Insert(Struct, forbid_unknown_fields=True):
    index: Key
    key: Key
    item: CaseItem | None


class _Remove(Struct, forbid_unknown_fields=True):
    index: Key
    key: Key


_TOGETHER: dict[str, Callable[[tuple[Any, ...]], GameChange]] = {
    "graph": graph_changes.Together,
    "board": board_changes.Together,
    "heaps": heaps_changes.Together,
}


def decoded(raw: Raw | memoryview, type_: Any) -> Any:
    """JSON as a value of a type. Raises JournalError if it is none."""
    try:
        return msgspec.json.decode(raw, type=type_)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise JournalError(say("this does not belong in a journal: {reason}", reason=str(error))) from error


class Replayer:
    """Does to a document what a journal says; it knows each case that the journal has brought, also those removed."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self._cases = {case.key: case for case in document.cases}
        self._kinds = {key: case.kind.name for key, case in self._cases.items()}

    def make(self, steps: Raw) -> None:
        """Make the change of one record, all of it or nothing.

        Raises
        ------
        JournalError
            If it cannot be read, or cannot be made.
        """
        changes = [self._change(name, raw) for name, raw in decoded(steps, list[Named])]
        try:
            self.document.apply(Several(tuple(changes)))
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            raise JournalError(say("a change cannot be made: {reason}", reason=reason)) from error

    def _change(self, name: str, raw: Raw) -> Change:
        make = _STEPS.get(name)
        if make is None:
            raise JournalError(say("there is no step {name!r}", name=name[:30]))
        return make(self, raw)

    def _in_case(self, raw: Raw) -> Change:
        step = decoded(raw, _In)
        kind = self._kinds.get(step.case, "")
        changes = [_leaf(kind, name, inner) for name, inner in step.of]
        if len(changes) == 1:
            return InCase(step.case, changes[0])
        if kind not in _TOGETHER:
            raise JournalError(say("there is no case {case}", case=step.case))
        return InCase(step.case, _TOGETHER[kind](tuple(changes)))

    def _insert(self, raw: Raw) -> Change:
        step = decoded(raw, _Insert)
        if step.item is not None:
            self._note(case_of(step.item), step.key)
        self._note_key(step.key)
        return InsertCase(step.index, self._case(step.key))

    def _remove(self, raw: Raw) -> Change:
        step = decoded(raw, _Remove)
        return RemoveCase(step.index, self._case(step.key))

    def _note(self, case: Case, key: int) -> None:
        if case.key != key or key in self._cases:
            raise JournalError(say("case {case} is another, or there already", case=key))
        self._cases[key] = case
        self._kinds[key] = case.kind.name

    def _note_key(self, key: int) -> None:
        self.document._next_key = max(self.document._next_key, key + 1)

    def _case(self, key: int) -> Case:
        if key not in self._cases:
            raise JournalError(say("there is no case {case}", case=key))
        return self._cases[key]


def _leaf(kind: str, name: str, raw: Raw) -> GameChange:
    if name not in TYPES or name.partition(" ")[0] != kind:
        raise JournalError(say("there is no change {name!r} for a case of kind {kind!r}", name=name[:30], kind=kind))
    change = decoded(raw, TYPES[name])
    if isinstance(change, Rules):
        return change.change()
    require_sense(change)
    made: GameChange = change
    return made


_STEPS: dict[str, Callable[[Replayer, Raw], Change]] = {
    "in": Replayer._in_case,
    "insert": Replayer._insert,
    "remove": Replayer._remove,
    "ShiftCase": lambda _, raw: _plain(raw, ShiftCase),
    "RenameCase": lambda _, raw: _plain(raw, RenameCase),
    "SetFormat": lambda _, raw: _plain(raw, SetFormat),
}


def _plain(raw: Raw, type_: type[Change]) -> Change:
    change: Change = decoded(raw, type_)
    return change
