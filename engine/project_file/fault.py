"""What may be wrong with the meaning of a file whose JSON is sound."""

from dataclasses import dataclass

from engine.project_file.locate import Path


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that makes no sense.

    Attributes
    ----------
    path, character
        The path of the value in the file; and in a text, which character of it (from 0).
    message, expected, found
        As in a `Diagnostic`.
    """

    path: Path
    message: str
    expected: str = ""
    found: str = ""
    character: int | None = None
