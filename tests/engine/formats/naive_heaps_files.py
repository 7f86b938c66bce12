"""Valid files of heaps and plain readers of them, to compare with."""

from hypothesis import strategies as st

from engine.games.heaps_record import HeapsRecord

Case = tuple[list[int], list[list[int]]]


def read_1536(text: str) -> list[Case]:
    """[(subtraction set, rows of heaps)] of a valid file; IndexError if it ends too early."""
    tokens = [int(word) for word in text.split()]
    cases: list[Case] = []
    while True:
        count = tokens.pop(0)
        if count == 0:
            return cases
        takes = [tokens.pop(0) for _ in range(count)]
        cases.append((takes, [[tokens.pop(0) for _ in range(tokens.pop(0))] for _ in range(tokens.pop(0))]))


def read_1848(text: str) -> list[list[int]]:
    """The rows of a valid file; IndexError if it ends too early."""
    tokens = [int(word) for word in text.split()]
    rows: list[list[int]] = []
    while True:
        row = [tokens.pop(0) for _ in range(3)]
        if not any(row):
            return rows
        rows.append(row)


def plain(records: tuple[HeapsRecord, ...]) -> list[Case]:
    """Records of plain lists of numbers in the shape of `read_1536`."""
    return [(list(r.rule.parts), [list(q.heaps) for q in r.queries]) for r in records]  # type: ignore[union-attr,arg-type]


@st.composite
def cases_1536(draw: st.DrawFn) -> str:
    takes = draw(st.lists(st.integers(1, 12) | st.integers(1, 10_000), min_size=1, max_size=6))
    heaps = st.lists(st.integers(0, 12) | st.integers(0, 10_000), min_size=1, max_size=5)
    rows = draw(st.lists(heaps, min_size=1, max_size=4))
    lines = [[len(takes), *takes], [len(rows)], *([len(row), *row] for row in rows)]
    return "\n".join(" ".join(map(str, line)) for line in lines)


def files_1536() -> st.SearchStrategy[str]:
    return st.lists(cases_1536(), min_size=1, max_size=4).map(lambda cases: "\n".join([*cases, "0"]))


def files_1848() -> st.SearchStrategy[str]:
    rows = st.tuples(*[st.integers(1, 1000)] * 3).map(lambda row: " ".join(map(str, row)))
    return st.lists(rows, min_size=1, max_size=8).map(lambda lines: "\n".join([*lines, "0 0 0"]))
