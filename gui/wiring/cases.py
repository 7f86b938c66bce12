"""The Case and Query menus."""

from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gui.main_window import MainWindow


def connect_cases(window: "MainWindow") -> None:
    """Cases and queries."""
    cases = window.cases
    window.actions_by_name.bind(
        {
            "case-add": cases.add_case,
            "case-add-graph": partial(cases.add_case, "graph"),
            "case-add-board": partial(cases.add_case, "board"),
            "case-add-heaps": partial(cases.add_case, "heaps"),
            "case-duplicate": cases.duplicate_case,
            "case-rename": cases.rename_case,
            "case-up": partial(cases.move_case, -1),
            "case-down": partial(cases.move_case, 1),
            "case-remove": cases.remove_case,
            "case-next": cases.next_case,
            "case-previous": cases.previous_case,
            "query-add": cases.add_query,
            "query-duplicate": cases.duplicate_query,
            "query-rename": cases.rename_query,
            "query-up": partial(cases.move_query, -1),
            "query-down": partial(cases.move_query, 1),
            "query-remove": cases.remove_query,
            "query-next": cases.next_query,
            "query-previous": cases.previous_query,
        }
    )
