"""One reader under a coverage-guided fuzzer: ``python -m tests.fuzz.fuzz_readers TARGET [OPTION ...] FOLDER ...``.

The options are libFuzzer's. The readers, and what has to hold of them, are those of `tests.hostile.targets`;
``python -m tests.fuzz`` runs them all.
"""

import sys

import atheris

with atheris.instrument_imports(include=["engine"], exclude=["engine.generators", "engine.layout"]):
    from tests.hostile.targets import targets


def main(arguments: list[str]) -> None:
    """Fuzz one target; never returns."""
    target = targets()[arguments[1]]
    atheris.Setup([arguments[0], *arguments[2:]], target.read)
    atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv)
