"""The programs that go into packages: an input validator and a right solution for each format, as Python text."""

from importlib.resources import files

from engine.package.entries import text_entry


def validator_of(name: str) -> bytes | None:
    """The input validator of the format called `name`; None if there is none (a plug-in's format)."""
    return _script("validators", name)


def solution_of(name: str) -> bytes | None:
    """A right solution for the format called `name`; None if there is none."""
    return _script("solutions", name)


def wrong_solution_of(name: str) -> bytes | None:
    """A solution that adds the Grundy values instead of taking their XOR; None where there is no right one."""
    solution = solution_of(name)
    if solution is None:
        return None
    text = solution.decode().replace('"""Solution of', '"""WRONG: adds where XOR is due. Solution of', 1)
    return text_entry(text.replace(" ^= ", " += ").replace(" ^ ", " + "))


def _script(folder: str, name: str) -> bytes | None:
    # Not as modules: they are never imported, and need no package around them.
    script = files("engine.package").joinpath(folder, f"{name}.py")
    return text_entry(script.read_text(encoding="utf-8")) if script.is_file() else None
