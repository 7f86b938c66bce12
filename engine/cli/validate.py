"""``grundy validate``: whether a judge may use a file as it stands."""

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.cli.exits import FINE, NO, CommandError, say, show
from engine.cli.kinds import require_kind
from engine.cli.output import write_output
from engine.cli.progress import Told, shown_progress
from engine.cli.sources import PROJECT, STDIN, Source, check_format, named_format, read_input, read_source
from engine.diagnostics import errors_in
from engine.formats.base import Format
from engine.formats.detect import Candidate, Detection, detect, hinted_formats
from engine.formats.registry import formats
from engine.project_mark import is_project
from engine.strict import Examined, examine, whole_text

# The share of reading in all, about.
_READ = 0.4
_EXAMPLES = """\
examples:
  grundy validate 1.in                      the format is found out
  grundy validate --format uva11927 1.in    the format is named
  generator | grundy validate -             the standard input
  grundy validate game.grundy               the file that would be exported

Stricter than opening: the judge's limits are errors too, as are leading zeros, stray blanks and empty lines, values on
a wrong line, CR LF, a missing last line feed, text after the end mark, and a missing end mark. Each finding is told as
FILE:LINE:COLUMN on the standard error; at most 100 are listed. A .grundy file is looked at as it would be written in
the format that it was last shown in, or in --format.

exit codes: 0 nothing is wrong, 1 something is, 2 wrong usage or unreadable input
"""


def parser() -> ArgumentParser:
    """The arguments of ``grundy validate``."""
    made = ArgumentParser(
        prog="grundy validate",
        description="Say all that a judge's strict validator would refuse in a file, with line and column.",
        epilog=_EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    made.add_argument("file", nargs="?", metavar="FILE", help="a judge's file or a .grundy file; - is stdin")
    made.add_argument("--format", metavar="F", help="the format of FILE (default: found out; see grundy formats)")
    return made


def run(arguments: Namespace) -> int:
    """Validate and print the findings and a verdict; 0 if there are no findings, or else 1."""
    check_format(arguments.format)
    source = read_source(arguments.file, parser())
    with shown_progress("validating") as told:
        is_own = is_project(source.data) or arguments.format == PROJECT
        look = _examined_project if is_own else _examined_text
        form, examined = look(source, arguments.format, told)
    show(examined.findings, source.name)
    return _conclude(source.name, form, examined)


def _examined_text(source: Source, format_name: str | None, told: Told) -> tuple[Format[Any], Examined]:
    told(0.0, "reading")
    text = whole_text(source.data)
    form = named_format(format_name) if format_name else _form_of(source, text)
    told(_READ, "examining")
    return form, examine(form, text)


def _conclude(file: str, form: Format[Any], examined: Examined) -> int:
    if examined.findings:
        more = "at least " if any(not d.is_error for d in examined.findings) else ""
        verdict = f"not valid as {form.name}: {more}{_counted(examined.count, 'finding')}"
    else:
        records: Sequence[Any] = examined.reading.records
        queries = sum(len(record.queries) for record in records)
        verdict = f"valid as {form.name}: {_counted(len(records), 'case')}, {_counted(queries, 'query')}"
    write_output(f"{file}: {verdict}\n".encode(errors="replace"), None)
    return NO if examined.findings else FINE


def _counted(count: int, noun: str) -> str:
    plural = f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"
    return f"{count} {noun if count == 1 else plural}"


def _form_of(source: Source, text: str) -> Format[Any]:
    """The format that a text is in; if none fits, the likeliest. Raises CommandError where several may be meant."""
    name = "" if source.name == STDIN else source.name
    found = detect(text, name, formats())
    if found.certain is not None:
        return found.certain
    hinted = _hinted(name, found)
    if hinted is not None:
        return hinted
    if found.candidates:
        fits = ", ".join(candidate.format.name for candidate in found.candidates)
        raise CommandError(f"{source.name}: several formats fit: {fits}; say which one with --format")
    nearest: Candidate | None = found.likeliest
    if nearest is None:
        raise CommandError(f"{source.name}: there are no formats to read it with")
    say(f"grundy: {source.name}: no format fits; this is wrong with it as {nearest.format.name}:")
    return nearest.format


def _hinted(name: str, found: Detection) -> Format[Any] | None:
    """The one format that the file's name tells, where the text does not read as it: that is what to complain of."""
    hinted = hinted_formats(name, formats())
    if len(hinted) != 1 or any(candidate.format in hinted for candidate in found.candidates):
        return None
    return hinted[0]


def _examined_project(source: Source, format_name: str | None, told: Told) -> tuple[Format[Any], Examined]:
    """Look at the file that would be exported; its lines are nobody's yet, so findings are told without a place."""
    told(0.0, "reading")
    given = read_input(source, PROJECT)
    form = given.format if format_name in (None, PROJECT) else named_format(str(format_name))
    if form is None:
        raise CommandError(f"{source.name}: the file names no judge: say which one with --format")
    require_kind(source.name, given.kinds, form, "validated")
    records, _ = form.adapt(given.records)
    errors = errors_in(form.check(records))
    if errors:
        return form, Examined(form.read(""), tuple(errors))
    told(_READ, "examining")
    examined = examine(form, form.render(records))
    return form, replace(examined, findings=tuple(replace(found, line=0, column=0) for found in examined.findings))
