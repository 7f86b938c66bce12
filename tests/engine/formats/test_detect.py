"""Which format a text is in: by content, by name, and in doubt."""

import pytest

from engine.formats.detect import Detection, detect, hinted_formats
from engine.formats.hdu1524 import Hdu1524
from engine.formats.registry import Registry, built_in
from engine.formats.uva11927 import Uva11927
from resources import path

REGISTRY = Registry([Hdu1524(), Uva11927()])
AMBIGUOUS = "1 0 1 0 0\n"


def names(detection: Detection) -> tuple[str | None, list[str], list[str]]:
    certain = detection.certain.name if detection.certain else None
    return certain, [c.format.name for c in detection.candidates], [c.format.name for c in detection.failures]


@pytest.mark.parametrize(("name", "other"), [("hdu1524", "uva11927"), ("uva11927", "hdu1524")])
def test_samples_are_known_by_content_alone(name: str, other: str) -> None:
    text = path("samples", f"{name}.in").read_text()
    for file_name in ("", "x.txt", f"/home/me/{name}.in"):
        detection = detect(text, file_name, REGISTRY)
        assert names(detection) == (name, [name], [other])
        assert detection.likeliest is detection.candidates[0]
        assert detection.candidates[0].reading.records


def test_in_doubt_the_choice_is_left_open() -> None:
    assert names(detect(AMBIGUOUS, "a.in", REGISTRY)) == (None, ["hdu1524", "uva11927"], [])
    assert names(detect("", "", REGISTRY)) == (None, ["hdu1524", "uva11927"], [])


def test_a_name_settles_it() -> None:
    assert names(detect(AMBIGUOUS, "uva-11927.txt", REGISTRY)) == ("uva11927", ["uva11927", "hdu1524"], [])
    assert names(detect(AMBIGUOUS, "poj2425.in", REGISTRY)) == ("hdu1524", ["hdu1524", "uva11927"], [])


def test_readings_without_warnings_come_first() -> None:
    text = "1 0 0 0 0"
    assert names(detect(text, "", REGISTRY)) == ("uva11927", ["uva11927", "hdu1524"], [])
    assert names(detect("1 0 0", "", REGISTRY)) == (None, ["hdu1524", "uva11927"], [])


def test_a_name_that_does_not_fit_settles_nothing() -> None:
    text = path("samples", "uva11927.in").read_text()
    assert names(detect(text, "hdu1524.in", REGISTRY)) == (None, ["uva11927"], ["hdu1524"])


def test_the_likeliest_failure_comes_first() -> None:
    broken = path("samples", "uva11927.in").read_text().replace("5 6", "5 x")
    detection = detect(broken, "", REGISTRY)
    assert names(detection) == (None, [], ["uva11927", "hdu1524"])
    assert [(d.line, d.column) for d in detection.likeliest.reading.diagnostics] == [(16, 3)]  # type: ignore[union-attr]
    broken = path("samples", "hdu1524.in").read_text().replace("3 0 1 3", "3 0 1 x")
    assert names(detect(broken, "", REGISTRY)) == (None, [], ["hdu1524", "uva11927"])
    assert names(detect(broken, "11927.in", REGISTRY)) == (None, [], ["uva11927", "hdu1524"])


@pytest.mark.parametrize(
    ("file_name", "expected"),
    [
        ("hdu1524.in", ["hdu1524"]),
        ("HDU-1524_big.txt", ["hdu1524"]),
        ("poj_2425", ["hdu1524"]),
        ("1524.txt", ["hdu1524"]),
        ("test2425.in", ["hdu1524"]),
        ("UVA 11927 (sample).in", ["uva11927"]),
        ("11927", ["uva11927"]),
        ("/data/uva11927/01.in", ["uva11927"]),
        (r"C:\judge\hdu1524\01.in", ["hdu1524"]),
        ("hdu1524/uva11927.in", ["uva11927"]),
        ("hdu1524-as-uva11927.in", ["hdu1524", "uva11927"]),
        ("/1524/a/b.in", []),
        ("115240.in", []),
        ("poj1524.in", []),
        ("hdu15241.in", []),
        ("", []),
    ],
)
def test_hints(file_name: str, expected: list[str]) -> None:
    assert [form.name for form in hinted_formats(file_name, REGISTRY)] == expected


def test_large_texts() -> None:
    case = path("samples", "hdu1524.in").read_text()
    assert names(detect(case * 20_000, "", REGISTRY)) == ("hdu1524", ["hdu1524"], [])
    case = path("samples", "uva11927.in").read_text().removesuffix("0 0\n")
    assert "0 0\n" not in case[-6:]
    assert names(detect(case * 20_000 + "0 0\n", "", REGISTRY)) == ("uva11927", ["uva11927"], [])
    wrong = names(detect(case * 20_000 + "x 0\n", "", REGISTRY))
    assert wrong[:2] == (None, [])
    assert wrong[2][0] == "uva11927"


def test_a_large_text_of_no_format() -> None:
    detection = detect("word " * 300_000, "", REGISTRY)
    assert detection.certain is None
    assert detection.candidates == ()
    assert len(detection.failures) == 2


def test_no_formats_at_all() -> None:
    detection = detect("1", "", Registry([]))
    assert names(detection) == (None, [], [])
    assert detection.likeliest is None


# All built-in formats


ALL = built_in().names()


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("separator", [None, " ", "\r\n"])
def test_each_sample_among_all_formats(name: str, separator: str | None) -> None:
    text = path("samples", f"{name}.in").read_text()
    shaped = text if separator is None else separator.join(text.split())
    for file_name in ("", "x.txt", f"{name}.in", f"tests/{name}/1.in"):
        detection = detect(shaped, file_name, built_in())
        assert detection.certain is not None and detection.certain.name == name
        assert len(detection.candidates) + len(detection.failures) == len(ALL)
        assert detection.likeliest is not None and detection.likeliest.format.name == name


@pytest.mark.parametrize("name", ALL)
def test_a_broken_sample_with_its_name_is_of_that_format_or_open(name: str) -> None:
    words = path("samples", f"{name}.in").read_text().split()
    text = " ".join([*words[:2], "x", *words[3:]])
    detection = detect(text, f"{name}.in", built_in())
    assert detection.certain is None
    assert detection.candidates == ()
    assert detection.failures[0].format.name == name


@pytest.mark.parametrize(
    ("alias", "name"), [("poj2960", "hdu1536"), ("hdu1944", "hdu1536"), ("2960", "hdu1536"), ("1848", "hdu1848"),
                        ("HDU 5724", "hdu5724"), ("poj2425", "hdu1524")],
)  # fmt: skip
def test_names_of_files_hint_at_every_format(alias: str, name: str) -> None:
    assert [form.name for form in hinted_formats(f"{alias}.txt", built_in())] == [name]


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("1 0 1 0 0", ["hdu1524", "uva11927"]),
        ("2\n1 3\n1 1 5\n0\n0 0 0\n", []),
        ("1 1\n1\n1 1\n0\n", ["hdu1536"]),
        ("1 1\n1 1\n1 5\n0 0 0\n", ["hdu1848"]),
        ("1 1\n2 3 4\n", ["hdu5724"]),
    ],
)
def test_small_texts_that_fit_to_their_end(text: str, fits: list[str]) -> None:
    detection = detect(text, "", built_in())
    assert [c.format.name for c in detection.candidates if not c.reading.diagnostics] == fits
    assert (detection.certain.name if detection.certain else None) == (fits[0] if len(fits) == 1 else None)
