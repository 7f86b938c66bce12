"""Formats by name, and plug-ins that work or do not."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from engine.formats.base import Format
from engine.formats.hdu1524 import Hdu1524
from engine.formats.registry import (
    BUILT_IN,
    GROUP,
    Registry,
    UnknownFormat,
    built_in,
    format_named,
    formats,
    may_have_plugins,
    with_plugins,
)
from engine.formats.uva11927 import Uva11927

MODULE = __name__


class Other(Hdu1524):
    name = "other"
    aliases = ("another",)
    game = "heaps"


class Taken(Hdu1524):
    name = "mine"
    aliases = ("POJ2425",)


class Unfinished(Format[int]):
    name = "unfinished"


INSTANCE = Other()
NUMBER = 7


def plugin(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, "grundy.formats")


def test_the_built_in_ones() -> None:
    registry = formats()
    assert registry is formats()
    assert registry.names()[:5] == built_in().names() == ("hdu1524", "uva11927", "hdu5724", "hdu1536", "hdu1848")
    assert len(registry) == len(list(registry)) == len(registry.names())
    assert registry.get("poj2425") is registry.get("HDU1524")
    assert registry.get("poj2960") is registry.get("hdu1944") is registry.get("hdu1536")
    assert registry.get("uva11927").title == "Games Are Important (UVA 11927)"
    games = {form.name: form.game for form in built_in()}
    assert games == {
        "hdu1524": "graph", "uva11927": "graph", "hdu5724": "board", "hdu1536": "heaps", "hdu1848": "heaps",
    }  # fmt: skip
    for game in ("graph", "board", "heaps"):
        assert {name for name in games if games[name] == game} <= {form.name for form in registry.for_game(game)}


def test_a_format_by_its_name_is_the_one_of_the_list() -> None:
    for form in formats():
        assert all(format_named(name.upper()) is form for name in form.names)
    with pytest.raises(UnknownFormat, match="did you mean 'hdu1848'"):
        format_named("hdu1849")


def test_each_format_says_what_it_is() -> None:
    for form in formats():
        assert form.name == form.name.lower()
        assert form.title
        assert len(set(form.answer_words)) == 2
        assert all(limit.low <= limit.high <= limit.warned_above for limit in form.limits)
        assert all(pattern.startswith("*.") for pattern in form.file_patterns)


@pytest.mark.parametrize(
    ("name", "suggestion"), [("hdu1525", "hdu1524"), ("poj2452", "poj2425"), ("UVA1192", "uva11927")]
)
def test_an_unknown_name_gets_a_suggestion(name: str, suggestion: str) -> None:
    with pytest.raises(UnknownFormat) as caught:
        Registry([Hdu1524(), Uva11927()]).get(name)
    expected = f"unknown format {name!r}; did you mean {suggestion!r}? (known formats: hdu1524, uva11927)"
    assert str(caught.value) == expected
    assert caught.value.suggestion == suggestion


def test_an_unlike_name_gets_none() -> None:
    with pytest.raises(UnknownFormat, match=r"^unknown format 'xyz' \(known formats: hdu1524\)$"):
        Registry([Hdu1524()]).get("xyz")


def test_a_plugin_is_added_as_class_or_instance() -> None:
    for value in (f"{MODULE}:Other", f"{MODULE}:INSTANCE"):
        registry = with_plugins([Hdu1524()], [plugin("other", value)])
        assert registry.broken == ()
        assert registry.names() == ("hdu1524", "other")
        assert registry.get("another").name == "other"
        assert [form.name for form in registry.for_game("heaps")] == ["other"]


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("no_such_module_of_formats:X", "ModuleNotFoundError: No module named 'no_such_module_of_formats'"),
        (f"{MODULE}:nothing", "AttributeError: "),
        (f"{MODULE}:NUMBER", "TypeError: "),
        (f"{MODULE}:Unfinished", "TypeError: "),
        (f"{MODULE}:Taken", "ValueError: two formats are called 'POJ2425'"),
    ],
)
def test_a_broken_plugin_is_reported_and_the_others_work(value: str, message: str) -> None:
    registry = with_plugins([Hdu1524()], [plugin("bad", value), plugin("good", f"{MODULE}:Other")])
    assert [broken.name for broken in registry.broken] == ["bad"]
    assert registry.broken[0].message.startswith(message)
    assert registry.names() == ("hdu1524", "other")


def test_names_are_taken_once() -> None:
    with pytest.raises(ValueError, match="hdu1524"):
        Registry([Hdu1524(), Hdu1524()])


def test_built_in_formats_are_called_what_their_classes_say() -> None:
    """The registry knows the names by itself, so that one format can be loaded without the others."""
    for form, (name, names) in zip(built_in(), BUILT_IN.items(), strict=True):
        assert (type(form).__name__, form.names) == (name, names)
        assert all(format_named(alias.upper()) is form for alias in names)


def test_plugins_are_looked_for_only_where_something_may_bring_them(tmp_path: Path) -> None:
    archive = tmp_path / "modules.zip"
    archive.write_bytes(b"")
    declared = tmp_path / "site" / "other-1.0.dist-info"
    declared.mkdir(parents=True)
    assert not may_have_plugins([str(tmp_path / "site"), str(tmp_path / "none"), ""])
    (declared / "entry_points.txt").write_text("[console_scripts]\nother = other:main\n")
    assert not may_have_plugins([str(tmp_path / "site")])
    (declared / "entry_points.txt").write_text(f"[{GROUP}]\nother = other:Format\n")
    assert may_have_plugins([str(tmp_path / "none"), str(tmp_path / "site")])
    assert may_have_plugins([str(archive)])
