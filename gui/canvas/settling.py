"""Where titles and stones stand around discs, found anew for some positions only."""

import numpy as np

from engine.drawing import slots
from gui.canvas.geometry import Bools, Floats, Ints


def settled(x: Floats, y: Floats, sources: Ints, targets: Ints, bend: Floats, wanted: Bools) -> tuple[Ints, Ints, Ints]:
    """The wanted rows, and the slots of their titles and of their stones.

    Looks at their moves and at where these lead, and at nothing else.
    """
    near = np.flatnonzero(wanted[sources] | wanted[targets])
    concerned = wanted.copy()
    concerned[sources[near]] = concerned[targets[near]] = True
    rows = np.flatnonzero(concerned)
    ends = np.searchsorted(rows, sources[near]), np.searchsorted(rows, targets[near])
    titles, stones = slots.slots_of(x[rows], y[rows], *ends, bend[near])
    chosen = wanted[rows]
    return rows[chosen], titles[chosen], stones[chosen]
