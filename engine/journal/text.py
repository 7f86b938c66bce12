"""Values as JSON, also where a text holds half a surrogate pair, which no file can."""

import msgspec


def json_of(value: object) -> bytes:
    """A value as JSON in one line. Raises ValueError for numbers of thousands of digits."""
    try:
        return msgspec.json.encode(value)
    except UnicodeEncodeError:
        return msgspec.json.encode(_cleaned(msgspec.to_builtins(value, builtin_types=(bytes,))))


def _cleaned(value: object) -> object:
    """The value with each half of a surrogate pair, in whatever text, as U+FFFD."""
    if isinstance(value, str):
        return value.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    if isinstance(value, dict):
        return {_cleaned(key): _cleaned(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_cleaned(inner) for inner in value]
    return value
