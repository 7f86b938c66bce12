"""Wrong solutions as functions (see `wrong_programs`), and small programs with a planted mistake."""

from collections.abc import Callable
from typing import Any

from wrong_programs import (
    board,
    board_file,
    folded,
    graph,
    graph_file,
    heaps,
    heaps_file,
    labelled,
    printed,
    row_value,
    smallest_missing,
    together,
)

from engine.formats.registry import format_named
from engine.verify import verify

GRAPHS = {
    "one more than the largest": graph(label=lambda out: labelled(out, lambda v: max(v, default=-1) + 1)),
    "win or lose": graph(label=lambda out: labelled(out, lambda v: int(0 in v))),
    "number of values": graph(label=lambda out: labelled(out, lambda v: len(set(v)))),
    "at most two": graph(label=lambda out: labelled(out, lambda v: min(smallest_missing(v), 2))),
    "any": graph(join=lambda labels, stones: any(labels[v] for v in stones)),
    "sum": graph(join=lambda labels, stones: sum(labels[v] for v in stones) % 2),
    "stones once": graph(join=lambda labels, stones: together([labels[v] for v in set(stones)])),
    "first stone": graph(join=lambda labels, stones: labels[stones[0]] if stones else 0),
}
HEAPS = {
    "one more than the largest": heaps(table=folded(lambda v: max(v, default=-1) + 1)),
    "win or lose": heaps(table=folded(lambda v: int(0 in v))),
    "at most two": heaps(table=folded(lambda v: min(smallest_missing(v), 2))),
    "any": heaps(join=lambda values, row: any(values[h] for h in row)),
    "sum": heaps(join=lambda values, row: sum(values[h] for h in row) % 2),
    "first heap": heaps(join=lambda values, row: values[row[0]]),
    "sizes once": heaps(join=lambda values, row: together([values[h] for h in set(row)])),
}
BOARDS = {
    "sum": board(join=lambda values: sum(values) % 2),
    "any": board(join=any),
    "first row": board(join=lambda values: values[0] if values else 0),
    "number of chesses": board(value=lambda row: len(row) % 2),
    "win or lose": board(value=lambda row: int(row_value(row) > 0)),
}
PROGRAMS = {"hdu1524": GRAPHS, "uva11927": GRAPHS, "hdu5724": BOARDS, "hdu1536": HEAPS, "hdu1848": HEAPS}
ALL = [(form, mistake) for form, programs in PROGRAMS.items() for mistake in programs]


def records_of(form: str, seed: int) -> tuple[Any, ...]:
    """The cases of a file of many random games."""
    text = {
        "hdu5724": lambda: board_file(seed, cases=60),
        "hdu1536": lambda: heaps_file(form, seed),
        "hdu1848": lambda: heaps_file(form, seed),
    }.get(form, lambda: graph_file(form, seed, cases=15))()
    reading = format_named(form).read(text)
    assert reading.ok
    return reading.records


def failing(form: str, mistake: str) -> Callable[[Any], bool]:
    """Whether the program with that mistake answers records wrongly."""
    judge, program = format_named(form), PROGRAMS[form][mistake]

    def fails(records: Any) -> bool:
        return not verify(judge, records, printed(form, program(form, judge.render(records)))).ok

    return fails


# Programs for hdu1848, which is quickest to read: `ROWS` is where each starts.
ROWS = """
import sys
numbers = list(map(int, sys.stdin.read().split()))
rows = [numbers[i:i + 3] for i in range(0, len(numbers) - 3, 3)]
takes = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987]
g = []
for h in range(1001):
    seen = {g[h - t] for t in takes if t <= h}
    v = 0
    while v in seen:
        v += 1
    g.append(v)
def first(row):
    return g[row[0]] ^ g[row[1]] ^ g[row[2]] != 0
"""
ANSWER = "\nfor row in rows: print('Fibo' if first(row) else 'Nacci')"
RIGHT = ROWS + ANSWER
ADDS = f"{ROWS}\nfor row in rows: print('Fibo' if sum(g[h] for h in row) else 'Nacci')"
CRASHES = f"{ROWS}\nfor row in rows: print('Fibo' if first(row) else 'Nacci'); assert 5 not in row, 'five'"
HANGS = f"{ROWS}\nwhile any(7 in row for row in rows): pass\n{ANSWER}"
SHOUTS = f"{ROWS}\nwhile any(row[0] == row[1] for row in rows): print('x' * 5000)\n{ANSWER}"
FLAKY = f"""{ROWS}
import os
try:
    os.mkdir(sys.argv[1])
    print('Fibo ' * len(rows) + 'Fibo')
except OSError:
    for row in rows: print('Fibo' if first(row) else 'Nacci')
"""
