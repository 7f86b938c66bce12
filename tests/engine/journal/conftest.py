"""The random edits of the kill test serve here too, and what random graphs are compared with."""

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[level]) for level in (1, 2)]
