"""How a document is looked at, made to fit the document."""

from collections.abc import Sequence

from engine.games.kinds import Record
from engine.project_file.schema import FARTHEST, View, WindowView


def fitting(view: View, records: Sequence[Record]) -> View:
    """The view without what does not fit these cases: it is not worth a file that cannot be opened."""
    case = view.case if view.case is not None and 0 <= view.case < len(records) else None
    queries = 0 if case is None else len(records[case].queries)
    query = view.query if view.query is not None and 0 <= view.query < queries else None
    return View(case, query, tuple(window for window in view.windows if _is_sound(window)))


def _is_sound(window: WindowView) -> bool:
    return 0 < window.zoom <= 1e6 and all(abs(value) <= FARTHEST for value in window.centre)
