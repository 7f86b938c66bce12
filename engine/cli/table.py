"""``grundy table``: the Grundy values of heaps, and their period where one is proved."""

import json
from argparse import ArgumentParser, ArgumentTypeError, Namespace, RawDescriptionHelpFormatter

from engine.cli.exits import FINE, CommandError
from engine.cli.output import add_output_argument, write_output
from engine.games.heaps_sequence import BeyondTableError, ValueRule, sequence_of
from engine.games.take_rule import Octal, TakeRule
from engine.games.take_rule_text import TakeRuleError, parse_rule

_LAST = 40
_EXAMPLES = """\
examples:
  grundy table --take "1 3 4" --to 8           take 1, 3 or 4 from a heap
  grundy table --take "1..3, squares"          a list of numbers, ranges and families
  grundy table --take "grundy's game"          split a heap into two unequal heaps
  grundy table --octal 0.77 --json             Kayles, for machines

A set has numbers, ranges (1..4) and families (all, fibonacci, squares, primes, powers of 2), with blanks or commas
between. An octal code says for each number of stones whether it may be taken so that nothing is left (1), one heap is
left (2), two heaps are left (4), or several of these (their sum): with 0.77 one or two are taken, and what is left may
be split. A period is printed only where a theorem proves it for ever, with the places that prove it.

exit codes: 0 the table is written, 2 wrong usage, or a rule or a size that is not understood
"""


def parser() -> ArgumentParser:
    """The arguments of ``grundy table``."""
    made = ArgumentParser(
        prog="grundy table",
        description="Print the Grundy values of heaps, and the period where one is proved.",
        epilog=_EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    which = made.add_mutually_exclusive_group(required=True)
    which.add_argument(
        "--take", metavar="SET", help="what may be taken: numbers, a..b, all, fibonacci, squares, primes, powers of 2"
    )
    which.add_argument("--octal", metavar="CODE", help="the code of a take-and-break game: 0.77, 0.137, 4.3, ...")
    made.add_argument("--to", type=_size, default=_LAST, metavar="N", help="the largest heap (default: %(default)s)")
    made.add_argument("--json", action="store_true", help="print JSON: values, preperiod, period (null if not proved)")
    add_output_argument(made)
    return made


def run(arguments: Namespace) -> int:
    """Work out the table and write it."""
    rule = _rule(arguments.take, arguments.octal)
    sequence = sequence_of(rule)
    try:
        values = sequence.values(arguments.to).tolist()
    except BeyondTableError as error:
        raise CommandError(str(error)) from error
    found = sequence.value_rule(sequence.bound)
    text = _as_json(rule, values, found) if arguments.json else _as_text(rule, values, found)
    write_output(text.encode(), arguments.output)
    return FINE


def _size(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 18):
        raise ArgumentTypeError(f"not the size of a heap: {text!r}")
    return int(text)


def _rule(take: str | None, octal: str | None) -> TakeRule:
    option, text = ("--take", take) if take is not None else ("--octal", octal or "")
    try:
        rule = parse_rule(text)
    except TakeRuleError as error:
        raise CommandError(f"{option} {text!r}: {error}") from error
    if option == "--octal" and not isinstance(rule, Octal):
        raise CommandError(f"--octal {text!r}: not an octal code such as 0.77 (a set is given with --take)")
    return rule


def _as_text(rule: TakeRule, values: list[int], found: ValueRule) -> str:
    period = found.period
    rows = [
        ("rule", f"{rule.text} ({rule.describe()})"),
        ("values", " ".join(map(str, values))),
        ("preperiod", "none proved" if period is None else str(period.preperiod)),
        ("period", "none proved" if period is None else str(period.length)),
        ("formula", found.formula),
        ("proof" if period else "reason", found.reason),
    ]
    return "".join(f"{label:<10} {text}\n" for label, text in rows)


def _as_json(rule: TakeRule, values: list[int], found: ValueRule) -> str:
    period = found.period
    content = {
        "rule": rule.text,
        "values": values,
        "preperiod": period.preperiod if period else None,
        "period": period.length if period else None,
        "proof": {"first": period.first, "last": period.last, "text": found.reason} if period else None,
    }
    return json.dumps(content) + "\n"
