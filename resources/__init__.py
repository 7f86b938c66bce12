"""What the program brings along besides code (samples, icons), found in a source tree and in a wheel alike."""

from importlib.resources import files
from importlib.resources.abc import Traversable


def path(*parts: str) -> Traversable:
    """The resource at ``resources/parts[0]/parts[1]/...``; read it with ``read_text()`` or ``read_bytes()``."""
    return files("resources").joinpath(*parts)
