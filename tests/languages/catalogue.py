"""Qt's translation source files (.ts), one a language: read, brought up to date with the sources, written."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

LANGUAGES = Path(__file__).parents[2] / "resources" / "languages"
Key = tuple[str, str]
"""Context and source."""


@dataclass
class Entry:
    """What a text is in the language; "" if nobody knows. Gone: no source says it any more."""

    translation: str = ""
    gone: bool = False


Catalogue = dict[Key, Entry]


def path_of(language: str) -> Path:
    """Where the texts of a language are kept."""
    return LANGUAGES / f"grundy_{language}.ts"


def languages() -> list[str]:
    """All languages that have a file."""
    return sorted(path.stem.removeprefix("grundy_") for path in LANGUAGES.glob("grundy_*.ts"))


def load(path: Path) -> Catalogue:
    """All entries of a file; none if there is no file."""
    if not path.exists():
        return {}
    found: Catalogue = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            gone = translation.get("type") in ("vanished", "obsolete")
            found[name, message.findtext("source") or ""] = Entry(translation.text or "", gone)
    return found


def updated(catalogue: Catalogue, texts: Iterable[Key]) -> Catalogue:
    """The entries for just these texts, and those with a translation that no text has any more, marked as gone."""
    wanted = set(texts)
    new: Catalogue = {key: Entry(catalogue[key].translation if key in catalogue else "") for key in wanted}
    for key, entry in catalogue.items():
        if key not in wanted and entry.translation:
            new[key] = Entry(entry.translation, gone=True)
    return new


def written(catalogue: Catalogue, language: str) -> str:
    """The text of a file: sorted, and without the places of the texts, so that changes of a file are few lines."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{language}" sourcelanguage="en">')
    for context, keys in groupby(sorted(catalogue), lambda key: key[0]):
        lines += ["<context>", f"    <name>{escape(context)}</name>"]
        for key in keys:
            lines += _message(key[1], catalogue[key])
        lines.append("</context>")
    return "\n".join([*lines, "</TS>", ""])


def _message(source: str, entry: Entry) -> list[str]:
    kind = ' type="vanished"' if entry.gone else "" if entry.translation else ' type="unfinished"'
    return [
        "    <message>",
        f"        <source>{_escaped(source)}</source>",
        f"        <translation{kind}>{_escaped(entry.translation)}</translation>",
        "    </message>",
    ]


def _escaped(text: str) -> str:
    return escape(text, {'"': "&quot;", "'": "&apos;"})


def save(catalogue: Catalogue, path: Path, language: str) -> bool:
    """Write the file if it is not so yet; whether it was written."""
    text = written(catalogue, language)
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
    return True
