"""What a person has set for each shape, kept as long as the program runs."""

from collections.abc import Mapping, Sequence

from engine.generators.shape import Parameter, Shape, Value


class Memory:
    """Values by shape."""

    def __init__(self) -> None:
        self._values: dict[str, dict[str, Value]] = {}

    def values(self, shape: Shape, parameters: Sequence[Parameter]) -> dict[str, Value]:
        """What was set for a shape; the default of what was not."""
        kept = self._values.get(shape.name, {})
        return {parameter.name: kept.get(parameter.name, parameter.default) for parameter in parameters}

    def keep(self, shape: Shape, values: Mapping[str, Value]) -> None:
        """Remember the values of a shape."""
        self._values[shape.name] = dict(values)

    def forget(self, shape: Shape) -> None:
        """Its defaults again."""
        self._values.pop(shape.name, None)
