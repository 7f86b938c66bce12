"""Memory that was let go is given back to the system, where the C library would rather keep it."""

import ctypes
import sys

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3
"""What glibc's ``malloc.h`` calls M_TRIM_THRESHOLD and M_MMAP_THRESHOLD."""
KEPT = 8 << 20
"""So many bytes at most lie free at the end of a heap; more at once come from the system, and go back there."""


def give_back() -> None:
    """Keep glibc from raising these bounds by itself, up to 64 MB for each thread's heap. Nothing elsewhere."""
    if not sys.platform.startswith("linux"):
        return
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(_MMAP_THRESHOLD, KEPT)
        mallopt(_TRIM_THRESHOLD, KEPT)
