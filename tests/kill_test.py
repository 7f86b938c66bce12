"""Kill the program at random moments while it is edited, and see whether anything older than one second is lost.

``python -m tests.kill_test [--times 200] [--seed N]``: each try starts the real program in a home of its own, lets a
driver edit, kills it (SIGKILL), and takes back what the journal holds: through the library, and at each tenth try
through a real start and the dialog. Prints how many tries there were and how many lost something.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication
from shiboken6 import delete

from gui.recovery.found import look
from gui.session import Session
from tests.kill_driver import Driver, fingerprint

ROOT = Path(__file__).resolve().parent.parent
GRACE = 1.0
"""What is older than so many seconds must be there."""
PATIENCE = 90.0
REAL_START_EVERY = 10


@dataclass(frozen=True)
class Logged:
    """A state of the document, as the driver told it."""

    at: float
    dirty: bool
    fingerprint: str


@dataclass(frozen=True)
class Try:
    """What came of one try.

    `young` is how old the oldest state was that is missing, in seconds: below `GRACE`, or `lost` says what is missing.
    """

    states: int
    young: float
    lost: str


def environment(home: Path) -> dict[str, str]:
    """A home of its own for a program without a screen."""
    places = {name: str(home / name.lower()) for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")}
    return {**os.environ, **places, "HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}


def started(home: Path, *arguments: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "tests.kill_driver", *arguments]
    return subprocess.Popen(command, cwd=ROOT, env=environment(home), stderr=(home / "errors").open("ab"))


def recovery_root(home: Path) -> Path:
    """Where the program of that home keeps its journals."""
    found = list((home / "xdg_data_home").glob("*/*/recovery"))
    return found[0] if found else home / "xdg_data_home" / "none"


def states_in(log: Path) -> list[Logged]:
    lines = log.read_text(encoding="ascii").splitlines() if log.exists() else []
    words = [line.split() for line in lines]
    return [Logged(float(w[0]), w[1] == "dirty", w[2]) for w in words if len(w) == 3 and len(w[2]) == 64]


def wait_for(log: Path, process: subprocess.Popen[bytes], home: Path) -> None:
    end = time.monotonic() + PATIENCE
    while not states_in(log):
        if process.poll() is not None or time.monotonic() > end:
            process.kill()
            raise RuntimeError(f"the program did not start: {(home / 'errors').read_text()}")
        time.sleep(0.02)


def one_try(home: Path, rng: Random, real_start: bool, longest: float) -> Try:
    """Start, edit, kill, and compare."""
    log, seed = home / "log", rng.randrange(2**32)
    process = started(home, "edit", str(log), str(seed), str(home))
    try:
        wait_for(log, process, home)
        time.sleep(rng.uniform(0.0, longest))
        killed = time.time()
    finally:
        process.kill()
        process.wait()
    states = states_in(log)
    kept = taken_back(home) if real_start else read_back(home)
    if kept is not None and kept == untold(seed, home, states):
        return Try(len(states), 0.0, "")
    return judged(states, killed, kept)


def untold(seed: int, home: Path, states: list[Logged]) -> str:
    """The state behind those that were told: the journal may have it if the kill came before it could be told.

    The driver is asked for it, which does the same again with the same numbers.
    """
    again: list[str] = []
    session = Session()
    driver = Driver(session, lambda session: again.append(fingerprint(session.document)), Random(seed), home)
    while len(again) <= len(states):
        driver.step()
    delete(session)
    assert again[: len(states)] == [state.fingerprint for state in states], "the driver does not repeat itself"
    return again[len(states)]


def read_back(home: Path) -> str | None:
    """The fingerprint of what the library offers; None if that is nothing."""
    offered = look(recovery_root(home))
    if not offered:
        return None
    assert len(offered) == 1, "one window left several documents"
    recovered = offered[0].read()
    for found in offered:
        found.folder.release()
    return fingerprint(recovered.document)


def taken_back(home: Path) -> str | None:
    """The fingerprint of what a real start brings back through its dialog; None if it offers nothing."""
    offered = look(recovery_root(home))
    for found in offered:
        found.folder.release()
    if not offered:
        return None
    log = home / "restored"
    code = started(home, "restore", str(log)).wait(PATIENCE)
    assert code == 0, (home / "errors").read_text()
    left = [str(path) for path in recovery_root(home).iterdir()]
    assert not left, f"a finished document left {left}"
    return states_in(log)[0].fingerprint


def judged(states: list[Logged], killed: float, kept: str | None) -> Try:
    """Whether what came back is no older than the last state of a second before the kill."""
    needed = max((i for i, state in enumerate(states) if state.at <= killed - GRACE), default=-1)
    allowed = range(max(needed, 0), len(states))
    if kept is None:
        # Nothing is offered where nothing is unsaved.
        fine = needed < 0 or any(not states[i].dirty for i in allowed)
        return Try(len(states), 0.0, "" if fine else "nothing was offered")
    places = [i for i in allowed if states[i].fingerprint == kept]
    if places:
        behind = states[places[-1] + 1 :]
        return Try(len(states), killed - behind[0].at if behind else 0.0, "")
    older = [i for i, state in enumerate(states) if state.fingerprint == kept]
    return Try(len(states), 0.0, f"{needed - older[-1]} states" if older else "what came back was never there")


def campaign(times: int, seed: int, longest: float) -> list[Try]:
    """So many tries, each in a home that is gone afterwards."""
    rng, tries = Random(seed), []
    for number in range(times):
        home = Path(tempfile.mkdtemp(prefix="grundy-kill-"))
        try:
            tries.append(one_try(home, rng, number % REAL_START_EVERY == 1, longest))
        finally:
            shutil.rmtree(home, ignore_errors=True)
        done = tries[-1]
        print(f"{number + 1}: {done.states} states, {done.young:.2f} s missing, {done.lost or 'ok'}", flush=True)
    return tries


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.kill_test", description=__doc__)
    parser.add_argument("--times", type=int, default=200, help="how often to kill (200)")
    parser.add_argument("--seed", type=int, default=1, help="of all that is random (1)")
    parser.add_argument("--longest", type=float, default=4.0, help="the longest time before a kill, in seconds (4)")
    options = parser.parse_args()
    application = QCoreApplication(["kill test"])
    tries = campaign(options.times, options.seed, options.longest)
    lost = sum(bool(one.lost) for one in tries)
    states = sum(one.states for one in tries)
    most = max((one.young for one in tries), default=0.0)
    kept = f"{states} states, at most the last {most:.2f} s missing"
    print(f"| kill test | {len(tries)} tries | {lost} lost | {kept} |")
    del application
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
