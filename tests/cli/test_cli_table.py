"""``grundy table``: the sequence, the period and its proof, for people and for machines."""

import json
from pathlib import Path

import pytest

from engine import cli
from engine.cli import table

Result = tuple[int, str, str]


@pytest.fixture
def run(capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cli, "NAMES", (*cli.NAMES, "table"))

    def run(*arguments: object) -> Result:
        code = cli.main(["table", *map(str, arguments)])
        out, err = capfdbinary.readouterr()
        return code, out.decode(), err.decode()

    return run


def test_the_template(run) -> None:
    code, out, err = run("--take", "1 3 4", "--to", 8)
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        "rule       1 3 4 (take 1, 3 or 4)",
        "values     0 1 0 1 2 3 2 0 1",
        "preperiod  0",
        "period     7",
        "formula    g(x + 7) = g(x) for all x",
        "proof      g(x + 7) = g(x) holds for x = 0 to 3, as many places in a row as the largest take, 4: "
        "so it holds for ever",
    ]


def test_kayles(run) -> None:
    code, out, _ = run("--octal", "0.77")
    assert code == 0
    rows = dict(line.split(maxsplit=1) for line in out.splitlines())
    assert rows["values"].startswith("0 1 2 3 1 4 3 2 1 4 2 6 ")
    assert len(rows["values"].split()) == 41
    assert (rows["preperiod"], rows["period"]) == ("71", "12")
    assert "Guy and Smith" in rows["proof"]


@pytest.mark.parametrize(
    ("arguments", "values", "preperiod", "period"),
    [
        (("--take", "1 3 4", "--to", 8), [0, 1, 0, 1, 2, 3, 2, 0, 1], 0, 7),
        (("--take", "1..3", "--to", 5), [0, 1, 2, 3, 0, 1], 0, 4),
        (("--take", "all", "--to", 4), [0, 1, 2, 3, 4], None, None),
        (("--take", "fibonacci", "--to", 5), [0, 1, 2, 3, 0, 1], None, None),
        (("--take", "grundy's game", "--to", 5), [0, 0, 0, 1, 0, 2], None, None),
        (("--octal", "0.77", "--to", 4), [0, 1, 2, 3, 1], 71, 12),
        (("--octal", "0.137", "--to", 0), [0], 52, 34),
        (("--octal", "0.6", "--to", 3), [0, 0, 1, 2], None, None),
        (("--octal", "0.33", "--to", 3), [0, 1, 2, 0], 0, 3),
    ],
)
def test_json(run, arguments: tuple[object, ...], values: list[int], preperiod: int | None, period: int | None) -> None:
    code, out, err = run(*arguments, "--json")
    assert (code, err) == (0, "")
    assert out.endswith("}\n")
    content = json.loads(out)
    assert (content["values"], content["preperiod"], content["period"]) == (values, preperiod, period)
    assert (content["proof"] is None) == (period is None)


def test_where_nothing_is_proved_it_says_so(run) -> None:
    _, out, _ = run("--take", "primes")
    assert "period     none proved" in out
    assert "reason     a set without end has no criterion for a period" in out
    assert "proof" not in out.replace("none proved", "")


def test_a_deep_period_is_looked_for(run) -> None:
    _, out, _ = run("--octal", "0.165", "--to", 3, "--json")
    assert json.loads(out)["period"] == 1550


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "one of the arguments --take --octal is required"),
        (("--take", "1", "--octal", "0.7"), "not allowed with"),
        (("--take", "1 x"), "--take '1 x': column 3: this is no number to take (expected"),
        (("--octal", "0.8"), "--octal '0.8': column 3: the digits of an octal code are 0 to 7"),
        (("--octal", "1 3"), "--octal '1 3': not an octal code such as 0.77"),
        (("--octal", "grundy"), "not an octal code"),
        (("--take", "1", "--to", "-1"), "not the size of a heap: '-1'"),
        (("--take", "1", "--to", "x"), "not the size of a heap: 'x'"),
        (("--take", "1", "--to", "²"), "not the size of a heap"),
        (("--take", "primes", "--to", 100_001), "would need all 100,001 values below it"),
        (("--take", "all", "--to", 10**9), "is longer than"),
    ],
)
def test_wrong_use(run, arguments: tuple[object, ...], message: str) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert message in err


def test_into_a_file(run, tmp_path: Path) -> None:
    file = tmp_path / "kayles.txt"
    code, out, _ = run("--octal", "0.77", "-o", file)
    assert (code, out) == (0, "")
    assert file.read_text().startswith("rule       0.77 (Kayles")


def test_help_has_examples() -> None:
    text = table.parser().format_help()
    assert 'grundy table --take "1 3 4"' in text
    assert "--json" in text
