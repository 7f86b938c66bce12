"""The campaign against all readers: ``python -m tests.hostile [--minutes N] [--seed S]``, from the project's folder.

Prints how many files were tried and how many readers broke, for each reader and each mutation, then what very large
files take. The exit code is 1 if anything broke.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from subprocess import SubprocessError

from tests.hostile.big import ALLOWED, KINDS, dense, measure
from tests.hostile.campaign import Tally, campaign, cut_everywhere, until
from tests.hostile.readers import readers


def parser() -> ArgumentParser:
    """The arguments."""
    made = ArgumentParser(prog="python -m tests.hostile", description="Mutated files against all readers.")
    made.add_argument("--minutes", type=float, default=5, metavar="N", help="of mutations (default: %(default)s)")
    made.add_argument("--seed", type=int, default=1, metavar="S", help="of the choices (default: %(default)s)")
    made.add_argument("--target", action="append", default=[], help="only this reader (may repeat)")
    made.add_argument("--megabytes", type=int, default=100, metavar="N", help="of the large files; 0: none")
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Run it; 1 if a reader broke."""
    options = parser().parse_args(arguments)
    tally = campaign(options.seed, until(60 * options.minutes), options.target)
    if not options.target:
        cut_everywhere(tally, 300)
    _print(tally)
    broken = _large(options.megabytes * 1_000_000, options.target) if options.megabytes else 0
    return int(bool(tally.failures or broken))


def _print(tally: Tally) -> None:
    failed = [(failure.target, failure.mutation) for failure in tally.failures]
    for title, place in (("reader", 0), ("mutation", 1)):
        print(f"{title:28}{'tries':>10}{'read':>10}{'failures':>10}")
        for name in dict.fromkeys(key[place] for key in tally.tries):
            tries = sum(count for key, count in tally.tries.items() if key[place] == name)
            read = sum(count for key, count in tally.read.items() if key[place] == name)
            print(f"{name:28}{tries:>10,}{read:>10,}{sum(key[place] == name for key in failed):>10,}")
        print()
    print(f"{sum(tally.tries.values()):,} tries, {len(tally.failures)} failures")
    for failure in tally.failures[:20]:
        print(f"  {failure.target}, {failure.mutation}: {failure.said}\n    {failure.data[:200]!r}")


def _large(size: int, chosen: Sequence[str]) -> int:
    """What files of so many bytes take; how many take too much, or break a reader."""
    print(f"\n{size:,} bytes of    reader: outcome, memory as a multiple of the file, seconds")
    broken = 0
    for kind in KINDS:
        for name in chosen or readers():
            try:
                taken = measure(name, kind, size)
            except SubprocessError as error:
                broken += 1
                print(f"{kind:20}{name:18}BROKEN: {error}")
                continue
            much = taken.memory > ALLOWED.allowed(size, is_dense=dense(kind))
            broken += much
            told = "  TOO MUCH" if much else ""
            print(
                f"{kind:20}{name:18}{taken.outcome:9}{taken.memory / size:6.1f}{taken.seconds:8.1f}{told}", flush=True
            )
    return broken


if __name__ == "__main__":
    sys.exit(main())
