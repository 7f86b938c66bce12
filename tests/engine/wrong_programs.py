"""Programs as contestants write them, right but for one mistake, apart from the engine: they read tokens and print.

A program is a function from the text of a judge's file to a list of cases, each a list of wins; the words are put in
by `printed`. The hooks of `graph`, `heaps` and `board` are what a mistake changes.
"""

import random
from collections.abc import Callable, Iterator
from functools import cache, reduce
from itertools import count
from operator import xor

Wins = list[list[bool]]
WORDS = {
    "hdu1524": ("WIN", "LOSE"),
    "uva11927": ("First", "Second"),
    "hdu5724": ("YES", "NO"),
    "hdu1536": ("W", "L"),
    "hdu1848": ("Fibo", "Nacci"),
}


def printed(form: str, wins: Wins) -> str:
    yes, no = WORDS[form]
    gap = "" if form == "hdu1536" else "\n"
    return "\n".join(gap.join(yes if w else no for w in case) for case in wins)


def smallest_missing(values: list[int]) -> int:
    return next(v for v in count() if v not in values)


def together(values: list[int]) -> int:
    return reduce(xor, values, 0)


def numbers(text: str) -> Iterator[int]:
    return map(int, text.split())


# Graphs


def cases_of_graphs(form: str, text: str) -> Iterator[tuple[list[list[int]], list[list[int]]]]:
    """(followers, queries as lists of positions) of each case."""
    read = numbers(text)
    for n in read:
        out: list[list[int]] = [[] for _ in range(n)]
        if form == "uva11927":
            m = next(read)
            if n == m == 0:
                return
            for _ in range(m):
                a = next(read)
                out[a].append(next(read))
            yield out, [[v for v in range(n) for _ in range(next(read))]]
            continue
        for own in out:
            own += [next(read) for _ in range(next(read))]
        queries = []
        while stones := next(read):
            queries.append([next(read) for _ in range(stones)])
        yield out, queries


def labelled(out: list[list[int]], fold: Callable[[list[int]], int] = smallest_missing) -> list[int]:
    @cache
    def label(v: int) -> int:
        return fold([label(w) for w in out[v]])

    return [label(v) for v in range(len(out))]


Join = Callable[[list[int], list[int]], object]


def usual_join(labels: list[int], stones: list[int]) -> int:
    return together([labels[v] for v in stones])


def graph(
    label: Callable[[list[list[int]]], list[int]] = labelled, join: Join = usual_join
) -> Callable[[str, str], Wins]:
    def run(form: str, text: str) -> Wins:
        found = []
        for out, queries in cases_of_graphs(form, text):
            labels = label(out)
            found.append([bool(join(labels, stones)) for stones in queries])
        return found

    return run


