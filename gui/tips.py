"""Tool tips that show names as they are."""

from html import escape


def plain_tip(text: str) -> str:
    """`text` for a tool tip: Qt would take a name that looks like HTML for HTML, and load the pictures it names."""
    return f"<p>{escape(text)}</p>" if "<" in text else text
