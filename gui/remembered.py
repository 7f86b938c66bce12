"""What dataclasses compile at every start, remembered beside Python's own bytecode.

The methods of a dataclass are a text that is compiled whenever its module is loaded: for the hundred classes of a start
that takes a tenth of it. Python keeps a compiled module in ``__pycache__``; here the compiled texts are kept there too,
each under the text itself, so that one of yesterday is never taken for one that has changed since.
"""

import dataclasses
import marshal
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import MAGIC_NUMBER, cache_from_source
from pathlib import Path
from types import CodeType
from typing import Any
from zlib import crc32

SUFFIX = ".texts"


class Remembered:
    """The compiled texts of a file; without one, or with one that is damaged or of another Python, there are none.

    Attributes
    ----------
    used
        The texts that were asked for, with their code.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._known: dict[str, CodeType] | None = None
        self.used: dict[str, CodeType] = {}

    def execute(self, text: str, names: dict[str, Any] | None = None, local: dict[str, Any] | None = None) -> None:
        """In place of the builtin ``exec`` for a text."""
        exec(self._compiled(text), names, local)

    def keep(self) -> bool:
        """Write down what was used, if some of it is new and Python keeps bytecode at all; whether it was written."""
        if self._path is None or sys.dont_write_bytecode or self.used.keys() <= self._loaded().keys():
            return False
        body = marshal.dumps(self.used)
        mine = self._path.with_suffix(f".{os.getpid()}")
        try:
            mine.write_bytes(_head(body) + body)
            mine.replace(self._path)
        except OSError:
            # The program may lie where nobody writes: then it starts as it did today.
            with suppress(OSError):
                mine.unlink()
            return False
        self._known = dict(self.used)
        return True

    def _compiled(self, text: str) -> CodeType:
        code = self._loaded().get(text)
        if code is None:
            code = compile(text, "<string>", "exec", dont_inherit=True)
        self.used[text] = code
        return code

    def _loaded(self) -> dict[str, CodeType]:
        if self._known is None:
            self._known = _read(self._path) if self._path is not None else {}
        return self._known


def _head(body: bytes) -> bytes:
    return MAGIC_NUMBER + crc32(body).to_bytes(4, "little")


def _read(path: Path) -> dict[str, CodeType]:
    try:
        data = path.read_bytes()
    except OSError:
        return {}
    size = len(MAGIC_NUMBER) + 4
    # Only what is whole and of this very Python may be loaded.
    if data[:size] != _head(data[size:]):
        return {}
    known: dict[str, CodeType] = marshal.loads(data[size:])
    return known


def _place() -> Path | None:
    try:
        return Path(cache_from_source(__file__)).with_suffix(SUFFIX)
    except NotImplementedError:
        return None


_texts = Remembered(_place())


@contextmanager
def remembering(texts: Remembered = _texts) -> Iterator[None]:
    """Let dataclasses that are made meanwhile take their compiled methods from `texts`.

    ``exec`` is looked up in the module of dataclasses first: a Python whose dataclasses do without is only slower.
    """
    before = vars(dataclasses).get("exec", exec)
    setattr(dataclasses, "exec", texts.execute)  # noqa: B010
    try:
        yield
    finally:
        setattr(dataclasses, "exec", before)  # noqa: B010


def keep() -> bool:
    """Write down what this start compiled, for the next; whether anything was written."""
    return _texts.keep()
