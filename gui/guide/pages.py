"""Which pages the guide has, in their order, and where their text lies."""

from functools import lru_cache

import resources
from gui.guide.blocks import Block, Heading, blocks_of

ENGLISH = "en"
PAGES = (
    "first-steps", "theory",
    "graph-editor", "board-editor", "heaps-editor",
    "judge-formats", "other-graphs",
    "checking", "stepping-and-playing", "generating", "packages", "stress", "pictures",
    "settings", "files",
    "command-line", "api", "glossary",
)  # fmt: skip
"""Names of the files in resources/guide/LANGUAGE, without ``.md``."""
FIRST = PAGES[0]


def page_text(name: str, language: str) -> str:
    """The Markdown of a page: in that language if it has been translated, else in English."""
    place = resources.path("guide", language, f"{name}.md")
    if not place.is_file():
        place = resources.path("guide", ENGLISH, f"{name}.md")
    return place.read_text(encoding="utf-8")


@lru_cache(maxsize=2 * len(PAGES))
def page_blocks(name: str, language: str) -> tuple[Block, ...]:
    """A page as blocks. Raises FileNotFoundError if there is no such page."""
    return tuple(blocks_of(page_text(name, language)))


@lru_cache(maxsize=2 * len(PAGES))
def page_title(name: str, language: str) -> str:
    """The heading that a page begins with; that alone is read for it."""
    first = page_text(name, language).lstrip().partition("\n")[0]
    return first.lstrip("# ").strip()


def has_heading(name: str, language: str, anchor: str) -> bool:
    """Whether a page has a heading with that anchor."""
    headings = (block for block in page_blocks(name, language) if isinstance(block, Heading))
    return any(heading.anchor == anchor for heading in headings)
