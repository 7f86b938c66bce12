"""Names for files, folders and titles, of any text."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.package.names import folder_name, numbered_names, plain_title, slug

TEXTS = st.text(st.characters(codec=None), max_size=80) | st.sampled_from(
    ["con", "NUL", "a:b", "..", "é", "\ud800", ""]
)


@given(st.lists(TEXTS, max_size=120))
def test_numbered_names_are_safe_differ_and_keep_the_order(texts: list[str]) -> None:
    names = numbered_names(texts)
    assert len(names) == len(texts) == len({name.lower() for name in names})
    assert names == sorted(names)
    assert all(re.fullmatch(r"[0-9]{2,}-[a-z0-9]+(-[a-z0-9]+)*", name) and len(name) <= 44 for name in names)


@given(TEXTS)
def test_titles_are_one_plain_line_that_can_be_written(text: str) -> None:
    title = plain_title(text)
    title.encode()
    assert title == title.strip() and len(title) <= 200 and len(title.splitlines()) <= 1
    assert not any(unicodedata.category(sign) in ("Cc", "Cs", "Cf", "Zl", "Zp") for sign in title)
    assert plain_title(title) == title


@given(TEXTS)
def test_folder_names_are_letters_and_digits(text: str) -> None:
    assert re.fullmatch(r"[a-z0-9]{1,40}", folder_name(text, "problem"))


@pytest.mark.parametrize(
    ("text", "expected"),
    [("Añb  C_d", "anb-c-d"), ("", "case"), ("日本", "case"), ("--x--", "x"), ("a" * 60, "a" * 40), ("ﬁ", "fi")],
)
def test_slugs_recall_the_text(text: str, expected: str) -> None:
    assert slug(text) == expected


def test_more_than_99_files_have_longer_numbers() -> None:
    assert numbered_names(["a"] * 100)[::99] == ["001-a", "100-a"]
