"""The text of a file as it stands, for those who mind how it begins."""

import codecs

from engine.formats.reader import decode

_MARKS = (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def whole_text(data: bytes) -> str:
    """The text of a file with its byte-order mark, which `engine.formats.reader.decode` leaves out."""
    return ("\ufeff" if data.startswith(_MARKS) else "") + decode(data)
