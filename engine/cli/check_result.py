"""What ``grundy check`` finds, before it is printed."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from engine.cli.exits import CommandError, warn
from engine.cli.kinds import KINDS, many, require_kind
from engine.cli.progress import Told, tell_nobody
from engine.cli.sources import PROJECT, Input, Source, named_format, read_input
from engine.formats.base import Format
from engine.formats.reader import decode
from engine.formats.registry import formats
from engine.games.kinds import AnyQuery, Game, kind_of
from engine.mistakes import Diagnosis, diagnose
from engine.project_mark import is_project
from engine.verify import Answer, Report, verify

# The share of reading in all, about.
_READ = 0.2


@dataclass(frozen=True)
class Checked:
    """A comparison.

    Attributes
    ----------
    source, output
        The input and the program's output, as they were read.
    given
        The cases of the input.
    forms
        For each case, the format in whose words it is answered.
    report
        What came of it.
    """

    source: Source
    output: Source
    given: Input
    forms: tuple[Format[Any], ...]
    report: Report
    _games: dict[int, Game] = field(default_factory=dict)

    @cached_property
    def diagnoses(self) -> list[Diagnosis]:
        """The known mistakes that would have printed the same, best first; none for cases of several formats."""
        one = len(set(self.forms)) == 1 and not self.report.ok
        return diagnose(self.forms[0], self.given.records, self.report) if one else []

    def game(self, answer: Answer) -> tuple[Game, AnyQuery]:
        """The live game of an answer, and its query."""
        if answer.case not in self._games:
            # One at a time: a case may be large, and wrong answers come case by case.
            self._games.clear()
            record = self.given.records[answer.case]
            self._games[answer.case] = kind_of(record).game_of(record)
        game = self._games[answer.case]
        return game, game.queries[answer.query]


def check(source: Source, output: Source, format_name: str | None, told: Told = tell_nobody) -> Checked:
    """Compare `output` with the answers to `source`; `told` hears what is being done.

    Raises InputError or CommandError where the input cannot be read or solved.
    """
    told(0.0, "reading")
    project = is_project(source.data)
    named = named_format(format_name) if format_name not in (None, PROJECT) else None
    given = read_input(source, PROJECT if project and named else format_name)
    forms = _forms(source.name, given, named)
    told(_READ, "comparing")
    text = "" if project else decode(source.data)
    lines = given.format.read(text).case_lines if given.format and _is_foreign(given.format) and text else ()
    try:
        report = verify(forms, given.records, decode(output.data), lines, text)
    except ValueError as error:
        # A heap beyond the table: whatever else cannot be answered has not been read.
        raise CommandError(f"{source.name}: {error}") from error
    return Checked(source, output, given, forms, report)


def _is_foreign(form: Format[Any]) -> bool:
    """Whether it is a plug-in's: where its queries stand is not known, so the lines of the cases have to do."""
    return not type(form).__module__.startswith("engine.")


def _forms(file: str, given: Input, named: Format[Any] | None) -> tuple[Format[Any], ...]:
    if named is not None:
        require_kind(file, given.kinds, named, "checked")
        return (named,) * len(given.records)
    judges: dict[str, Format[Any]] = {given.format.game: given.format} if given.format else {}
    for kind in dict.fromkeys(given.kinds):
        if kind not in KINDS:
            raise CommandError(f"{file}: {many(kind)} cannot be solved here")
        if kind not in judges:
            judges[kind] = formats().for_game(kind)[0]
            warn(f"{file} names no judge for {many(kind)}: taking {judges[kind].name} (choose with --format)")
    return tuple(judges[kind] for kind in given.kinds)
