"""What stands within a line of Markdown: code, bold, italics and links."""

import re
from html import escape

_SPAN = re.compile(
    r"(?P<code>`+)(?P<coded>.+?)(?P=code)|\*\*(?P<bold>.+?)\*\*|(?<![\w*])\*(?P<italic>[^*\s][^*]*)\*"
    r"|\[(?P<words>[^\]]+)\]\((?P<target>[^)\s]+)\)|<(?P<address>https?://[^>\s]+)>"
)


def html_of(text: str) -> str:
    """A line as HTML; nothing of it is taken for HTML itself."""
    parts, at = [], 0
    for span in _SPAN.finditer(text):
        parts += [escape(text[at : span.start()]), _html(span)]
        at = span.end()
    return "".join([*parts, escape(text[at:])])


def plain(text: str) -> str:
    """A line without its marks, as it is read."""
    return _SPAN.sub(_read, text)


def targets(text: str) -> list[str]:
    """Where the links of a line lead, in their order; those in code are none."""
    found: list[str] = []
    for span in _SPAN.finditer(text):
        if span["words"]:
            found.append(span["target"])
        elif span["address"]:
            found.append(span["address"])
        elif span["bold"] or span["italic"]:
            found += targets(span["bold"] or span["italic"])
    return found


def bold_parts(text: str) -> list[str]:
    """What stands in bold letters in a line."""
    return [span["bold"] for span in _SPAN.finditer(text) if span["bold"]]


def _html(span: re.Match[str]) -> str:
    if span["coded"]:
        return f"<code>{escape(span['coded'].strip())}</code>"
    if span["bold"]:
        return f"<b>{html_of(span['bold'])}</b>"
    if span["italic"]:
        return f"<i>{html_of(span['italic'])}</i>"
    target = escape(span["target"] or span["address"])
    return f'<a href="{target}">{html_of(span["words"]) if span["words"] else target}</a>'


def _read(span: re.Match[str]) -> str:
    if span["coded"]:
        return span["coded"].strip()
    if span["address"]:
        return span["address"]
    return plain(span["bold"] or span["italic"] or span["words"])
