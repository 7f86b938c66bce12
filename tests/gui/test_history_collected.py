"""A history may be collected together with the session that made it, whatever the collector comes to first."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COLLECTED = """
import gc
from engine.games.graph_changes import AddPositions, NewPosition, Place
from gui.session import Session

def lost(edits):
    session = Session()
    session.itself = session
    for _ in range(edits):
        game = session.graph
        session.edit(AddPositions((NewPosition(game.new_key(), game.n, Place(5, 5)),)), "Add")

for edits in (1, 20, 60, 200):
    lost(edits)
    gc.collect()
print("alive")
"""


def test_a_history_with_steps_may_be_collected():
    """In a process of its own, as what goes wrong here ends the process."""
    done = subprocess.run(
        [sys.executable, "-c", COLLECTED], check=False, capture_output=True, text=True, timeout=60, cwd=ROOT
    )
    assert (done.returncode, done.stdout.strip()) == (0, "alive"), done.stderr
