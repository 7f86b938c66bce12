"""``grundy check``: a program's output compared with the judge's answers."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace, RawDescriptionHelpFormatter

from engine.cli.check_result import Checked, check
from engine.cli.exits import FINE, NO, CommandError, show
from engine.cli.output import write_output
from engine.cli.progress import shown_progress
from engine.cli.sources import check_format, read_source

_SHOWN = 10
_REPLIES = 5
# The share of the work after which only proofs, and known mistakes that fit, are left to find.
_COMPARED = 0.6
_EXAMPLES = """\
examples:
  grundy check 1.in 1.out                      the format is found out
  grundy check --format uva11927 1.in 1.out    the format is named
  ./mine < 1.in | grundy check 1.in -          the output from the standard input
  grundy check --quiet 1.in 1.out && echo ok   only the exit code
  grundy check --json 1.in 1.out               for machines; cases and queries count from 1 there too

White space does not matter, letter case is a warning. Each wrong answer is named with its place in both files and
proved: for a win the move that leaves nim-sum 0, for a loss a reply to each move. If a known wrong solution would have
printed the same, it is named. A .grundy file is compared in the words of the format that it was last shown in.

exit codes: 0 all answers are right, 1 something differs, 2 wrong usage or unreadable input
"""


def parser() -> ArgumentParser:
    """The arguments of ``grundy check``."""
    made = ArgumentParser(
        prog="grundy check",
        description="Compare a program's output with the judge's answers, and prove each difference.",
        epilog=_EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    made.add_argument("input", metavar="INPUT", help="the input: a judge's file or a .grundy file; - is stdin")
    made.add_argument("answers", metavar="ANSWERS", help="the output of a program; - is stdin")
    made.add_argument("--format", metavar="F", help="the format of INPUT (default: found out; see grundy formats)")
    made.add_argument(
        "--limit",
        type=_number,
        default=_SHOWN,
        metavar="N",
        help="how many wrong answers to show (default: %(default)s)",
    )
    made.add_argument(
        "--replies",
        type=_number,
        default=_REPLIES,
        metavar="N",
        help="of a loss, to how many moves to show the reply (default: %(default)s)",
    )
    how = made.add_mutually_exclusive_group()
    how.add_argument("--quiet", action="store_true", help="print nothing, only give the exit code")
    how.add_argument(
        "--json",
        action="store_true",
        help="print JSON: the counts, each wrong answer with its proof, the mistakes that fit",
    )
    return made


def run(arguments: Namespace) -> int:
    """Compare and print what differs; 0 if nothing does, or else 1."""
    check_format(arguments.format)
    if arguments.input == arguments.answers == "-":
        raise CommandError("only one of INPUT and ANSWERS can be the standard input")
    source = read_source(arguments.input, parser())
    output = read_source(arguments.answers, parser())
    with shown_progress("checking") as told:
        checked = check(source, output, arguments.format, told)
        told(_COMPARED, "proving")
        printed = "" if arguments.quiet else _printed(checked, arguments)
    if not arguments.quiet:
        _show_warnings(checked, arguments.json)
        write_output(printed.encode(errors="replace"), None)
    return FINE if checked.report.ok else NO


def _show_warnings(checked: Checked, is_json: bool) -> None:
    show(checked.given.warnings, checked.source.name)
    if not is_json:
        # JSON holds them.
        show(checked.report.warnings, checked.output.name)


def _printed(checked: Checked, arguments: Namespace) -> str:
    if arguments.json:
        from engine.cli.check_json import as_json

        return as_json(checked, arguments.limit, arguments.replies)
    from engine.cli.check_text import as_text

    return as_text(checked, arguments.limit, arguments.replies)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise ArgumentTypeError(f"not a number: {text!r}")
    return int(text)
