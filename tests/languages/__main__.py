"""``python -m tests.languages``: what those who change or translate texts run.

``update`` after texts of the program have changed; ``export-missing DIR`` and ``take DIR`` for translators;
``compile`` makes the .qm files that the program reads; ``check`` tells whether all of it agrees.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.languages import catalogue, checks, chunks, compiled, sources


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 1 if something is wrong."""
    options = _parser().parse_args(arguments)
    known = catalogue.languages() or ["zh_CN"]
    return max(options.run(language, options) for language in ([options.language] if options.language else known))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.languages", description=__doc__)
    parser.add_argument("--language", help="one language, such as zh_CN; else all that have a file")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    update = commands.add_parser("update", help="bring the .ts files up to date with the sources")
    update.add_argument("--drop", action="store_true", help="forget translations of texts that are gone")
    update.set_defaults(run=_update)
    commands.add_parser("compile", help="make the .qm files").set_defaults(run=_compile)
    check = commands.add_parser("check", help="tell whether sources, .ts and .qm agree")
    check.add_argument("--strict", action="store_true", help="no text may be untranslated")
    check.set_defaults(run=_check)
    export = commands.add_parser("export-missing", help="write untranslated texts to files for translators")
    export.add_argument("folder", type=Path)
    export.add_argument("--size", type=int, default=200, help="texts in a file (200)")
    export.set_defaults(run=_export)
    take = commands.add_parser("take", help="merge translated files")
    take.add_argument("folder", type=Path)
    take.set_defaults(run=_take)
    return parser


def _update(language: str, options: argparse.Namespace) -> int:
    found, path = sources.read(), catalogue.path_of(language)
    entries = catalogue.updated(catalogue.load(path), found.texts)
    if options.drop:
        entries = {key: entry for key, entry in entries.items() if not entry.gone}
    catalogue.save(entries, path, language)
    print("\n".join(found.troubles), file=sys.stderr)
    _tell(language, entries)
    return 1 if found.troubles else 0


def _tell(language: str, entries: catalogue.Catalogue) -> None:
    gone = sum(entry.gone for entry in entries.values())
    missing = sum(not entry.translation for entry in entries.values())
    print(f"{language}: {len(entries) - gone} texts, {missing} untranslated, {gone} gone")


def _compile(language: str, options: argparse.Namespace) -> int:
    return compiled.make(catalogue.path_of(language))


def _check(language: str, options: argparse.Namespace) -> int:
    troubles = checks.troubles(language, strict=options.strict)
    print("\n".join(troubles) if troubles else f"{language}: all is well")
    return 1 if troubles else 0


def _export(language: str, options: argparse.Namespace) -> int:
    entries = catalogue.load(catalogue.path_of(language))
    for path in chunks.export(entries, sources.read().texts, options.folder, options.size):
        print(path)
    return 0


def _take(language: str, options: argparse.Namespace) -> int:
    path = catalogue.path_of(language)
    entries = catalogue.load(path)
    taken, troubles = chunks.take(entries, options.folder)
    catalogue.save(entries, path, language)
    print("\n".join(troubles), file=sys.stderr)
    print(f"{taken} taken, {len(troubles)} not")
    _tell(language, entries)
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
