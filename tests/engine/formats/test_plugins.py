"""Plug-ins that behave badly: named on the standard error, switched off, and everything else goes on."""

import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from engine.diagnostics import InputError
from engine.formats import guarded
from engine.formats.base import WriteError
from engine.formats.detect import detect
from engine.formats.guarded import BrokenPlugin, GuardedFormat, PluginError, tell_with
from engine.formats.hdu1524 import Hdu1524
from engine.formats.registry import Registry, UnknownFormat, with_plugins

ROOT = Path(__file__).resolve().parents[3]
TEXT = "2\n1 1\n0\n1 0\n0\n"
FINE = """
from engine.formats.hdu1524 import Hdu1524
class Mine(Hdu1524):
    name, aliases, title = "mine", (), "Mine"
"""
METHODS = ("read", "check", "adapt", "render", "format_answers")


@pytest.fixture(autouse=True)
def told() -> Iterator[list[BrokenPlugin]]:
    found: list[BrokenPlugin] = []
    tell_with(found.append)
    yield found
    tell_with(None)


class Mine(Hdu1524):
    name, aliases, title = "mine", (), "Mine"


def loaded(kind: object, name: str = "bad") -> Registry:
    """A registry with one built-in format and one of a plug-in."""
    globals()["WANTED"] = kind
    return with_plugins([Hdu1524()], [EntryPoint(name, f"{__name__}:WANTED", "grundy.formats")])


def with_method(method: str, answer: object) -> type[Mine]:
    def act(self: Mine, *_: object) -> object:
        if isinstance(answer, BaseException):
            raise answer
        return answer

    return type("Bad", (Mine,), {method: act})


def use(registry: Registry, method: str) -> object:
    form = registry.get("mine")
    records = Hdu1524().read(TEXT).records
    if method == "read":
        return detect(TEXT, "", registry)
    given = [[[True]]] if method == "format_answers" else [records]
    return getattr(form, method)(*given)


@pytest.mark.parametrize("method", METHODS)
def test_a_plugin_that_works_is_not_in_the_way(method: str, told: list[BrokenPlugin]) -> None:
    registry = loaded(Mine)
    assert isinstance(registry.get("mine"), GuardedFormat)
    assert registry.names() == ("hdu1524", "mine")
    if method != "read":
        records = Hdu1524().read(TEXT).records
        given = [[[True]]] if method == "format_answers" else [records]
        assert getattr(registry.get("mine"), method)(*given) == getattr(Hdu1524(), method)(*given)
    assert registry.get("mine").read(TEXT).records == Hdu1524().read(TEXT).records
    assert registry.get("mine").write(Hdu1524().read(TEXT).records) == Hdu1524().write(Hdu1524().read(TEXT).records)
    assert registry.get("mine").read("x").diagnostics == Hdu1524().read("x").diagnostics
    assert (registry.broken, told) == ((), [])


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize(
    "answer",
    [ValueError("no"), SystemExit(3), GeneratorExit(), RecursionError(), type("OwnError", (BaseException,), {})("own"),
     None, 7, object(), [("x",)], ("a", "b", "c"), {}],
    ids=lambda answer: type(answer).__name__,
)  # fmt: skip
def test_a_plugin_that_raises_or_makes_things_up_is_switched_off(
    method: str, answer: object, told: list[BrokenPlugin]
) -> None:
    registry = loaded(with_method(method, answer))
    kept = registry.get("mine")
    try:
        use(registry, method)
    except PluginError as error:
        assert method in ("render", "format_answers")
        assert "the plug-in bad is switched off" in str(error.diagnostics[0].message)
    assert [broken.name for broken in told] == ["bad"]
    assert registry.broken == tuple(told)
    assert registry.names() == ("hdu1524",)
    assert len(registry) == 1
    assert registry.for_game("graph") == tuple(registry)
    # Who has it already gets a clear answer, and nothing is told twice.
    assert "the plug-in bad is switched off" in kept.read(TEXT).diagnostics[0].message
    for broken in (lambda: kept.write([]), lambda: kept.render([]), lambda: kept.format_answers([])):
        with pytest.raises(WriteError):
            broken()
    assert kept.adapt([])[1][0].is_error
    assert len(told) == 1
    found = detect(TEXT, "", registry)
    assert found.certain is not None
    assert found.certain.name == "hdu1524"


def test_the_interrupt_of_a_terminal_goes_on(told: list[BrokenPlugin]) -> None:
    registry = loaded(with_method("read", KeyboardInterrupt()))
    with pytest.raises(KeyboardInterrupt):
        use(registry, "read")
    assert told == []


def test_a_refusal_is_an_answer(told: list[BrokenPlugin]) -> None:
    registry = loaded(with_method("render", WriteError([])))
    with pytest.raises(WriteError):
        use(registry, "render")
    assert (registry.broken, told) == ((), [])


class Trap(Mine):
    @property
    def title(self) -> str:  # type: ignore[override]
        raise SystemExit(4)


class Raises(Mine):
    def __init__(self) -> None:
        raise SystemExit(5)


def attributes(**given: object) -> type[Mine]:
    return type("Bad", (Mine,), given)


