"""How a program is tried."""

from dataclasses import dataclass

from engine.stress.limits import Limits
from engine.stress.shrink import Budget


@dataclass(frozen=True, slots=True)
class Options:
    """How a program is tried.

    Attributes
    ----------
    seed
        The same seed gives the same inputs.
    tries
        How many inputs at most.
    seconds
        How long inputs are tried at most; shrinking may take `shrinking.seconds` more.
    limits
        What a run may use.
    jobs
        How many runs at once; 0: one for each core.
    shapes
        The names of the shapes to use; all that fit the format if there are none.
    shrinking
        How much shrinking may cost; None: what is found stays as it is.
    dask
        The address of a Dask scheduler whose workers try the inputs; "": this machine does.
        A failure is repeated and shrunk on this machine.
    """

    seed: int | str = 0
    tries: int = 1000
    seconds: float = 60.0
    limits: Limits = Limits()  # noqa: RUF009 - it is frozen
    jobs: int = 0
    shapes: tuple[str, ...] = ()
    shrinking: Budget | None = Budget()  # noqa: RUF009 - it is frozen
    dask: str = ""
