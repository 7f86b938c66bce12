"""Which formats there are: the built-in ones and those of installed plug-ins (entry-point group ``grundy.formats``)."""

import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.formats.base import Format
from engine.formats.guarded import BrokenPlugin, GuardedFormat, switched_off
from engine.said import say

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "grundy.formats"
BUILT_IN: dict[str, tuple[str, ...]] = {
    "Hdu1524": ("hdu1524", "poj2425"),
    "Uva11927": ("uva11927",),
    "Hdu5724": ("hdu5724",),
    "Hdu1536": ("hdu1536", "poj2960", "hdu1944"),
    "Hdu1848": ("hdu1848",),
}
"""The formats that are part of the program, in the order in which they are offered: the class, in the module of that
name in small letters, and what it is called. They stand here so that one is loaded without the others."""


class UnknownFormatError(LookupError):
    """There is no format of this name; the message lists those there are."""

    def __init__(self, name: str, known: Iterable[str], suggestion: str = "") -> None:
        self.name, self.suggestion = name, suggestion
        values = {"name": name, "known": ", ".join(known)}
        if suggestion:
            text = say(
                "unknown format {name!r}; did you mean {suggestion!r}? (known formats: {known})",
                suggestion=suggestion,
                **values,
            )
        else:
            text = say("unknown format {name!r} (known formats: {known})", **values)
        super().__init__(text)

    def __str__(self) -> str:
        return str(self.args[0])


UnknownFormat = UnknownFormatError


class Registry:
    """Some formats by name. It does not change once made, but for plug-ins that fail: they are offered no more.

    Parameters
    ----------
    formats
        The formats in the order in which they are offered.
    broken
        Plug-ins that could not be loaded.

    Raises
    ------
    ValueError
        If two formats share a name or an alias.
    """

    def __init__(self, formats: Iterable[Format[Any]], broken: Iterable[BrokenPlugin] = ()) -> None:
        self._formats = tuple(formats)
        self._broken = tuple(broken)
        self._by_name: dict[str, Format[Any]] = {}
        for form in self._formats:
            for name in form.names:
                if name.lower() in self._by_name:
                    raise ValueError(f"two formats are called {name!r}")
                self._by_name[name.lower()] = form

    def __iter__(self) -> Iterator[Format[Any]]:
        return (form for form in self._formats if _broken(form) is None)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    @property
    def broken(self) -> tuple[BrokenPlugin, ...]:
        """The plug-ins that could not be loaded, and those that have failed since."""
        return (*self._broken, *filter(None, map(_broken, self._formats)))

    def get(self, name: str) -> Format[Any]:
        """The format of this name or alias; letter case does not matter.

        One that was switched off is still given to who has its name already: it answers that it is.

        Raises
        ------
        UnknownFormatError
            If there is none, with the most similar name.
        """
        form = self._by_name.get(name.lower())
        if form is None:
            from difflib import get_close_matches

            similar = get_close_matches(name.lower(), self._by_name, n=1)
            raise UnknownFormatError(name, self.names(), *similar)
        return form

    def names(self) -> tuple[str, ...]:
        """The names of all formats, without aliases."""
        return tuple(form.name for form in self)

    def for_game(self, game: str) -> tuple[Format[Any], ...]:
        """The formats whose records are of this game."""
        return tuple(form for form in self if form.game == game)


def _broken(form: Format[Any]) -> BrokenPlugin | None:
    return form.broken if isinstance(form, GuardedFormat) else None


def with_plugins(built_in: Iterable[Format[Any]], plugins: Iterable["EntryPoint"]) -> Registry:
    """A registry of `built_in` and what `plugins` load: `Format` subclasses or instances.

    A plug-in that fails, is no format, or takes a name that is in use is listed as broken and told of.
    """
    formats, broken = list(built_in), []
    for plugin in plugins:
        try:
            loaded = _loaded(plugin)
            Registry([*formats, loaded])
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # noqa: BLE001 - a plug-in is foreign code: whatever it raises must not stop the program
            broken.append(switched_off(plugin.name, error))
        else:
            formats.append(loaded)
    return Registry(formats, broken)


def _loaded(plugin: "EntryPoint") -> Format[Any]:
    loaded = plugin.load()
    form = loaded() if isinstance(loaded, type) and issubclass(loaded, Format) else loaded
    if not isinstance(form, Format):
        raise TypeError(f"{plugin.value} is no format: it must be a subclass or an instance of {Format.__name__}")
    return GuardedFormat(plugin.name, form)


@cache
def built_in() -> Registry:
    """The formats that are part of the program."""
    return Registry(map(_built_in, BUILT_IN))


@cache
def _built_in(name: str) -> Format[Any]:
    """The one format of that class."""
    made: Format[Any] = getattr(import_module(f"engine.formats.{name.lower()}"), name)()
    return made


@cache
def formats() -> Registry:
    """All formats of this installation; plug-ins are looked up once."""
    if not may_have_plugins(sys.path):
        return with_plugins(built_in(), ())
    try:
        plugins = _plugins()
    except Exception as error:  # noqa: BLE001 - one broken description of a package must not stop the program: it is told
        return Registry(built_in(), [switched_off(GROUP, error)])
    return with_plugins(built_in(), plugins)


def _plugins() -> "list[EntryPoint]":
    from importlib.metadata import entry_points

    return sorted(entry_points(group=GROUP), key=lambda plugin: plugin.name)


def may_have_plugins(folders: Iterable[str]) -> bool:
    """Whether what is installed in `folders` may bring formats, so that it is worth while to load what tells them.

    As a rule there are none, and `importlib.metadata` takes longer to load than all formats.
    """
    return any(map(_mentions_group, folders))


def _mentions_group(folder: str) -> bool:
    try:
        entries = list(Path(folder).iterdir())
    except NotADirectoryError:
        # An archive of modules.
        return True
    except OSError:
        return False
    packages = (entry for entry in entries if entry.suffix in (".dist-info", ".egg-info"))
    return any(_names_group(package / "entry_points.txt") for package in packages)


def _names_group(file: Path) -> bool:
    try:
        return GROUP.encode() in file.read_bytes()
    except OSError:
        # What may not be read brings nothing.
        return False


def format_named(name: str) -> Format[Any]:
    """The format of this name or alias, as ``formats().get`` gives it; plug-ins are not looked up for a built-in one.

    Raises
    ------
    UnknownFormatError
        If there is none.
    """
    for form, names in BUILT_IN.items():
        if name.lower() in names:
            return _built_in(form)
    return formats().get(name)
