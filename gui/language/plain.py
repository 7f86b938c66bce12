"""Texts of actions as they stand in tips and names."""

import re

_KEY = re.compile(r"\s?\(&\w\)")


def without_key(text: str) -> str:
    """A text without its access key; in Chinese that stands in brackets at the end."""
    return _KEY.sub("", text).replace("&&", "\0").replace("&", "").replace("\0", "&")


def plain(text: str) -> str:
    """A text without its access key and dots."""
    return without_key(text).rstrip("…")
