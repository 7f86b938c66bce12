"""A function run in a process of its own: nothing is loaded yet, its memory is its own, no setting of the user counts.

``python -m tests.benchmarks.fresh MODULE FUNCTION ARGUMENTS`` is how it is started; the arguments and what the function
returns are JSON.
"""

import importlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

ROOT = Path(__file__).resolve().parents[2]
T = TypeVar("T")


def environment(home: str) -> dict[str, str]:
    """The surroundings of a process: Qt without a screen, settings in an empty folder, the program from this tree.

    What is installed has been compiled by Python once; here the first start does that, so it must be allowed to.
    """
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    path = os.pathsep.join(filter(None, [str(ROOT), kept.get("PYTHONPATH", "")]))
    return {**kept, "QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": home, "PYTHONPATH": path}


def call(function: Callable[..., T], **arguments: Any) -> T:
    """What `function`, one of a module, returns in a new process. Raises RuntimeError, with its words, if it fails."""
    command = [sys.executable, "-m", "tests.benchmarks.fresh", function.__module__, function.__name__]
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run(
            [*command, json.dumps(arguments)],
            cwd=ROOT,
            env=environment(home),
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise RuntimeError(f"{function.__name__} ended with {done.returncode}: {done.stderr[-2000:]}")
    answer: T = json.loads(done.stdout.splitlines()[-1])
    return answer


def main() -> None:
    module, function, arguments = sys.argv[1:]
    answer = getattr(importlib.import_module(module), function)(**json.loads(arguments))
    print("\n" + json.dumps(answer), flush=True)
    # Taking a large window and its document apart is nothing that anybody waits for.
    os._exit(0)


if __name__ == "__main__":
    main()
