"""Why the values of heaps follow from a formula, in sentences."""

from engine.said import Said, say
from engine.solve.period import Period


def modulo_reason(upper: int) -> Said:
    """Why the values repeat where 1 to `upper` may be taken."""
    return say(
        "when 1 to {upper} may be taken, a heap of x leads to the {upper} sizes below it; their values are all that "
        "{count} numbers in a circle have but one, which is the value of x",
        upper=upper,
        count=upper + 1,
    )


def periodic(period: Period) -> Said:
    """A period as a formula."""
    if not period.preperiod:
        return say("g(x + {length}) = g(x) for all x", length=period.length)
    return say("g(x + {length}) = g(x) for all x >= {first}", length=period.length, first=period.preperiod)


def set_proof(period: Period, largest: int) -> Said:
    """What proves the period of a subtraction set whose largest number is `largest`."""
    return say(
        "g(x + {length}) = g(x) holds for x = {first} to {last}, as many places in a row as the largest take, "
        "{largest}: so it holds for ever",
        length=period.length,
        first=period.first,
        last=period.last,
        largest=largest,
    )


def octal_proof(period: Period) -> Said:
    """What proves the period of an octal game (Guy and Smith 1956)."""
    return say(
        "g(x + {length}) = g(x) holds for x = {first} to {last}, that is for n0 <= x < 2 n0 + p + t with "
        "n0 = {first}, p = {length} and the code length t = {code}: so it holds for ever (Guy and Smith 1956)",
        length=period.length,
        first=period.first,
        last=period.last,
        code=period.last - 2 * period.first - period.length + 1,
    )
