"""``grundy stress``: a program tried on generated inputs until it fails, and what it fails on made small."""

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.cli.check_result import Checked
from engine.cli.check_text import as_text
from engine.cli.exits import FINE, NO, CommandError, complain, say
from engine.cli.output import write_output
from engine.cli.places import are_one, check_place, is_file
from engine.cli.progress import Told, shown_progress
from engine.cli.sources import Input, Source, named_format
from engine.cli.values import seconds, whole
from engine.formats.base import Format
from engine.formats.reader import decode
from engine.formats.registry import formats
from engine.mistakes import Diagnosis
from engine.stress import (
    Budget,
    CampaignError,
    ClusterError,
    Found,
    Limits,
    Options,
    Progress,
    Search,
    StartError,
)
from engine.stress.guess import guessed_formats
from engine.stress.words import errors_of, headline, history, is_about_answers
from engine.verify import verify

_MOST_JOBS = 256
_LINES = 40
_FAST = 10
_SHOWN = 5
_EXAMPLES = """\
examples:
  grundy stress -- ./mine                              which format it reads is found out
  grundy stress --format uva11927 -- python3 mine.py
  grundy stress --seed 7 --time 300 -o bad.in -- java -Xmx256m Main
  grundy stress --shape path --shape star -- ./mine    only paths and stars
  grundy stress --dask tcp://10.0.0.1:8786 -- /shared/mine

The program reads an input from its standard input and prints the answers; no shell looks at its name and arguments.
Small inputs come first, and most hold many cases, so that what is left over from the case before shows. The first that
it fails on (wrong answer, exit code, signal, time, memory, endless output) is made as small as it goes while it fails
in the same way. The same seed gives the same inputs. Ctrl+C prints the best so far.

If OUT cannot be written any more when something is found, the report has the whole input.

exit codes: 0 nothing found, 1 an input was found, 2 wrong usage, 130 interrupted before anything was found
"""