class Words:
    def __str__(self) -> str:
        raise ValueError("no words")


class MuteError(Exception):
    __str__ = Words.__str__


class Mute(Mine):
    def __init__(self) -> None:
        raise MuteError


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (None, "TypeError"), (7, "TypeError"), (int, "TypeError"), (Trap, "SystemExit: 4"), (Raises, "SystemExit: 5"),
        (Mute, "MuteError: <ValueError in its own message>"),
        (attributes(name="hdu1524"), "two formats are called 'hdu1524'"),
        (attributes(aliases=("POJ2425",)), "two formats are called 'POJ2425'"),
        (attributes(name="../../x"), "is no name of a format"), (attributes(name=""), "name must be a line"),
        (attributes(name=None), "name must be a text, not NoneType"), (attributes(title="a\nb"), "title must be"),
        (attributes(title="\u202eevil"), "title must be a line"), (attributes(title="x" * 1000), "title must be"),
        (attributes(aliases="mine"), "aliases must be a tuple, not str"), (attributes(game=3), "game must be a text"),
        (attributes(answer_words=("a",)), "two different words"), (attributes(answer_words=("a", "a")), "two"),
        (attributes(limits=(1,)), "limits must hold Limit"), (attributes(file_patterns=("*);;All (*",)), "no pattern"),
    ],
)  # fmt: skip
def test_what_cannot_be_a_format_is_not_loaded(kind: object, message: str, told: list[BrokenPlugin]) -> None:
    registry = loaded(kind)
    assert registry.names() == ("hdu1524",)
    assert [broken.name for broken in registry.broken] == ["bad"]
    assert message in registry.broken[0].message
    assert list(registry.broken) == told
    with pytest.raises(UnknownFormat):
        registry.get("mine")


def test_what_is_told_is_one_short_line(told: list[BrokenPlugin]) -> None:
    loaded(with_method("__init__", ValueError("a\nb\x1b[31m\u202e" + "x" * 10_000)), "bad")
    assert len(told[0].message) <= 200
    assert told[0].message.isprintable()


def test_without_a_terminal_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    tell_with(None)
    monkeypatch.setattr(sys, "stderr", None)
    loaded(None)


def test_the_tests_may_be_undone() -> None:
    assert guarded._tell
    assert issubclass(PluginError, InputError)


# Real distributions


def installed(folder: Path, **sources: str) -> dict[str, str]:
    """Packages with a `.dist-info` in a folder; gives an environment in which they are found."""
    for name, source in sources.items():
        (folder / f"plug_{name}.py").write_text(source)
        info = folder / f"plug_{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: plug-{name}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[grundy.formats]\n{name} = plug_{name}:Mine\n")
    return {"PYTHONPATH": f"{folder}:{ROOT}", "PATH": ""}


def grundy(environment: dict[str, str], *arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "engine.cli", *arguments]
    if not (ROOT / "engine" / "cli" / "__main__.py").exists():
        command[2:3] = ["gui.main"]
    return subprocess.run(
        command, input=TEXT, env=environment, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60
    )


def test_the_command_line_goes_on_without_those_that_fail(tmp_path: Path) -> None:
    environment = installed(
        tmp_path,
        atimport="import sys\nsys.exit(7)",
        syntax="def (",
        reads=FINE + "    def read(self, text): raise SystemExit('boo')\n",
        fine=FINE.replace('"mine"', '"fine"'),
    )
    done = grundy(environment, "formats")
    assert done.returncode == 0
    assert "\nfine\n" in done.stdout
    for name in ("atimport", "syntax"):
        assert f"the plug-in {name} is switched off" in done.stderr
    done = grundy(environment, "solve", "-")
    assert "Traceback" not in done.stderr
    assert "the plug-in reads is switched off: SystemExit: boo" in done.stderr
    # "fine" reads the same text as the built-in format.
    assert "several formats fit: hdu1524, fine" in done.stderr
    assert grundy(environment, "solve", "--format", "fine", "-").stdout == "WIN\n"


def test_a_format_that_was_asked_for_and_fails_ends_with_an_error(tmp_path: Path) -> None:
    environment = installed(
        tmp_path,
        mine=FINE + "    def read(self, text): raise ValueError('boo')\n",
        late=FINE.replace('"mine"', '"late"') + "    def format_answers(self, outcomes): raise ValueError('boo')\n",
    )
    for name in ("mine", "late"):
        done = grundy(environment, "solve", "--format", name, "-")
        assert done.returncode == 2, done.stderr
        assert done.stdout == ""
        assert f"the plug-in {name} is switched off: ValueError: boo" in done.stderr
        assert "Traceback" not in done.stderr


def test_descriptions_of_packages_that_make_no_sense(tmp_path: Path) -> None:
    environment = installed(tmp_path, mine=FINE)
    (tmp_path / "plug_mine-1.0.dist-info" / "entry_points.txt").write_text("[grundy.formats]\nno equals sign\n= x\n")
    done = grundy(environment, "solve", "-")
    assert (done.returncode, done.stdout) == (0, "WIN\n")
    assert "Traceback" not in done.stderr
