"""Judge files read and made in the plainest way, apart from the engine: what its readers are tested against."""

from itertools import groupby
from typing import Any

from hypothesis import strategies as st


def merge(moves: list[tuple[int, int]]) -> list[tuple[int, int, int]]:
    """The moves in the order of their first, each with its count."""
    return [(a, b, moves.count((a, b))) for a, b in dict.fromkeys(moves)]


def runs(stones: list[int]) -> tuple[tuple[int, int], ...]:
    return tuple((p, len(list(same))) for p, same in groupby(stones))


def read_1524(text: str) -> list[Any]:
    """The cases of a valid file as (n, merged moves, queries as runs)."""
    tokens = [int(t) for t in text.split()]
    cases = []
    while tokens:
        n = tokens.pop(0)
        if n == 0:
            break
        moves, queries = [], []
        for source in range(n):
            moves += [(source, tokens.pop(0)) for _ in range(tokens.pop(0))]
        while stones := tokens.pop(0):
            queries.append(runs([tokens.pop(0) for _ in range(stones)]))
        cases.append((n, merge(moves), queries))
    return cases


def read_11927(text: str) -> list[Any]:
    tokens = [int(t) for t in text.split()]
    cases = []
    while True:
        n, m = tokens.pop(0), tokens.pop(0)
        if n == m == 0:
            return cases
        moves = [(tokens.pop(0), tokens.pop(0)) for _ in range(m)]
        stones = [tokens.pop(0) for _ in range(n)]
        cases.append((n, merge(moves), [tuple((v, s) for v, s in enumerate(stones) if s)]))


def plain(records: Any) -> list[Any]:
    """Records of the engine in the form of the functions above."""
    return [
        (
            r.n,
            list(zip(r.sources.tolist(), r.targets.tolist(), r.counts.tolist(), strict=True)),
            [q.stones for q in r.queries],
        )
        for r in records
    ]


@st.composite
def graphs(draw: st.DrawFn) -> tuple[int, list[tuple[int, int]]]:
    """n and moves without a cycle, some of them repeated, equal ones anywhere."""
    n = draw(st.integers(1, 7))
    order = draw(st.permutations(range(n)))
    pairs = [(order[i], order[j]) for i in range(n) for j in range(i + 1, n)]
    return n, draw(st.lists(st.sampled_from(pairs), max_size=12)) if pairs else []


@st.composite
def cases_1524(draw: st.DrawFn) -> str:
    """A valid case, as one line of tokens."""
    n, moves = draw(graphs())
    words: list[int] = [n]
    for source in range(n):
        own = [b for a, b in moves if a == source]
        words += [len(own), *own]
    for stones in draw(st.lists(st.lists(st.integers(0, n - 1), min_size=1, max_size=5), max_size=4)):
        words += [len(stones), *stones]
    return " ".join(map(str, [*words, 0]))


@st.composite
def cases_11927(draw: st.DrawFn) -> str:
    n, moves = draw(graphs())
    stones = draw(st.lists(st.integers(0, 5) | st.integers(0, 10**17), min_size=n, max_size=n))
    return " ".join(map(str, [n, len(moves), *(v for move in moves for v in move), *stones]))


def files_1524() -> st.SearchStrategy[str]:
    return st.lists(cases_1524(), min_size=1, max_size=4).map("\n".join)


def files_11927() -> st.SearchStrategy[str]:
    return st.lists(cases_11927(), max_size=4).map(lambda cases: "\n".join([*cases, "0 0"]))


@st.composite
def spread(draw: st.DrawFn, files: st.SearchStrategy[str]) -> tuple[str, str]:
    """A file, and the same tokens with other white space between them."""
    text = draw(files)
    words = text.split()
    gap = st.sampled_from([" ", "\n", "\r\n", "\r", "\t", "\x0b", "\x0c", "  \n\n", " \r\n\t"])
    gaps = draw(st.lists(gap, min_size=len(words), max_size=len(words)))
    first = draw(st.sampled_from(["", "\ufeff", "\n", " ", "\ufeff\r\n"]))
    body = first + "".join(word + space for word, space in zip(words, gaps, strict=True))
    return text, body if draw(st.booleans()) else body.rstrip()
