"""Rules as they are typed and chosen, and what is said of them."""

from engine.games.heaps_sequence import Kind, ValueRule
from engine.games.take_rule import TakeRule
from engine.games.take_rule_text import TakeRuleError, parse_rule
from gui.heaps.typed_line import TypingError
from gui.heaps.words import tr
from gui.language.marked import marked
from gui.language.sentences import sentence

KNOWN = (
    (marked("RuleBar", "Nim: any number"), "all"),
    (marked("RuleBar", "1 to m, here m = 3"), "1..3"),
    (marked("RuleBar", "1, 3 or 4"), "1 3 4"),
    (marked("RuleBar", "Fibonacci numbers"), "fibonacci"),
    (marked("RuleBar", "Powers of two"), "powers of 2"),
    (marked("RuleBar", "Squares"), "squares"),
    (marked("RuleBar", "Primes"), "primes"),
    (marked("RuleBar", "Kayles, 0.77"), "0.77"),
    (marked("RuleBar", "Dawson's Chess, 0.137"), "0.137"),
    (marked("RuleBar", "Dawson's Kayles, 0.07"), "0.07"),
    (marked("RuleBar", "Treblecross, 0.007"), "0.007"),
    (marked("RuleBar", "Officers, 0.6"), "0.6"),
    (marked("RuleBar", "Grundy's game"), "grundy's game"),
)
"""Well-known rules: how they are called, and how they are typed."""


def read_rule(text: str) -> TakeRule:
    """The rule that was typed. Raises TypingError."""
    try:
        return parse_rule(text)
    except TakeRuleError as error:
        raise TypingError(error.message, error.column, error.expected, error.found) from error


def known_index(rule: TakeRule) -> int:
    """Which of the well-known rules it is, or -1."""
    return next((i for i, (_, text) in enumerate(KNOWN) if parse_rule(text) == rule), -1)


def reading(rule: TakeRule) -> str:
    """The rule in plain language, as a sentence."""
    return sentence(rule.describe())


def kind_words(rule: ValueRule) -> str:
    """In a few words, how the values are found."""
    if rule.kind is Kind.IDENTITY:
        return tr("Closed form: the value is the size")
    if rule.kind is Kind.MODULO and rule.period:
        return tr("Closed form: period {0}").format(rule.period.length)
    if rule.kind is Kind.PERIOD and rule.period:
        period = rule.period
        start = tr("no pre-period") if not period.preperiod else tr("pre-period {0:,}").format(period.preperiod)
        return tr("Proved period: {0:,}, {1}").format(period.length, start)
    return tr("Table: no period is proved")


def reason_words(rule: ValueRule) -> str:
    """The formula, and why it is right."""
    return sentence(rule.text)
