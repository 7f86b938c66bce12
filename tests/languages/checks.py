"""Whether sources, .ts and .qm of a language agree."""

from collections.abc import Iterator

from PySide6.QtCore import QTranslator

from tests.languages import catalogue, sources
from tests.languages.agreement import disagreements

UPDATE, COMPILE = "python -m tests.languages update", "python -m tests.languages compile"


def troubles(language: str, *, strict: bool = False) -> list[str]:
    """All that is wrong, in words; `strict`: a text without a translation is wrong."""
    entries, found = catalogue.load(catalogue.path_of(language)), sources.read()
    wrong = list(found.troubles)
    wrong += _out_of_date(entries, found.texts)
    wrong += _disagreeing(entries)
    wrong += _wrongly_compiled(entries, language)
    if strict:
        wrong += [f"untranslated: [{key[0]}] {key[1]!r}" for key, entry in entries.items() if not entry.translation]
    return wrong


def _out_of_date(entries: catalogue.Catalogue, texts: dict[catalogue.Key, str]) -> Iterator[str]:
    known = {key for key, entry in entries.items() if not entry.gone}
    for context, source in sorted(set(texts) - known):
        yield f"not in the .ts: [{context}] {source!r}; run {UPDATE}"
    for context, source in sorted(known - set(texts)):
        yield f"in the .ts, but in no source: [{context}] {source!r}; run {UPDATE}"


def _disagreeing(entries: catalogue.Catalogue) -> Iterator[str]:
    for (context, source), entry in entries.items():
        if entry.translation and not entry.gone:
            for what in disagreements(source, entry.translation):
                yield f"[{context}] {source!r} as {entry.translation!r}: {what}"


def _wrongly_compiled(entries: catalogue.Catalogue, language: str) -> Iterator[str]:
    translator = QTranslator()
    if not translator.load(str(catalogue.path_of(language).with_suffix(".qm"))):
        yield f"there is no .qm; run {COMPILE}"
        return
    for (context, source), entry in entries.items():
        said = translator.translate(context, source) or ""
        if said != ("" if entry.gone else entry.translation):
            yield f"the .qm says {said!r} for [{context}] {source!r}; run {COMPILE}"
