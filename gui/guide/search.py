"""Searching all pages: which parts, each below a heading, have all words of a question."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from gui.guide.blocks import Block, Code, Heading, Items, Paragraph, Picture, Table
from gui.guide.pages import PAGES, page_blocks
from gui.guide.spans import plain

BEFORE, LONGEST = 30, 110
"""Characters of an excerpt in front of what was found, and in all."""
MOST = 60
"""Hits that are listed."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a page.

    Attributes
    ----------
    page, title
        The name of the page, and its first heading.
    heading, anchor
        The heading that the part stands under, and what links call it.
    text
        What is read there, in one line.
    folded
        Title, heading and text without upper case, to look in.
    """

    page: str
    title: str
    heading: str
    anchor: str
    text: str
    folded: str


@dataclass(frozen=True, slots=True)
class Hit:
    """A part that has all the words, an excerpt of it around the first of them, and what is to be lit there."""

    section: Section
    excerpt: str
    lit: tuple[str, ...]


@lru_cache(maxsize=2)
def sections(language: str) -> tuple[Section, ...]:
    """The parts of all pages in a language."""
    return tuple(section for page in PAGES for section in _sections(page, page_blocks(page, language)))


def words_of(question: str) -> list[str]:
    """The words of a question; each has to be found, wherever it stands."""
    return question.casefold().split()


def found(question: str, language: str) -> list[Hit]:
    """The parts that have all words of a question: first those whose headings have them, then those in which they
    stand one behind the other, else as the pages stand."""
    words = words_of(question)
    if not words:
        return []
    hits = [section for section in sections(language) if all(word in section.folded for word in words)]
    hits.sort(key=lambda section: _rank(section, words))
    return [_hit(section, words) for section in hits[:MOST]]


def _rank(section: Section, words: list[str]) -> int:
    heading, title = section.heading.casefold(), section.title.casefold()
    in_heading = 4 * sum(word in heading for word in words)
    return -in_heading - 2 * sum(word in title for word in words) - (" ".join(words) in section.folded)


def _hit(section: Section, words: list[str]) -> Hit:
    phrase = " ".join(words)
    lit = (phrase,) if phrase in section.folded else tuple(words)
    return Hit(section, _excerpt(section.text, lit), lit)


def _excerpt(text: str, words: tuple[str, ...]) -> str:
    folded = text.casefold()
    places = [at for word in words if (at := folded.find(word)) >= 0]
    start = max(min(places, default=0) - BEFORE, 0)
    end = min(start + LONGEST, len(text))
    # Whole words, where there are blanks between words.
    blank = text.find(" ", start, start + 15) if start else -1
    start = blank + 1 if blank >= 0 else start
    return f"{'… ' if start else ''}{text[start:end].strip()}{' …' if end < len(text) else ''}"


def _sections(page: str, blocks: tuple[Block, ...]) -> Iterator[Section]:
    title = heading = anchor = ""
    parts: list[str] = []
    for block in blocks:
        if isinstance(block, Heading):
            if heading:
                yield _section(page, title, heading, anchor, parts)
            heading, anchor, parts = plain(block.text), block.anchor, []
            title = title or heading
        else:
            parts.append(_read(block))
    yield _section(page, title, heading, anchor, parts)


def _section(page: str, title: str, heading: str, anchor: str, parts: list[str]) -> Section:
    text = re.sub(r"\s+", " ", " ".join(parts))
    return Section(page, title, heading, anchor, text, f"{title}\n{heading}\n{text}".casefold())


def _read(block: Block) -> str:
    if isinstance(block, Code):
        return block.text
    if isinstance(block, Items):
        return " ".join(map(plain, block.texts))
    if isinstance(block, Table):
        return " ".join(plain(cell) for row in (block.head, *block.rows) for cell in row)
    if isinstance(block, Picture):
        return block.words
    return plain(block.text) if isinstance(block, Paragraph) else ""
