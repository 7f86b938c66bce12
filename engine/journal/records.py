"""What the lines of a journal are: its beginning, the cases that it begins with, then changes, states and drafts."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Raw, Struct

from engine.journal.items import Key, LiveBoard, LiveGraph, LiveHeaps, PlainBoard, PlainGraph, PlainHeaps

APPLICATION = "grundy-studio-journal"
VERSION = 1

MOST_DRAFT = 1 << 20
"""Drafts of more characters are not kept."""

Seconds: TypeAlias = Annotated[float, Meta(ge=0, le=1e11)]
Stamp: TypeAlias = tuple[int, int]
"""The size of a file in bytes, and when it was written, in nanoseconds since 1970."""


class State(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="state"):
    """How the document stands.

    Attributes
    ----------
    at
        When, in seconds since 1970.
    saved
        Whether all is in the file at `path`, or in whatever it came from.
    path
        The ``.grundy`` file that it is saved in, or "".
    title
        What a person calls the document.
    format
        The judge format that it is shown in.
    known
        The file at `path` as it was when the document last knew it: a size of -1 says that whatever stands there is
        news. None if nobody took it down.
    """

    at: Seconds
    saved: bool = False
    path: str = ""
    title: str = ""
    format: str = ""
    known: Stamp | None = None


class Start(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="start"):
    """The first line; `cases` lines with one case each come next, in which `changes` changes are made already."""

    application: str
    version: int
    cases: Annotated[int, Meta(ge=0)]
    next_key: Key
    state: State
    changes: Annotated[int, Meta(ge=0)] = 0


class Made(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="change"):
    """A change was made (or undone, or made again); the document has `cases` cases after it."""

    at: Seconds
    cases: Annotated[int, Meta(ge=0)]
    of: Raw


class Drafted(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="draft"):
    """A text of a case stands typed that is no part of the document.

    Attributes
    ----------
    case, query
        The keys of the case, and of its query where that has a text of its own.
    format
        The judge format that the text is in.
    text
        The text; None: there is none any more.
    base
        The text of the document that it started from; None if that was too long to be kept with each key typed.
    """

    case: Key
    query: Key | None = None
    format: str = ""
    text: Annotated[str, Meta(max_length=MOST_DRAFT)] | None = None
    base: Annotated[str, Meta(max_length=MOST_DRAFT)] | None = None


Line: TypeAlias = (
    Start | State | Made | Drafted | PlainGraph | LiveGraph | PlainBoard | LiveBoard | PlainHeaps | LiveHeaps
)
