"""Rows of the tree of cases on their way to another place by drag and drop."""

from PySide6.QtCore import QMimeData

MIME = "application/x-grundy-case-row"


def packed(case_key: int, row: int, query: bool) -> QMimeData:
    """A case or a query of it, at `row` of its list."""
    data = QMimeData()
    data.setData(MIME, f"{case_key} {row} {int(query)}".encode())
    return data


def unpacked(data: QMimeData) -> tuple[int, int, bool] | None:
    """What `packed` put in; None if it is something else."""
    parts = bytes(data.data(MIME).data()).split()
    if len(parts) != 3:
        return None
    return int(parts[0]), int(parts[1]), parts[2] == b"1"


def place_after(before: int, gap: int) -> int:
    """The index that the item at `before` has once it is dropped into the gap ahead of `gap`."""
    return gap if gap <= before else gap - 1
