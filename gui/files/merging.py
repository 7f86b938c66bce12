"""The cases of another document put into this one."""

from engine.document import Case, Change, Document, InsertCase, RemoveCase, SetFormat, Several
from engine.formats.registry import formats
from engine.games.graph_record import GraphRecord
from gui.files.kinds import kind_of_format


def import_change(document: Document, imported: Document, *, adopt: bool = False) -> tuple[Several, int]:
    """The change that adds the cases of `imported`, one at least, at the end, and the key of the first of them.

    An untouched empty case, which a new document begins with, makes room for them. The format of what is imported
    becomes the document's where no case can be shown in that one any more, or if it is to be adopted anyhow.
    """
    cases = [_under_new_key(document, case) for case in imported.cases]
    changes: list[Change] = []
    stays = {case.kind.name for case in document.cases}
    start = len(document.cases)
    if start == 1 and _is_blank(document.cases[0]):
        # Kept until the others are there: a view never meets a document without cases.
        changes = [InsertCase(1 + i, case) for i, case in enumerate(cases)]
        changes.append(RemoveCase(0, document.cases[0]))
        stays = set()
    else:
        changes = [InsertCase(start + i, case) for i, case in enumerate(cases)]
    kinds = stays | {case.kind.name for case in cases}
    adopt = adopt or kind_of_format(formats(), document.format_name) not in kinds
    if imported.format_name and adopt:
        changes.append(SetFormat(document.format_name, imported.format_name))
    return Several(tuple(changes)), cases[0].key


def _under_new_key(document: Document, case: Case) -> Case:
    return Case(document.new_key(), case.game if case.loaded else case.record, case.name)


def _is_blank(case: Case) -> bool:
    record = case.record
    if isinstance(record, GraphRecord):
        return not record.name and record.n == 0 and not any(query.name for query in record.queries)
    return record == case.kind.empty()