def parser() -> ArgumentParser:
    """The arguments of ``grundy stress``."""
    made = ArgumentParser(
        prog="grundy stress",
        usage="grundy stress [options] -- PROGRAM [ARGS ...]",
        description="Try a program on generated inputs until it fails, and make what it fails on small.",
        epilog=_EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    made.add_argument("program", nargs="+", metavar="PROGRAM", help="the program and its arguments, after --")
    made.add_argument("--format", metavar="F", help="the format that it reads (default: found out; see grundy formats)")
    made.add_argument(
        "-o", "--output", metavar="OUT", help="write the input that was found into this file; - is stdout"
    )
    made.add_argument("--keep-original", metavar="FILE", help="write the input as it was before shrinking too")
    _add_search(made)
    _add_limits(made)
    return made


def _add_search(made: ArgumentParser) -> None:
    usual, budget = Options(), Budget()
    group = made.add_argument_group("search")
    group.add_argument(
        "--seed", default="0", metavar="N", help="another seed makes other inputs (default: %(default)s)"
    )
    group.add_argument(
        "--tries", type=whole(1), default=usual.tries, metavar="N", help="inputs at most (default: %(default)s)"
    )
    group.add_argument(
        "--time", type=seconds, default=usual.seconds, metavar="S", help="seconds at most (default: %(default)g)"
    )
    group.add_argument(
        "--shape",
        action="append",
        default=[],
        type=str.lower,
        metavar="NAME",
        help="only this shape (see grundy generate --list); may be repeated",
    )
    group.add_argument(
        "--jobs",
        type=whole(0, _MOST_JOBS),
        default=0,
        metavar="N",
        help=f"runs at once, {_MOST_JOBS} at most (default: one a core)",
    )
    group.add_argument(
        "--dask",
        default="",
        metavar="ADDRESS",
        help="let the workers of this Dask cluster try; needs pip install 'grundy-studio[dask]'",
    )
    group.add_argument("--no-shrink", action="store_true", help="leave what was found as it is")
    group.add_argument(
        "--shrink-time",
        type=seconds,
        default=budget.seconds,
        metavar="S",
        help="seconds for shrinking at most, beside --time (default: %(default)g)",
    )


def _add_limits(made: ArgumentParser) -> None:
    usual = Limits()
    group = made.add_argument_group("limits of a run, of all processes together")
    group.add_argument(
        "--timeout", type=seconds, default=usual.timeout, metavar="S", help="seconds (default: %(default)g)"
    )
    group.add_argument(
        "--memory",
        type=whole(0),
        default=usual.memory_mb,
        metavar="MB",
        help="resident memory; 0 for no bound (default: %(default)s)",
    )


def run(arguments: Namespace) -> int:
    """Search, and print what was found: 1, or 0 if nothing was."""
    form = named_format(arguments.format) if arguments.format is not None else None
    _check(arguments)
    try:
        return _searched(form or _guessed(arguments), arguments)
    except (StartError, CampaignError, ClusterError) as error:
        raise CommandError(str(error)) from error


def _check(arguments: Namespace) -> None:
    """Raise CommandError for what would come out only after the search."""
    if not arguments.program[0]:
        raise CommandError("the name of the program is empty")
    if arguments.keep_original == "-":
        raise CommandError("--keep-original takes a file: the standard output is for what was found")
    if are_one(arguments.output, arguments.keep_original):
        raise CommandError(f"-o and --keep-original cannot both go into {arguments.output}")
    check_place(arguments.output, "-o")
    check_place(arguments.keep_original, "--keep-original")


def _searched(form: Format[Any], arguments: Namespace) -> int:
    bar = _Bar()
    search = Search(form, arguments.program, _options(arguments), bar.show)
    try:
        with bar:
            search.run()
    except KeyboardInterrupt:
        say(f"grundy: interrupted after {_tries(search.tried)}")
        if search.found is None:
            raise
    if search.found is None:
        say(f"grundy: nothing found in {_tries(search.tried)} ({form.name})")
        return FINE
    _write(search.found, arguments)
    return NO


def _write(found: Found, arguments: Namespace) -> None:
    # The files first: whoever reads the report may stop reading it.
    is_written = is_file(arguments.output) and _is_kept(found.text, arguments.output)
    if is_written:
        say(f"grundy: written to {arguments.output}")
    if arguments.keep_original is not None:
        _is_kept(found.original.text, arguments.keep_original)
    if arguments.output == "-":
        write_output(found.text.encode(), None)
        return
    # What was to be in a file is in the report in full, where it could not be written.
    most = None if is_file(arguments.output) else _LINES
    shown = () if is_written else tuple(_input(found.text, most))
    lines = [headline(found), f"  {history(found)}", *shown, *_body(found, arguments.output if is_written else None)]
    write_output("".join(f"{line}\n" for line in lines).encode(errors="replace"), None)


def _is_kept(text: str, file: str) -> bool:
    """Write a text into a file; if that cannot be, say so: what has been found counts more."""
    try:
        write_output(text.encode(), file)
    except (CommandError, BrokenPipeError) as error:
        complain(str(error))
        return False
    return True


def _input(text: str, most: int | None) -> Iterator[str]:
    """The lines of an input, at most so many."""
    lines = text.splitlines()
    yield from ("", "input:", *(f"  {line}" for line in lines[:most]))
    if most is not None and len(lines) > most:
        yield f"  ... {len(lines) - most} more lines: -o writes them all into a file"


def _body(found: Found, file: str | None) -> Iterator[str]:
    yield ""
    if is_about_answers(found.verdict):
        yield from as_text(_checked(found, file or "input"), _SHOWN, _SHOWN).splitlines()
        return
    yield from ("expected:", *(f"  {line}" for line in found.expected.splitlines()[:_LINES]))
    errors = list(errors_of(found.verdict))
    if errors:
        yield from ("", "the end of its standard error:", *(f"  {line}" for line in errors))


@dataclass(frozen=True)
class _Tried(Checked):
    """A comparison whose mistakes have been looked for on a larger input, which tells more of them apart."""

    likely: tuple[Diagnosis, ...] = ()

    @cached_property
    def diagnoses(self) -> list[Diagnosis]:
        return list(self.likely)


def _checked(found: Found, name: str) -> Checked:
    """What ``grundy check`` would find."""
    form, output = found.form, found.verdict.run.output
    given = Input(found.records, (form.game,) * len(found.records), form)
    report = verify(form, found.records, decode(output), input_text=found.text)
    source, printed = Source(name, found.text.encode()), Source("output", output)
    return _Tried(source, printed, given, (form,) * len(found.records), report, likely=tuple(found.diagnoses))


class _Bar(ExitStack):
    """A bar for each phase of the search."""

    def __init__(self) -> None:
        super().__init__()
        self._phase = ""
        self._told: Told | None = None

    def show(self, progress: Progress) -> None:
        """Show how far it is."""
        if progress.phase != self._phase or self._told is None:
            self.close()
            self._phase = progress.phase
            self._told = self.enter_context(shown_progress(progress.phase))
        best = f", best: {progress.size}" if progress.size else ""
        digits = 0 if progress.rate >= _FAST else 1
        self._told(progress.share, f"{_tries(progress.tries)}, {progress.rate:.{digits}f}/s{best}")


def _options(arguments: Namespace) -> Options:
    shrinking = None if arguments.no_shrink else Budget(seconds=arguments.shrink_time)
    return Options(
        seed=arguments.seed,
        tries=arguments.tries,
        seconds=arguments.time,
        limits=_limits(arguments),
        jobs=arguments.jobs,
        shapes=tuple(arguments.shape),
        shrinking=shrinking,
        dask=arguments.dask,
    )


def _limits(arguments: Namespace) -> Limits:
    return Limits(timeout=arguments.timeout, memory_mb=arguments.memory)


def _guessed(arguments: Namespace) -> Format[Any]:
    """The one format in whose words the program answers."""
    found = guessed_formats(formats(), arguments.program, _limits(arguments))
    if len(found) == 1:
        return found[0]
    if found:
        names = ", ".join(form.name for form in found)
        raise CommandError(f"the program answers in the words of {names}; say which one with --format")
    raise CommandError("the program answers in the words of no format; say with --format which one it reads")


def _tries(count: int) -> str:
    return f"{count} {'try' if count == 1 else 'tries'}"
