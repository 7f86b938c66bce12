"""Random tests as problem setters write them in an afternoon: what the packages are measured against."""

import random
from collections.abc import Callable, Iterator

from tests.wrong_solutions.judge import right_answers

Line = list[int]
_ENDS = {"hdu1524": "", "uva11927": "0 0\n", "hdu1536": "0\n", "hdu1848": "0 0 0\n", "hdu5724": ""}


def random_files(form: str, sizes: list[int], seed: int = 1) -> Iterator[tuple[str, str, str]]:
    """For each size in bytes a file (name, text, answers) of about that size."""
    for number, size in enumerate(sizes):
        text = random_text(form, size, random.Random(f"{seed}/{form}/{number}"))
        yield f"random-{number:02}", text, right_answers(form, text)


def random_text(form: str, size: int, rng: random.Random) -> str:
    """Random cases until there are `size` bytes, at least one."""
    cases: list[str] = []
    left = size
    while not cases or left > 0:
        case = _CASES[form](rng, max(left, 40))
        cases.append("".join(" ".join(map(str, line)) + "\n" for line in case))
        left -= len(cases[-1])
        if form == "hdu5724" and len(cases) == 100:
            break
    head = f"{len(cases)}\n" if form == "hdu5724" else ""
    return head + "".join(cases) + _ENDS[form]


def _graph(rng: random.Random, room: int) -> tuple[int, list[tuple[int, int]]]:
    """A number of positions, and random moves, each from a smaller to a larger number."""
    n = rng.randint(2, max(2, min(1000, room // 20)))
    most = min(n * (n - 1) // 2, max(n, room // 8), 10000)
    moves = {tuple(sorted(rng.sample(range(n), 2))) for _ in range(rng.randint(1, most))}
    return n, sorted(moves)


def _positions(rng: random.Random, room: int) -> Iterator[Line]:
    n, moves = _graph(rng, room)
    out: list[Line] = [[] for _ in range(n)]
    for a, b in moves:
        out[a].append(b)
    yield [n]
    yield from ([len(row), *row] for row in out)
    for _ in range(10):
        stones = rng.choices(range(n), k=rng.randint(1, 10))
        yield [len(stones), *stones]
    yield [0]


def _nodes(rng: random.Random, room: int) -> Iterator[Line]:
    n, moves = _graph(rng, room)
    yield [n, len(moves)]
    yield from map(list, moves)
    yield from ([rng.randint(0, 1000)] for _ in range(n))


def _rows(rng: random.Random, room: int) -> Iterator[Line]:
    rows = rng.randint(1, max(1, min(1000, room // 30)))
    yield [rows]
    for _ in range(rows):
        row = rng.sample(range(1, 21), rng.randint(0, 20))
        yield [len(row), *row]


def _set_and_heaps(rng: random.Random, room: int) -> Iterator[Line]:
    k = rng.randint(1, max(1, min(100, room // 20)))
    yield [k, *(rng.randint(1, 10000) for _ in range(k))]
    queries = rng.randint(1, max(1, min(100, room // 50)))
    yield [queries]
    for _ in range(queries):
        heaps = [rng.randint(0, 10000) for _ in range(rng.randint(1, max(1, min(100, room // 50))))]
        yield [len(heaps), *heaps]


def _three_heaps(rng: random.Random, _: int) -> Iterator[Line]:
    yield [rng.randint(1, 1000) for _ in range(3)]


_CASES: dict[str, Callable[[random.Random, int], Iterator[Line]]] = {
    "hdu1524": _positions,
    "uva11927": _nodes,
    "hdu5724": _rows,
    "hdu1536": _set_and_heaps,
    "hdu1848": _three_heaps,
}
