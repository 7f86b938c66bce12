"""numpy without the threads of its linear algebra, which is not used here."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

_THREADS = "OPENBLAS_NUM_THREADS"


@contextmanager
def one_thread() -> Iterator[None]:
    """While this is entered, numpy is imported without starting a thread a core, which takes long for what it is worth.

    Programs that are started later find the environment as it was.
    """
    if _THREADS in os.environ:
        yield
        return
    os.environ[_THREADS] = "1"
    try:
        yield
    finally:
        del os.environ[_THREADS]
