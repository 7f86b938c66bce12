"""Values for the parameters of a shape, drawn so that small games come up most."""

from engine.generators.chance import Chance
from engine.generators.common import ANY, parameters_of
from engine.generators.shape import Parameter, Shape, Value

_FIXED = ("width",)
"""What belongs to the rules of a judge, and is right as it is."""
_SHARE = "per cent"


def chosen_values(shape: Shape, spread: int, cases: int, chance: Chance) -> dict[str, Value]:
    """Values for all parameters of a shape.

    Parameters
    ----------
    shape
        The shape.
    spread
        How far a number may lie above the least that it can be; shares in per cent may be anything. Now and then a
        number, or all of them, are what the shape has them for instead.
    cases
        How many cases.
    chance
        Where the choices come from.
    """
    usual = 1.0 if chance.happens(0.25) else 0.25
    values = {parameter.name: _drawn(parameter, spread, usual, chance) for parameter in parameters_of(shape)}
    values["cases"] = cases
    values["wins"] = 50 if cases > 1 and chance.happens(0.25) else ANY
    values["nim-sum"] = 0 if values["wins"] == ANY and chance.happens(0.25) else ANY
    return values


def high_values(shape: Shape, visit: int, chance: Chance) -> dict[str, Value]:
    """Values with one number of the shape's own as high as it may be; the others are as the shape has them.

    Parameters
    ----------
    shape
        The shape.
    visit
        How often the shape has had its turn before: its numbers take turns, the one that it alone has first.
    chance
        Where the other choices, such as the order of the numbers of positions, come from.
    """
    values = {parameter.name: _usual(parameter, chance) for parameter in parameters_of(shape)}
    numbers = [parameter for parameter in reversed(shape.parameters) if _may_be_high(parameter)]
    if numbers:
        chosen = numbers[visit % len(numbers)]
        values[chosen.name] = type(chosen.default)(chosen.high)
    values["cases"] = 1
    return values


def _usual(parameter: Parameter, chance: Chance) -> Value:
    if isinstance(parameter.default, str) and chance.happens(0.5):
        return chance.choice(parameter.choices)
    return parameter.default


def _may_be_high(parameter: Parameter) -> bool:
    is_number = not isinstance(parameter.default, str)
    return is_number and parameter.name not in (*_FIXED, "cases") and _SHARE not in parameter.purpose


def _drawn(parameter: Parameter, spread: int, usual: float, chance: Chance) -> Value:
    if parameter.name in _FIXED or chance.happens(usual):
        return parameter.default
    if isinstance(parameter.default, str):
        return chance.choice(parameter.choices)
    low, high = int(parameter.low), int(parameter.high)
    if _SHARE in parameter.purpose or isinstance(parameter.default, float):
        return type(parameter.default)(chance.between(low, high))
    return chance.between(low, min(high, low + spread))
