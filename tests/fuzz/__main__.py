"""Fuzz the readers: ``python -m tests.fuzz [--seconds N] [TARGET ...]``, from the project's folder.

Without atheris (``pip install 'grundy-studio[fuzz]'``) the saved corpus is only replayed. What breaks a reader is left
in the folder that is told, and the exit code is 1. With ``--keep`` what leads further than the corpus is added to it.
"""

import hashlib
import shutil
import subprocess
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from importlib.util import find_spec
from pathlib import Path

from tests.fuzz.fewest import fewest
from tests.fuzz.saved import CORPUS, saved
from tests.hostile.campaign import Tally, try_once
from tests.hostile.targets import targets

_LONGEST = 4096
_KEPT_BYTES = 12_000
"""So many bytes of a reader's corpus are kept, the smallest files first."""


def parser() -> ArgumentParser:
    """The arguments."""
    made = ArgumentParser(prog="python -m tests.fuzz", description="Fuzz the readers, led by coverage.")
    made.add_argument("targets", nargs="*", metavar="TARGET", help=f"a reader: {', '.join(targets())} (default: all)")
    made.add_argument("--seconds", type=int, default=60, metavar="N", help="for each reader (default: %(default)s)")
    made.add_argument("--keep", action="store_true", help="add what leads further to the saved corpus")
    return made


def main(arguments: list[str] | None = None) -> int:
    """Replay the corpus, then fuzz; 1 if a reader broke."""
    options = parser().parse_args(arguments)
    unknown = set(options.targets) - targets().keys()
    if unknown:
        parser().error(f"no such reader: {', '.join(sorted(unknown))}")
    names = options.targets or list(targets())
    broken = _replay(names)
    if find_spec("atheris") is None:
        print("atheris is not installed: the saved corpus was replayed, and nothing was fuzzed")
        return int(broken)
    failed = [name for name in names if _fuzz(name, options)]
    return int(bool(failed) or broken)


def _replay(names: list[str]) -> bool:
    tally = Tally()
    for name in names:
        for data in saved(name):
            try_once(targets()[name], "saved", data, tally)
    print(f"replayed {sum(tally.tries.values())} saved files: {len(tally.failures)} failures")
    for failure in tally.failures:
        print(f"  {failure.target}: {failure.said}")
    return bool(tally.failures)


def _fuzz(name: str, options: Namespace) -> bool:
    work = Path(tempfile.mkdtemp(prefix=f"fuzz-{name}-"))
    found, broke = work / "found", work / "broke"
    for folder in (found, broke, CORPUS / name):
        folder.mkdir(parents=True, exist_ok=True)
    for number, data in enumerate(targets()[name].files):
        if len(data) <= _LONGEST:
            (found / f"valid-{number}").write_bytes(data)
    limits = [f"-max_total_time={options.seconds}", f"-max_len={_LONGEST}", "-timeout=20", "-rss_limit_mb=2048"]
    quiet = ["-print_final_stats=1", "-verbosity=0", f"-artifact_prefix={broke}/"]
    done = _run(name, *limits, *quiet, str(found), str(CORPUS / name))
    tries = next((line.split()[-1] for line in done.stderr.splitlines() if "number_of_executed_units" in line), "?")
    if done.returncode:
        print(f"{name}: broken after {tries} tries; see {broke}\n{(done.stdout + done.stderr)[-3000:]}")
        return True
    print(f"{name}: {tries} tries, no failure", flush=True)
    if options.keep:
        _keep(name, found)
    shutil.rmtree(work)
    return False


def _run(name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.fuzz.fuzz_readers", name, *arguments]
    return subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)


def _keep(name: str, found: Path) -> None:
    """Replace the corpus by the fewest files that lead as far, as long as they are small."""
    files = [*saved(name), *(path.read_bytes() for path in found.iterdir())]
    shutil.rmtree(CORPUS / name)
    (CORPUS / name).mkdir()
    for data in fewest(targets()[name].read, files, _KEPT_BYTES):
        (CORPUS / name / hashlib.sha256(data).hexdigest()[:12]).write_bytes(data)


if __name__ == "__main__":
    sys.exit(main())
