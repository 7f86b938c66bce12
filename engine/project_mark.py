"""How a ``.grundy`` file is known, without loading what reads it."""

SUFFIX = ".grundy"
_MARK = b"\xef\xbb\xbf"


def is_project(data: bytes) -> bool:
    """Whether these bytes of a file seem to be a ``.grundy`` file: a JSON object, which no judge's file is."""
    return data.removeprefix(_MARK).lstrip()[:1] == b"{"
