"""Untranslated texts in files of some hundred each, for translators; and what comes back, merged."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.languages.agreement import disagreements
from tests.languages.catalogue import Catalogue, Entry, Key


def export(catalogue: Catalogue, where: Mapping[Key, str], folder: Path, size: int) -> list[Path]:
    """Write every text without a translation to ``folder/NNN.json``: {context, source, where, translation: ""}."""
    keys = sorted(key for key, entry in catalogue.items() if not entry.translation and not entry.gone)
    keys.sort(key=lambda key: where.get(key, ""))
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for at in range(0, len(keys), size):
        chunk = [_row(key, where.get(key, "")) for key in keys[at : at + size]]
        paths.append(folder / f"{at // size:03}.json")
        paths[-1].write_text(json.dumps(chunk, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return paths


def _row(key: Key, where: str) -> dict[str, str]:
    return {"context": key[0], "source": key[1], "where": where, "translation": ""}


def take(catalogue: Catalogue, folder: Path) -> tuple[int, list[str]]:
    """Put the translations of all ``*.json`` of a folder into the catalogue; how many, and what was not taken, why."""
    taken, troubles = 0, []
    for path in sorted(folder.glob("*.json")):
        for row in json.loads(path.read_text(encoding="utf-8")):
            trouble = _take(catalogue, row)
            taken += trouble == ""
            if trouble:
                troubles.append(f"{path.name}: [{row.get('context')}] {row.get('source')!r}: {trouble}")
    return taken, troubles


def _take(catalogue: Catalogue, row: dict[str, Any]) -> str:
    key, translation = (row.get("context", ""), row.get("source", "")), row.get("translation") or ""
    if key not in catalogue:
        return "no source says this (any more)"
    if not translation:
        return "no translation"
    wrong = disagreements(key[1], translation)
    if wrong:
        return f"{translation!r}: " + "; ".join(wrong)
    catalogue[key] = Entry(translation)
    return ""
