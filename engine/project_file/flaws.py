"""What the readers of JSON say of a text that is none, in words that may be said in another language."""

from engine.said import say

_KNOWN = (
    # The standard library
    say("expecting value"),
    say("expecting property name enclosed in double quotes"),
    say("expecting ',' delimiter"),
    say("expecting ':' delimiter"),
    say("illegal trailing comma before end of object"),
    say("illegal trailing comma before end of array"),
    say("unterminated string"),
    say("invalid control character"),
    say("invalid \\escape"),
    say("invalid \\uXXXX escape"),
    say("extra data"),
    # msgspec
    say("invalid character"),
    say("invalid number"),
    say("invalid character in unicode escape"),
    say("invalid escape character in string"),
    say("invalid escaped character"),
    say("invalid utf-16 surrogate pair"),
    say("unexpected end of escaped utf-16 surrogate pair"),
    say("unexpected end of hex escape"),
    say("expected ',' or ']'"),
    say("expected ',' or '}'"),
    say("expected ':'"),
    say("trailing comma in object"),
    say("trailing comma in array"),
    say("trailing characters"),
    say("object keys must be strings"),
    say("number out of range"),
    say("invalid UTF-8 encoded string"),
)
_BY_TEXT = {str(text): text for text in _KNOWN}


def told_flaw(message: str) -> str:
    """The message of a reader as a text that remembers its template, if it is a known one."""
    return _BY_TEXT.get(message, message)
