"""The layouts: what stands where, and that a folder and an archive hold the same."""

import hashlib
import subprocess
import sys
import uuid
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from engine.formats.registry import format_named
from engine.games.graph_record import GraphRecord
from engine.package import (
    LAYOUTS,
    PackageError,
    TestSet,
    default_name,
    document_set,
    package_entries,
    pictures,
    write_package,
)
from engine.package.entries import archive_bytes, digest
from engine.package.invalid import INVALID_INPUTS
from engine.package.manifest import MANIFEST, manifest_of
from engine.package.statements import latex, statement_of
from engine.strict import findings

pytestmark = pytest.mark.slow

LAYOUT_NAMES = [layout.name for layout in LAYOUTS]
TITLE = 'A "title" \\ of {any} $text$ & <more> %\n: #_~^ \x00 日本 \ud800'


def contents(folder: Path) -> dict[str, bytes]:
    """The files of a package, without the list that only a folder has."""
    found = {p.relative_to(folder).as_posix(): p.read_bytes() for p in folder.rglob("*") if p.is_file()}
    assert found.pop(MANIFEST) == manifest_of(found)
    return found


def packed(archive: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(archive) as opened:
        assert opened.testzip() is None
        return {name: opened.read(name) for name in opened.namelist()}


@pytest.mark.parametrize("layout", LAYOUT_NAMES)
def test_a_folder_and_an_archive_hold_the_same(by_hand: TestSet, layout: str, tmp_path: Path) -> None:
    write_package(by_hand, layout, tmp_path / "games", TITLE)
    write_package(by_hand, layout, tmp_path / "games.zip", TITLE)
    head = "games/" if layout == "kattis" else ""
    expected = {head + name: data for name, data in contents(tmp_path / "games").items()}
    assert packed(tmp_path / "games.zip") == expected
    assert expected == {head + name: data for name, data in package_entries(by_hand, layout, TITLE).items()}
    assert {path.name for path in tmp_path.iterdir()} == {"games", "games.zip"}


@pytest.mark.parametrize("layout", LAYOUT_NAMES)
def test_the_bytes_are_always_the_same(by_hand: TestSet, layout: str, tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        write_package(by_hand, layout, tmp_path / name / "x.zip")
    one, other = ((tmp_path / name / "x.zip").read_bytes() for name in ("a", "b"))
    assert one == other
    with zipfile.ZipFile(tmp_path / "a" / "x.zip") as opened:
        assert opened.namelist() == sorted(opened.namelist())
        kept = {(i.date_time, i.compress_type, i.external_attr, i.create_system) for i in opened.infolist()}
    assert kept == {((1980, 1, 1, 0, 0, 0), zipfile.ZIP_STORED, 0o100644 << 16, 3)}


@pytest.mark.parametrize("layout", LAYOUT_NAMES)
def test_names_are_allowed_everywhere(by_hand: TestSet, layout: str) -> None:
    names = list(package_entries(by_hand, layout, TITLE))
    assert len({name.lower() for name in names}) == len(names)
    reserved = {"con", "nul", "aux", "prn", "com1", "lpt1"}
    for part in (part for name in names for part in name.split("/")):
        assert part.split(".")[0].lower() not in reserved
        assert part[0] not in "-." and len(part) < 80
        assert set(part) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")


def test_plain_pairs(by_hand: TestSet) -> None:
    entries = package_entries(by_hand, "plain")
    assert len(entries) == 2 * len(by_hand.files)
    for file in by_hand.files:
        assert entries[f"{file.name}.in"].decode() == file.text
        assert entries[f"{file.name}.out"].decode() == file.answers


def test_a_kattis_package_has_what_the_format_asks_for(by_hand: TestSet) -> None:
    entries, name = package_entries(by_hand, "kattis", TITLE), by_hand.form.name
    assert {f"input_validators/{name}.py", f"submissions/accepted/{name}.py", "problem.yaml"} <= entries.keys()
    problem = entries["problem.yaml"].decode()
    assert problem.startswith("problem_format_version: 2025-09\n")
    assert f"uuid: {uuid.UUID(by_hand.uuid)}\n" in problem
    assert r'  en: "A \"title\" \\ of {any} $text$ & <more> % : #_~^ 日本"' + "\n" in problem
    statement = entries["statement/problem.en.tex"].decode()
    assert statement.startswith(r'\problemname{A "title" \textbackslash{} of \{any\} \$text\$ \& ')
    assert statement.count(r"\begin{Input}") == statement.count(r"\end{Output}") == 1
    for file in by_hand.files:
        stem = f"data/secret/{file.name}"
        assert entries[f"{stem}.in"].decode() == file.text
        assert entries[f"{stem}.ans"].decode() == file.answers
        assert entries[f"{stem}.yaml"].startswith(b'description: "case ')
        ElementTree.fromstring(entries[f"{stem}.svg"])


def ended(script: bytes, text: bytes, folder: Path) -> subprocess.CompletedProcess[bytes]:
    """The script run on that input, away from everything else."""
    file = folder / "script.py"
    file.write_bytes(script)
    command = [sys.executable, "-I", "-S", str(file)]
    return subprocess.run(command, input=text, capture_output=True, timeout=60, check=False)


def test_the_validator_refuses_what_is_packed_as_invalid(by_hand: TestSet, tmp_path: Path) -> None:
    entries, name = package_entries(by_hand, "kattis"), by_hand.form.name
    validator = entries[f"input_validators/{name}.py"]
    invalid = {path: data for path, data in entries.items() if path.startswith("data/invalid_input/")}
    assert {Path(path).stem for path in invalid} == set(INVALID_INPUTS[name]) and len(invalid) >= 6
    reasons = set()
    for path, data in invalid.items():
        done = ended(validator, data, tmp_path)
        assert done.returncode == 43 and done.stderr, path
        assert findings(by_hand.form, data.decode()), path
        reasons.add(done.stderr)
    # Each breaks another rule, or the same in another place.
    assert len(reasons) == len(invalid)
    assert ended(validator, entries[f"data/secret/{by_hand.files[0].name}.in"], tmp_path).returncode == 42


def test_the_wrong_solution_runs_and_fails(default_set: TestSet, tmp_path: Path) -> None:
    entries, name = package_entries(default_set, "kattis"), default_set.form.name
    wrong = entries[f"submissions/wrong_answer/{name}-sum.py"]
    assert wrong != entries[f"submissions/accepted/{name}.py"] and b"WRONG" in wrong and b"^" not in wrong
    done = [(file, ended(wrong, file.text.encode(), tmp_path)) for file in default_set.files[:4]]
    assert all(run.returncode == 0 for _, run in done)
    assert any(run.stdout.decode().split() != file.answers.split() for file, run in done)
    assert all(len(run.stdout.split()) == len(file.answers.split()) for file, run in done)


def test_own_cases_come_without_a_wrong_solution(by_hand: TestSet) -> None:
    # It may well answer all of them right, and then the package would contradict itself.
    assert not any("wrong_answer" in path for path in package_entries(by_hand, "kattis"))


def test_a_polygon_folder(by_hand: TestSet) -> None:
    entries = package_entries(by_hand, "polygon", TITLE)
    problem = ElementTree.fromstring(entries["problem.xml"])
    assert problem.find("names/name").get("value").startswith('A "title" \\ of {any}')
    assert [test.get("description") for test in problem.iter("test")] == [file.purpose for file in by_hand.files]
    assert int(problem.find("judging/testset/test-count").text) == len(by_hand.files)
    for number, file in enumerate(by_hand.files, 1):
        assert entries[f"tests/{number:02}"].decode() == file.text
        assert entries[f"tests/{number:02}.a"].decode() == file.answers
    sources = {source.get("path") for source in problem.iter("source")}
    assert len(sources) == 2 and sources <= entries.keys()


def test_the_default_set_is_packaged_whole(default_set: TestSet) -> None:
    entries = package_entries(default_set, "kattis")
    samples = [name for name in entries if name.startswith("data/sample/") and name.endswith(".in")]
    secret = [name for name in entries if name.startswith("data/secret/") and name.endswith(".in")]
    assert (len(samples), len(secret)) == (1, len(default_set.files) - 1)
    assert any(name.endswith(".svg") for name in entries)
    assert sum(map(len, entries.values())) < 20_000_000


def test_the_digest_sees_every_byte() -> None:
    kinds = [{"a": b"b"}, {"a": b""}, {"ab": b""}, {"a": b"", "b": b""}, {}]
    assert len({digest(entries) for entries in kinds}) == len(kinds)
    assert hashlib.sha256(archive_bytes({"a": b"1"})) != hashlib.sha256(archive_bytes({"a": b"2"}))


@pytest.mark.parametrize("bad", [ValueError("no"), KeyError(3), RecursionError(), "<svg", "", "\ud800"])
def test_a_picture_that_fails_does_no_harm(monkeypatch: pytest.MonkeyPatch, bad: object) -> None:
    def svg_of(*_: object) -> object:
        if isinstance(bad, Exception):
            raise bad
        return bad

    monkeypatch.setattr(pictures, "svg_of", svg_of)
    tests = document_set(format_named("hdu1524"), [GraphRecord.from_moves(2, [(0, 1)], [[0]])])
    entries = package_entries(tests, "kattis")
    assert not any(name.endswith(".svg") for name in entries)
    assert "data/secret/01-cases.in" in entries


def test_large_cases_get_no_picture() -> None:
    tests = document_set(format_named("hdu1524"), [GraphRecord.from_moves(31, [], [[0]])])
    assert not any(name.endswith(".svg") for name in package_entries(tests, "kattis"))


def test_statements_tell_their_formats_words() -> None:
    for name in ("hdu1524", "uva11927", "hdu5724", "hdu1536", "hdu1848"):
        form = format_named(name)
        statement = statement_of(form)
        assert all(rf"\texttt{{{word}}}" in statement.output for word in form.answer_words)
        for part in (statement.legend, statement.input, statement.output):
            assert part.count("$") % 2 == 0 and part.count("{") == part.count("}")
            assert part.isascii()


def test_latex_escapes_what_it_must() -> None:
    assert latex(r"a_b\{") == r"a\_b\textbackslash{}\{"
    assert latex("100% #1 & ~^$") == r"100\% \#1 \& \textasciitilde{}\textasciicircum{}\$"


def test_unknown_layouts_and_empty_sets_are_refused(by_hand: TestSet, tmp_path: Path) -> None:
    with pytest.raises(PackageError, match="known layouts: plain, kattis"):
        write_package(by_hand, "codeforces", tmp_path / "x")
    with pytest.raises(PackageError, match="no cases"):
        write_package(TestSet(by_hand.form, 1, ()), "plain", tmp_path / "x")
    assert list(tmp_path.iterdir()) == []


def test_default_names_are_what_kattis_wants() -> None:
    for layout in LAYOUTS:
        assert default_name(format_named("hdu1524"), layout.name) == f"hdu1524{layout.name}.zip"
        assert layout.title and layout.description.endswith(".")


def test_the_folder_in_an_archive_is_named_after_it(by_hand: TestSet, tmp_path: Path) -> None:
    write_package(by_hand, "kattis", tmp_path / "My Games-2.ZIP")
    assert {name.split("/")[0] for name in packed(tmp_path / "My Games-2.ZIP")} == {"mygames2"}
