"""How far long work has come: a bar on the standard error, if that is a terminal; elsewhere nothing is shown."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

_PATIENCE = 0.5
_INTERVAL = 0.1
_BAR = "{desc}: {percentage:3.0f}%|{bar:30}| {elapsed}, {remaining} left{postfix}"


class Told(Protocol):
    """Called with the share that is done, 0 to 1, and perhaps a few words about what is being done now."""

    def __call__(self, share: float, note: str = "", /) -> None: ...


@contextmanager
def shown_progress(title: str) -> Iterator[Told]:
    """Show how far the work inside the ``with`` has come, how long it has taken, and how much longer it may.

    Parameters
    ----------
    title
        What is being done: "generating".

    Yields
    ------
    A function that is told of the progress; it serves as `engine.generators.shape.Progress` too. Work of less than half
    a second shows nothing, and the bar is wiped away at the end, however the work ends.
    """
    if sys.stderr is None or not sys.stderr.isatty():
        yield tell_nobody
        return
    from tqdm import tqdm

    # With miniters=0 only the time between two drawings counts, so that no thread has to watch over it.
    with tqdm(
        total=1.0, desc=title, bar_format=_BAR, file=sys.stderr, leave=False, delay=_PATIENCE, mininterval=_INTERVAL,
        miniters=0,
    ) as bar:  # fmt: skip

        def told(share: float, note: str = "") -> None:
            if note:
                bar.set_postfix_str(note, refresh=False)
            bar.update(max(0.0, min(share, 1.0) - bar.n))

        yield told


def tell_nobody(share: float, note: str = "") -> None:
    """Show nothing."""
    del share, note
