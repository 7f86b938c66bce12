"""What a program may use in one run."""

from dataclasses import dataclass

from engine.said import say

MEGABYTE = 1024 * 1024
WRITTEN = 256 * MEGABYTE
"""How many bytes a run may write into files, where the system can tell: a disk is not filled by mistake."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The bounds of one run; they hold for the program and all that it starts together.

    Attributes
    ----------
    timeout
        Seconds of wall-clock time.
    memory_mb
        Resident memory in units of 2^20 bytes; 0 for no bound. Reserved address space does not count: Java, Go and the
        sanitizers reserve much more than they use.
    output
        How many bytes may be printed beyond the length of the judge's answers.

    Raises
    ------
    ValueError
        For a bound below what makes sense.
    """

    timeout: float = 5.0
    memory_mb: int = 1024
    output: int = 65536

    def __post_init__(self) -> None:
        if not self.timeout > 0:
            raise ValueError(say("a time limit must be above 0, not {seconds}", seconds=self.timeout))
        if self.memory_mb < 0 or self.output < 0:
            raise ValueError(say("limits cannot be below 0"))
