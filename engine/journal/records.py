"""What the lines of a journal are: its beginning, the cases that it begins with, then changes and states."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Raw, Struct

from engine.journal.items import Key, LiveBoard, LiveGraph, LiveHeaps, PlainBoard, PlainGraph, PlainHeaps

APPLICATION = "grundy-studio-journal"
VERSION = 1

Seconds: TypeAlias = Annotated[float, Meta(ge=0, le=1e11)]


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
    """

    at: Seconds
    saved: bool = False
    path: str = ""
    title: str = ""
    format: str = ""


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


Line: TypeAlias = Start | State | Made | PlainGraph | LiveGraph | PlainBoard | LiveBoard | PlainHeaps | LiveHeaps
