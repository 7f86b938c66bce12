"""How a document stands in a ``.grundy`` file: the types of its JSON, version 1."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from engine.games.board_record import WIDEST as WIDEST_BOARD
from engine.games.remarks import FARTHEST as FARTHEST
from engine.games.remarks import LONGEST_NOTE, LONGEST_TITLE, MOST_GROUPS, MOST_NOTES, NARROWEST, USUAL, WIDEST

APPLICATION = "grundy-studio"
FRAGMENT = "grundy-studio-fragment"
VERSION = 1

MOST_POSITIONS = 10_000_000
"""How many positions a case may have: a short file must not be able to ask for all the memory there is."""
MOST_COUNTED = 2**63 - 1

Index: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_COUNTED)]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_COUNTED)]
MoveItem: TypeAlias = Annotated[tuple[Index, ...], Meta(min_length=2, max_length=3)]
Coordinate: TypeAlias = Annotated[float, Meta(ge=-FARTHEST, le=FARTHEST)]
Point: TypeAlias = tuple[Coordinate, Coordinate]
Colour: TypeAlias = Literal["amber", "violet", "green", "red", "grey"]
Size: TypeAlias = Annotated[int, Meta(ge=0)]
"""The size of a heap, which may be far larger than 64 bits hold."""


class Header(Struct):
    """What every version has: read first, and alone. The version has any type here, to be refused in words."""

    application: str = ""
    version: Raw = Raw(b"null")


class WindowView(Struct, frozen=True, forbid_unknown_fields=True):
    """What one window shows: its scale (1.0 is 100 %) and the canvas point in its centre."""

    zoom: Annotated[float, Meta(gt=0, le=1e6)] = 1.0
    centre: Point = (0.0, 0.0)


class View(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a document was looked at: indices of the current case and of its current query, and each window."""

    case: Index | None = None
    query: Index | None = None
    windows: tuple[WindowView, ...] = ()


class QueryItem(Struct, forbid_unknown_fields=True):
    """A placement of stones: pairs of a position and how many stones."""

    name: str = ""
    stones: tuple[tuple[Index, Count], ...] = ()


class NoteItem(Struct, forbid_unknown_fields=True):
    """A note on the canvas: its top left corner and its width, in canvas units."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTE)]
    place: Point
    width: Annotated[float, Meta(ge=NARROWEST, le=WIDEST)] = USUAL
    colour: Colour = "amber"


class GroupItem(Struct, forbid_unknown_fields=True):
    """Positions that belong together, under a title."""

    title: Annotated[str, Meta(max_length=LONGEST_TITLE)]
    members: Annotated[tuple[Index, ...], Meta(min_length=1)]
    colour: Colour = "violet"


class GraphItem(Struct, forbid_unknown_fields=True):
    """A graph: a move is ``[source, target]``, or ``[source, target, count]`` where it stands more than once."""

    positions: Annotated[int, Meta(ge=0, le=MOST_POSITIONS)]
    kind: Literal["graph"] = "graph"
    name: str = ""
    names: dict[Index, str] = {}
    moves: list[MoveItem] = []
    places: list[Point] | None = None
    queries: list[QueryItem] = []
    notes: Annotated[list[NoteItem], Meta(max_length=MOST_NOTES)] = []
    groups: Annotated[list[GroupItem], Meta(max_length=MOST_GROUPS)] = []


class BoardItem(Struct, forbid_unknown_fields=True):
    """A board: each row lists the columns of its chesses, from 1, in the order in which they were written."""

    width: Annotated[int, Meta(ge=1, le=WIDEST_BOARD)]
    kind: Literal["board"] = "board"
    name: str = ""
    rows: list[tuple[Index, ...]] = []


class HeapsQueryItem(Struct, forbid_unknown_fields=True):
    """One row of heaps that is asked about."""

    name: str = ""
    heaps: tuple[Size, ...] = ()


class HeapsItem(Struct, forbid_unknown_fields=True):
    """A game of heaps: the rule is a text as `engine.games.take_rule_text.parse_rule` takes it."""

    rule: str
    kind: Literal["heaps"] = "heaps"
    name: str = ""
    queries: list[HeapsQueryItem] = []


class CaseKind(Struct):
    """Which kind of game a case is, read before all else of it; a case that does not say is a graph."""

    kind: str = "graph"


class ProjectFile(Struct, forbid_unknown_fields=True):
    """The whole of a file. Each case waits for its kind to be known."""

    application: str
    version: int
    cases: list[Raw]
    format: str = ""
    view: View = View()


class FragmentFile(Struct, forbid_unknown_fields=True):
    """Positions on the clipboard."""

    application: str
    version: int
    case: GraphItem
