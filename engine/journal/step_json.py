"""Steps as JSON, each as ``[name, fields]``."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

import msgspec

from engine.document import InCase
from engine.games.heaps_changes import SetRule
from engine.journal.case_items import item_of
from engine.journal.leaves import NAMES, Rules, flat
from engine.journal.steps import Inserted, Removed, Step
from engine.journal.text import json_of

AT_ONCE = 1024
"""A long list goes to JSON in pieces, between which other threads have their turn."""


def steps_json(steps: Sequence[Step]) -> bytes:
    """A row of steps as a JSON array. Raises ValueError for numbers of thousands of digits."""
    return b"[%b]" % b",".join(map(_step_json, steps))


def _step_json(step: Step) -> bytes:
    if isinstance(step, InCase):
        leaves = b",".join(map(_leaf_json, flat(step.change)))
        return b'["in",{"case":%d,"of":[%b]}]' % (step.case, leaves)
    if isinstance(step, Inserted):
        item = b"null" if step.image is None else json_of(item_of(step.image))
        return b'["insert",{"index":%d,"key":%d,"item":%b}]' % (step.index, step.key, item)
    if isinstance(step, Removed):
        return b'["remove",{"index":%d,"key":%d}]' % (step.index, step.key)
    return b'["%b",%b]' % (type(step).__name__.encode(), json_of(step))


def _leaf_json(change: Any) -> bytes:
    content = Rules.of(change) if isinstance(change, SetRule) else change
    name = NAMES[type(change)].encode()
    long = next((field.name for field in _fields(content) if _is_long(getattr(content, field.name))), None)
    return b'["%b",%b]' % (name, _in_pieces(content, long) if long else json_of(content))


def _fields(content: Any) -> tuple[Any, ...]:
    return () if isinstance(content, msgspec.Struct) else fields(content)


def _is_long(value: object) -> bool:
    return isinstance(value, tuple) and len(value) > AT_ONCE


def _in_pieces(content: Any, long: str) -> bytes:
    """The JSON of a change most of which is the list called `long`."""
    items: tuple[Any, ...] = getattr(content, long)
    pieces = (json_of(items[at : at + AT_ONCE])[1:-1] for at in range(0, len(items), AT_ONCE))
    named = [b'"%b":[%b]' % (long.encode(), b",".join(pieces))]
    for field in fields(content):
        if field.name != long:
            named.append(b'"%b":%b' % (field.name.encode(), json_of(getattr(content, field.name))))
    return b"{%b}" % b",".join(named)
