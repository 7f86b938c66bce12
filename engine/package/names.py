"""Names of files and folders that are the same and allowed on every system."""

import re
import unicodedata
from collections.abc import Sequence

_LONGEST = 40
_OTHER = re.compile(r"[^a-z0-9]+")
_LONGEST_TITLE = 200


def slug(text: str, otherwise: str = "case") -> str:
    """Lower-case letters, digits and hyphens that recall `text`, at most 40; `otherwise` if nothing is left of it."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return _OTHER.sub("-", plain).strip("-")[:_LONGEST].rstrip("-") or otherwise


def numbered_names(texts: Sequence[str]) -> list[str]:
    """A name for each of `texts`: its number, with as many digits as the last one has, then what recalls the text.

    The number makes them differ, sorts them, and keeps them clear of the names that Windows reserves ("con", "nul").
    """
    digits = max(2, len(str(len(texts))))
    return [f"{number:0{digits}}-{slug(text)}" for number, text in enumerate(texts, 1)]


def folder_name(text: str, otherwise: str) -> str:
    """Lower-case letters and digits only: what the Kattis problem package format wants of a package's folder."""
    return slug(text, otherwise).replace("-", "") or otherwise


def plain_title(text: str) -> str:
    """`text` as one line without control characters, lone surrogates and the like, not too long."""
    kept = "".join(" " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join(kept.split())[:_LONGEST_TITLE].rstrip()
