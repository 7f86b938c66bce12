"""``grundy package``: a whole test set for a judge, or somebody's own cases as one."""

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from engine.cli.exits import FINE, CommandError, reason, show, warn
from engine.cli.kinds import require_kind
from engine.cli.output import write_output
from engine.cli.progress import shown_progress
from engine.cli.sources import PROJECT, Input, check_format, named_format, read_input, read_source
from engine.cli.values import seed
from engine.diagnostics import Diagnostic, InputError
from engine.formats.base import Format, WriteError
from engine.package import LAYOUTS, PackageError, TestSet, document_set, test_set, write_package
from engine.package.scripts import validator_of
from engine.package.target import refuse_existing, refuse_unwritable
from engine.project_mark import is_project
from engine.strict import findings

PLAIN = "plain"
_SET_SHARE = 0.7
_USUAL_SEED = 1
_EXAMPLES = """\
examples:
  grundy package --format hdu1524 --layout kattis -o chessgame.zip
  grundy package --format uva11927 --layout polygon --seed 7 -o games/      a folder
  grundy package --layout plain --each-case cases.grundy -o cases.zip       your own cases, a file a case

Without FILE a whole test set is made: the sample, all small cases, every shape small and as large as the judge allows,
and a file against every known wrong solution. The same format and seed give the same bytes everywhere; in an archive
in the layout kattis they stand in a folder that is named after OUT, so there the same name is needed as well.
OUT is an archive if its name ends in .zip, else a folder; what is there already is kept unless --replace is given.
A folder is replaced only if all in it was written here and has not been changed since: .grundy-package lists it.

exit codes: 0 the package is written, 2 wrong usage, unreadable input, or nothing can be written at OUT
"""


def parser() -> ArgumentParser:
    """The arguments of ``grundy package``."""
    made = ArgumentParser(
        prog="grundy package",
        description="Make a test package for a judge: inputs with their answers, and what it wants beside them.",
        epilog=f"layouts:\n{_layouts()}\n\n{_EXAMPLES}",
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    made.add_argument("file", nargs="?", metavar="FILE", help="package the cases of this file; - is stdin")
    made.add_argument("--format", metavar="F", help="the format of the tests (needed without FILE; see grundy formats)")
    made.add_argument(
        "--layout",
        choices=[layout.name for layout in LAYOUTS],
        default=LAYOUTS[0].name,
        metavar="L",
        help="how the files are arranged, see below (default: %(default)s)",
    )
    made.add_argument("--seed", type=seed, metavar="N", help="which test set (default: 1); not with FILE")
    made.add_argument("-o", "--output", required=True, metavar="OUT", help="an archive NAME.zip, or a folder")
    made.add_argument("--title", default="", metavar="T", help="the title of the problem (default: its usual one)")
    made.add_argument("--each-case", action="store_true", help="with FILE: a test for each of its cases")
    made.add_argument("--replace", action="store_true", help="replace a package that is there already")
    return made


def run(arguments: Namespace) -> int:
    """Make the package and write it."""
    _check(arguments)
    out = Path(arguments.output)
    try:
        # Before the work, which takes some seconds; it is looked at again at its end.
        refuse_existing(out, replace=arguments.replace)
        refuse_unwritable(out)
        with shown_progress("packaging") as told:
            tests = _tests(arguments, lambda share: told(share * _SET_SHARE))
            rest = 1 - _SET_SHARE
            write_package(
                tests,
                arguments.layout,
                out,
                arguments.title,
                arguments.replace,
                lambda share: told(_SET_SHARE + share * rest),
            )
    except PackageError as error:
        raise CommandError(str(error)) from error
    except OSError as error:
        raise CommandError(reason(error)) from error
    write_output(f"{arguments.output}: {_counted(len(tests.files))}\n".encode(), None)
    return FINE


def _tests(arguments: Namespace, progress: Callable[[float], object]) -> TestSet:
    if arguments.file is None:
        return test_set(
            named_format(arguments.format), _USUAL_SEED if arguments.seed is None else arguments.seed, progress
        )
    source = read_source(arguments.file, parser())
    named = arguments.format not in (None, PROJECT)
    given = read_input(source, PROJECT if named and is_project(source.data) else arguments.format)
    show(given.warnings, source.name)
    form = named_format(arguments.format) if named else _own_format(source.name, given)
    require_kind(source.name, given.kinds, form, "written")
    show(_unsaid(form, given), source.name)
    try:
        tests = document_set(form, given.records, arguments.each_case, progress)
    except WriteError as error:
        raise InputError(error.diagnostics, source.name) from error
    if arguments.layout != PLAIN and validator_of(form.name) is not None:
        for refusal in _refusals(tests):
            warn(refusal)
    return tests


def _unsaid(form: Format[Any], given: Input) -> Iterator[Diagnostic]:
    """The limits of the judge that are broken, without those that have been told with their places."""
    said = {note.message for note in given.warnings}
    return (note for note in form.check(given.records) if not note.is_error and note.message not in said)


def _refusals(tests: TestSet) -> Iterator[str]:
    """What the validator that goes into the package does not let pass: for each such file the first thing."""
    for file in tests.files:
        found = findings(tests.form, file.text)
        if found:
            first = found[0].describe(f"{file.name}.in")
            yield f"the validator in the package refuses one of its files: {first}"


def _own_format(file: str, given: Input) -> Format[Any]:
    """The format that the file is in, or was last shown in. Raises CommandError if there is none."""
    if given.format is None:
        raise CommandError(f"{file} names no judge: say with --format which one to package for")
    return given.format


def _counted(files: int) -> str:
    return "1 test" if files == 1 else f"{files} tests"


def _layouts() -> str:
    width = max(len(layout.name) for layout in LAYOUTS)
    return "\n".join(f"  {layout.name:<{width}}  {layout.description}" for layout in LAYOUTS)


def _check(arguments: Namespace) -> None:
    """Raise CommandError for options that do not go together."""
    if arguments.file is None and arguments.format is None:
        raise CommandError("name the --format to make a test set for, or a FILE to package")
    if arguments.file is None and arguments.each_case:
        raise CommandError("--each-case goes with a FILE")
    if arguments.file is not None and arguments.seed is not None:
        raise CommandError("--seed goes without FILE: the cases of a file are packaged as they are")
    if arguments.file is None and arguments.format == PROJECT:
        raise CommandError("a test set is made for a judge's format, not for grundy")
    check_format(arguments.format)
    if arguments.output in ("", "-"):
        raise CommandError("a package is written into an archive or a folder: name it with -o")
