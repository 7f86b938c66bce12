"""The layouts of a package, and writing one."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.formats.base import Format
from engine.package.entries import Entries, archive_bytes
from engine.package.kattis import kattis_entries
from engine.package.names import folder_name, plain_title
from engine.package.plain import plain_entries
from engine.package.polygon import polygon_entries
from engine.package.statements import statement_of
from engine.package.target import ARCHIVE, is_archive, put_file, put_folder, refuse_existing, refuse_unwritable
from engine.package.testset import PackageError, TestSet
from engine.said import say

Progress = Callable[[float], object]
_MADE = 0.7
"""The share of the work after which the files are made and only need to be written."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A way to arrange a package.

    Attributes
    ----------
    name
        What it is called on the command line.
    title, description
        What people read: a few words, and one line.
    in_folder
        Whether an archive holds one folder with everything in it.
    """

    name: str
    title: str
    description: str
    in_folder: bool = False


LAYOUTS: tuple[Layout, ...] = (
    Layout("plain", say("Plain pairs"), say("NAME.in and NAME.out for each test.")),
    Layout(
        "kattis",
        say("Kattis problem package"),
        say("Format 2025-09: problem.yaml, statement, sample and secret data, pictures, validator and solution."),
        in_folder=True,
    ),
    Layout(
        "domjudge",
        say("DOMjudge problem package"),
        say("The same files as Kattis, but an archive has them at its root, as DOMjudge imports them."),
    ),
    Layout(
        "polygon", say("Polygon folder"), say("tests/01 and tests/01.a, problem.xml, statement sections and scripts.")
    ),
)
"""In the order in which they are offered."""


def layout_named(name: str) -> Layout:
    """The layout of that name. Raises PackageError if there is none."""
    for layout in LAYOUTS:
        if layout.name == name:
            return layout
    known = ", ".join(layout.name for layout in LAYOUTS)
    raise PackageError(say("unknown layout {name!r} (known layouts: {known})", name=name, known=known))


def default_name(form: Format[Any], layout: str) -> str:
    """A name for the archive of a package: ``hdu1524kattis.zip``, letters and digits only, as Kattis wants it."""
    return f"{folder_name(form.name, 'problem')}{layout_named(layout).name}{ARCHIVE}"


def package_entries(
    tests: TestSet, layout: str, title: str = "", progress: Callable[[float], object] = lambda _: None
) -> Entries:
    """The files of a package as paths and bytes. `title` is that of the problem; "" takes its usual one.

    Raises PackageError for an unknown layout or a set without files, and what `progress` raises.
    """
    which = layout_named(layout).name
    if not tests.files:
        raise PackageError(say("there are no cases to make a package of"))
    named = plain_title(title) or statement_of(tests.form).title
    if which == "plain":
        return plain_entries(tests)
    if which == "polygon":
        return polygon_entries(tests, named, progress)
    return kattis_entries(tests, named, progress)


def write_package(
    tests: TestSet,
    layout: str,
    out: Path,
    title: str = "",
    replace: bool = False,
    progress: Callable[[float], object] = lambda _: None,
) -> None:
    """Write a package to `out`: an archive if its name ends in ``.zip``, else a folder.

    It is made beside `out` and put into its place when it is whole. A folder also holds a list of its files
    (`engine.package.manifest`), which tells that it may be replaced.

    Parameters
    ----------
    tests
        The files.
    layout
        The name of one of `LAYOUTS`.
    out
        The archive or the folder; the folder around it must be there.
    title
        The title of the problem, any text; "" takes its usual one.
    replace
        Whether an archive, or a folder that holds nothing but a package written here, may be replaced.
    progress
        Called with the share that is done; what it raises ends the work. The last call is just before the package is
        put into its place: after that it cannot be stopped.

    Raises
    ------
    PackageError
        If there is no such layout, or there are no files.
    OSError
        If it cannot be written, or (FileExistsError) `out` is there already. After an error all is as it was before.
    """
    refuse_existing(out, replace=replace)
    refuse_unwritable(out)
    entries = package_entries(tests, layout, title, lambda share: progress(share * _MADE))
    progress(_MADE)
    if is_archive(out):
        folder = folder_name(out.name[: -len(ARCHIVE)], tests.form.name) if layout_named(layout).in_folder else ""
        data = archive_bytes(entries, folder)
        progress(1.0)
        put_file(out, data, replace=replace)
    else:
        put_folder(out, entries, lambda share: progress(_MADE + share * (1 - _MADE)), replace=replace)
