"""Findings about one case among several, said so that the number of the case can be left out again."""

from engine.said import Said, say


def in_case(case: int, what: str) -> Said:
    """`what` is wrong in a case, which is counted from 1."""
    return say("case {case}: {what}", case=case, what=what)


def in_query(query: int, case: int, what: str) -> Said:
    """`what` is wrong with a query, both counted from 1; it goes on from there: ``has no stones``."""
    return say("query {query} of case {case} {what}", query=query, case=case, what=what)


def about_query(query: int, case: int, what: str) -> Said:
    """`what` is wrong in a query, both counted from 1."""
    return say("query {query} of case {case}: {what}", query=query, case=case, what=what)


def without_case(message: str, case: int = 1) -> str:
    """`message` without the number of that case, for whoever shows one case alone; others stay as they are."""
    if not isinstance(message, Said):
        return message.removeprefix(f"case {case}: ").replace(f" of case {case}", "", 1)
    values = message.values
    if values.get("case") != case or "what" not in values:
        return message
    what: str = values["what"]
    if "query" not in values:
        return what
    separate = message.template.endswith(": {what}")
    query = values["query"]
    return (
        say("query {query}: {what}", query=query, what=what)
        if separate
        else say("query {query} {what}", query=query, what=what)
    )
