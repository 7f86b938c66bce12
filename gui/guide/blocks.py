"""The blocks that a page of Markdown is made of.

Qt can read Markdown itself, but leaves code without a ground and tables without lines, and follows CommonMark in not
seeing bold text that touches Chinese punctuation. The pages need a small part of Markdown, and this reads just that:
headings, paragraphs, lists (one level), tables, fenced code, quotes, and pictures on a line of their own.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

_HEADING = re.compile(r"(#{1,4})\s+(.+)")
_ITEM = re.compile(r"(?:[-*]|(\d+)\.)\s+(.+)")
_PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)$")
_FENCE = "```"


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading: its level from 1, and its text."""

    level: int
    text: str

    @property
    def anchor(self) -> str:
        """What links call it: its words in lower case, with - in between, as GitHub makes them."""
        bare = re.sub(r"[^\w\s-]", "", self.text.lower())
        return re.sub(r"\s+", "-", bare.strip())


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text, one line; `quoted` if each of its lines began with ``>``."""

    text: str
    quoted: bool = False


@dataclass(frozen=True, slots=True)
class Code:
    """Lines that stay as they are, and the word behind the fence."""

    text: str
    language: str = ""


@dataclass(frozen=True, slots=True)
class Items:
    """A list."""

    texts: tuple[str, ...]
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A table: what the columns are called, and the cells row by row."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture: what it shows in words, and the path to it from the page."""

    words: str
    source: str


Block: TypeAlias = Heading | Paragraph | Code | Items | Table | Picture


def blocks_of(text: str) -> Iterator[Block]:
    """The blocks of a page in their order."""
    lines = text.splitlines()
    at = 0
    while at < len(lines):
        line = lines[at].strip()
        if not line:
            at += 1
        elif line.startswith(_FENCE):
            end = next((i for i in range(at + 1, len(lines)) if lines[i].strip() == _FENCE), len(lines))
            yield Code("\n".join(lines[at + 1 : end]).rstrip(), line.removeprefix(_FENCE).strip())
            at = end + 1
        else:
            end = _end_of(lines, at)
            yield _block(lines[at:end])
            at = end


def _end_of(lines: list[str], start: int) -> int:
    """Where the block that begins at a line ends: before an empty line, a fence or a heading."""
    if lines[start].startswith("#"):
        return start + 1
    for at in range(start + 1, len(lines)):
        line = lines[at].strip()
        if not line or line.startswith(_FENCE) or _HEADING.match(line):
            return at
    return len(lines)


def _block(lines: list[str]) -> Block:
    first = lines[0].strip()
    if heading := _HEADING.match(first):
        return Heading(len(heading[1]), heading[2])
    if picture := _PICTURE.match(first):
        return Picture(picture[1], picture[2])
    if first.startswith("|"):
        head, _, *rows = (_cells(line) for line in lines)
        return Table(head, tuple(rows))
    if item := _ITEM.match(first):
        return Items(tuple(_items(lines)), numbered=item[1] is not None)
    if first.startswith(">"):
        return Paragraph(_joined(line.strip().removeprefix(">") for line in lines), quoted=True)
    return Paragraph(_joined(lines))


def _cells(line: str) -> tuple[str, ...]:
    r"""The cells of a row; ``\|`` is no end of one."""
    inner = line.strip().removeprefix("|").removesuffix("|")
    return tuple(cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", inner))


def _items(lines: list[str]) -> Iterator[str]:
    """The items of a list; a line that begins none goes on with the one before."""
    parts: list[str] = []
    for line in lines:
        item = _ITEM.match(line.strip())
        if item and parts:
            yield _joined(parts)
            parts = []
        parts.append(item[2] if item else line)
    yield _joined(parts)


def _joined(lines: "Iterator[str] | list[str]") -> str:
    """Lines as one: with a blank in between, but for two lines of Chinese."""
    text = " ".join(line.strip() for line in lines)
    return re.sub(r"(?<=[\u3000-\u9fff\uff00-\uffef]) (?=[\u3000-\u9fff\uff00-\uffef])", "", text)