def graph_file(form: str, seed: int, *, falling: bool = False, few: bool = False, cases: int = 40) -> str:
    """Random games; `falling`: moves go to smaller numbers only; `few`: one query of one or two stones a case."""
    rng = random.Random(seed)
    lines = []
    for _ in range(cases):
        n = rng.randint(5, 12)
        name = list(range(n)) if falling else rng.sample(range(n), n)
        pairs = [(name[i], name[j]) for i in range(n) for j in range(i) if rng.random() < 0.4]
        rng.shuffle(pairs)
        if form == "uva11927":
            stones = [rng.choice([0, 0, 1, 1, 2, 3]) for _ in range(n)]
            if few:
                stones = [int(v in (n // 2, rng.randrange(n))) for v in range(n)]
            lines += [f"{n} {len(pairs)}", *(f"{a} {b}" for a, b in pairs), *map(str, stones), ""]
            continue
        lines.append(str(n))
        for v in range(n):
            own = [b for a, b in pairs if a == v]
            lines.append(" ".join(map(str, [len(own), *own])))
        for _ in range(1 if few else rng.randint(2, 6)):
            stones = rng.choices(range(n), k=rng.randint(1, 2 if few else 6))
            lines.append(" ".join(map(str, [len(stones), *stones])))
        lines.append("0")
    return "\n".join([*lines, "0 0\n"] if form == "uva11927" else [*lines, ""])


# Heaps


def cases_of_heaps(form: str, text: str) -> Iterator[tuple[list[int], list[list[int]]]]:
    """(subtraction set as given, rows of heaps) of each case."""
    read = numbers(text)
    if form == "hdu1848":
        rows = []
        while any(row := [next(read), next(read), next(read)]):
            rows.append(row)
        yield [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987], rows
        return
    while k := next(read):
        takes = [next(read) for _ in range(k)]
        yield takes, [[next(read) for _ in range(next(read))] for _ in range(next(read))]


def tabled(takes: list[int], largest: int) -> list[int]:
    table: list[int] = []
    for h in range(largest + 1):
        seen = {table[h - s] for s in takes if s <= h}
        value = 0
        while value in seen:
            value += 1
        table.append(value)
    return table


def folded(fold: Callable[[list[int]], int]) -> Callable[[list[int], int], list[int]]:
    def table(takes: list[int], largest: int) -> list[int]:
        values: list[int] = []
        for h in range(largest + 1):
            values.append(fold([values[h - s] for s in takes if s <= h]))
        return values

    return table


def heaps(
    table: Callable[[list[int], int], list[int]] = tabled,
    join: Callable[[list[int], list[int]], object] = lambda values, row: together([values[h] for h in row]),
    room: Callable[[list[int]], int] = max,
) -> Callable[[str, str], Wins]:
    """`room` says how far the table has to go for a row."""

    def run(form: str, text: str) -> Wins:
        found = []
        for takes, rows in cases_of_heaps(form, text):
            values = table(takes, max(map(room, rows)))
            found.append([bool(join(values, row)) for row in rows])
        return found

    return run


def heaps_file(form: str, seed: int, *, large: bool = False, growing: bool = False, cases: int = 30) -> str:
    """`growing`: the first cases have small heaps only."""
    rng = random.Random(seed)
    if form == "hdu1848":
        rows = [[rng.choice([rng.randint(1, 1000), rng.randint(980, 1000)]) for _ in range(3)] for _ in range(300)]
        for row in rows[::5]:
            row[1] = row[0]
        return "".join("{} {} {}\n".format(*row) for row in rows) + "0 0 0\n"
    lines = []
    for case in range(6 if large else cases):
        takes = rng.choices(range(1, 13), k=rng.randint(2, 6))
        lines.append([len(takes), *takes])
        rows = [
            _row(rng, large, 4 + case if growing else 31)
            for _ in range(rng.randint(8, 12) if large else rng.randint(3, 6))
        ]
        lines += [[len(rows)], *([len(row), *row] for row in rows)]
    return "".join(" ".join(map(str, line)) + "\n" for line in [*lines, [0]])


def _row(rng: random.Random, large: bool, end: int) -> list[int]:
    sizes = [50, 101, 500, 1000, 1000, 3000, 7000, 10000, 10000] if large else list(range(end))
    row = rng.choices(sizes, k=rng.randint(1, 5))
    return [*row, row[0]] if rng.random() < 0.2 else row


# Boards


def cases_of_boards(text: str) -> Iterator[list[list[int]]]:
    read = numbers(text)
    for _ in range(next(read)):
        yield [[next(read) for _ in range(next(read))] for _ in range(next(read))]


@cache
def row_value(row: frozenset[int], width: int = 20) -> int:
    """By the definition: each chess jumps to the nearest empty block on its right."""
    after = []
    for c in row:
        free = [d for d in range(c + 1, width + 1) if d not in row]
        if free:
            after.append(row_value((row - {c}) | {free[0]}, width))
    return smallest_missing(after)


def board(
    value: Callable[[frozenset[int]], int] = row_value,
    join: Callable[[list[int]], object] = together,
) -> Callable[[str, str], Wins]:
    def run(form: str, text: str) -> Wins:
        del form
        return [[bool(join([value(frozenset(row)) for row in rows]))] for rows in cases_of_boards(text)]

    return run


def board_file(seed: int, *, narrow: bool = False, cases: int = 90) -> str:
    """Rows of at most four chesses; `narrow`: of any number, but in the last six columns only."""
    rng = random.Random(seed)
    lines: list[list[int]] = [[cases]]
    for _ in range(cases):
        rows = []
        for _ in range(rng.randint(1, 4)):
            columns = range(15, 21) if narrow else range(1, 21) if rng.random() < 0.5 else range(13, 21)
            rows.append(rng.sample(columns, rng.randint(0, 4)))
        if rng.random() < 0.3:
            rows.append(rows[0])
        lines += [[len(rows)], *([len(row), *row] for row in rows)]
    return "".join(" ".join(map(str, line)) + "\n" for line in lines)
