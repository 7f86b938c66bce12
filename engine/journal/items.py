"""How the cases of a document stand in a journal: the types of their JSON, plain data and live games apart."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from engine.games.board_record import WIDEST, Columns
from engine.games.graph import Query
from engine.games.heaps import HeapsQuery
from engine.games.remarks import MOST_GROUPS, MOST_NOTES, Group, GroupRecord, Note, NoteRecord
from engine.journal.columns import Floats, Ints

MOST = 2**63 - 1
MOST_POSITIONS = 10_000_000
"""How many positions plain data may speak of: a short file must not be able to ask for all the memory there is."""

Key: TypeAlias = Annotated[int, Meta(ge=0, le=MOST)]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=MOST)]
Runs: TypeAlias = tuple[tuple[Key, Count], ...]
Size: TypeAlias = Annotated[int, Meta(ge=0)]
"""The size of a heap, which may be far larger than 64 bits hold."""


class _Item(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is"):
    key: Key
    name: str


class PlainGraph(_Item, frozen=True, tag="plain graph"):
    """A `GraphRecord`; `places` are x and y in turn."""

    n: Annotated[int, Meta(ge=0, le=MOST_POSITIONS)]
    sources: Ints
    targets: Ints
    counts: Ints
    queries: tuple[tuple[Runs, str], ...]
    names: dict[Key, str]
    places: Floats | None
    notes: Annotated[tuple[NoteRecord, ...], Meta(max_length=MOST_NOTES)] = ()
    groups: Annotated[tuple[GroupRecord, ...], Meta(max_length=MOST_GROUPS)] = ()


class LiveGraph(_Item, frozen=True, tag="graph"):
    """A `GraphGame`: positions by index, moves with their ranks, all by identities."""

    positions: Ints
    places: Floats
    names: dict[Key, str]
    sources: Ints
    targets: Ints
    counts: Ints
    ranks: Floats
    queries: tuple[Query, ...]
    next_key: Key
    next_rank: float
    notes: Annotated[tuple[Note, ...], Meta(max_length=MOST_NOTES)] = ()
    groups: Annotated[tuple[Group, ...], Meta(max_length=MOST_GROUPS)] = ()


class PlainBoard(_Item, frozen=True, tag="plain board"):
    """A `BoardRecord`."""

    width: Annotated[int, Meta(ge=1, le=WIDEST)]
    rows: tuple[Columns, ...]


class LiveBoard(_Item, frozen=True, tag="board"):
    """A `BoardGame`: rows by index."""

    width: Annotated[int, Meta(ge=1, le=WIDEST)]
    rows: Ints
    columns: tuple[Columns, ...]
    next_key: Key


class PlainHeaps(_Item, frozen=True, tag="plain heaps"):
    """A `HeapsRecord`; the rule is a text as `engine.games.take_rule_text.parse_rule` takes it."""

    rule: str
    queries: tuple[tuple[tuple[Size, ...], str], ...]


class LiveHeaps(_Item, frozen=True, tag="heaps"):
    """A `HeapsGame`."""

    rule: str
    queries: tuple[HeapsQuery, ...]
    next_key: Key


CaseItem: TypeAlias = PlainGraph | LiveGraph | PlainBoard | LiveBoard | PlainHeaps | LiveHeaps
