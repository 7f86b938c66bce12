"""HDU 5724 files read and made in the plainest way, apart from the engine: what its reader is tested against."""

from hypothesis import strategies as st

Rows = list[list[int]]


def read_5724(text: str) -> list[Rows]:
    """The cases of a valid file, each row as its columns in the order of the file."""
    tokens = [int(t) for t in text.split()]
    return [[[tokens.pop(0) for _ in range(tokens.pop(0))] for _ in range(tokens.pop(0))] for _ in range(tokens.pop(0))]


def write_5724(cases: list[Rows]) -> str:
    words = [len(cases)]
    for rows in cases:
        words.append(len(rows))
        for row in rows:
            words += [len(row), *row]
    return " ".join(map(str, words))


def cases_5724() -> st.SearchStrategy[list[Rows]]:
    row = st.lists(st.integers(1, 20), unique=True, max_size=20)
    return st.lists(st.lists(row, min_size=1, max_size=5), min_size=1, max_size=4)


def files_5724() -> st.SearchStrategy[str]:
    return cases_5724().map(write_5724)
