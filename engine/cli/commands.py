"""Which subcommands there are, without importing them."""

from typing import NamedTuple


class Command(NamedTuple):
    """A subcommand: its name, which is its module's too, and one line about it."""

    name: str
    summary: str


COMMANDS = (
    Command("solve", "print the judge's answers to a file"),
    Command("check", "compare a program's output with the judge's answers, and prove each difference"),
    Command("validate", "say all that a judge's strict validator would refuse in a file"),
    Command("convert", "write a file in another format"),
    Command("generate", "make cases of a named shape, as a judge's input"),
    Command("render", "draw a case: SVG, PNG, PDF, TikZ or DOT"),
    Command("package", "make a test package for a judge: a whole test set, or your own cases"),
    Command("stress", "try a program on generated inputs until it fails, and make what it fails on small"),
    Command("table", "print the Grundy values of heaps, and their period"),
    Command("formats", "list the formats and what they allow"),
)
