"""Mistakes in what is kept and what is cleared: from case to case, and inside the recursion."""

from collections.abc import Iterator, Sequence

from engine.mistakes.graph_view import GraphView, answers, look, postorder, standing
from engine.mistakes.mistake import Case, CrashError, Mistake, Rule, each
from engine.said import say
from engine.sg import mex


def _kept_where_asked(cases: Sequence[GraphView]) -> Iterator[Case]:
    return _kept(cases, asked=True)


def _kept_everywhere(cases: Sequence[GraphView]) -> Iterator[Case]:
    return _kept(cases, asked=False)


def _kept(cases: Sequence[GraphView], *, asked: bool) -> Iterator[Case]:
    """A position that has a label keeps it; `asked`: labels are made only for what the stones can reach."""
    labels: dict[int, int] = {}
    done: set[int] = set()
    for view in cases:
        starts = standing(view) if asked else range(view.n)
        for position in postorder(view.followers, starts, done):
            labels[position] = mex([labels[t] for t in view.followers[position]])
        yield answers(view, [labels.get(p, 0) for p in range(view.n)])


def _moves_kept(cases: Sequence[GraphView]) -> Iterator[Case]:
    followers: list[list[int]] = []
    for view in cases:
        followers += [[] for _ in range(view.n - len(followers))]
        for own, more in zip(followers, view.followers, strict=False):
            own += more
        labels: dict[int, int] = {}
        for position in postorder(followers, standing(view), set()):
            labels[position] = mex([labels[t] for t in followers[position]])
        yield answers(view, [labels.get(p, 0) for p in range(view.n)])


def _shared_marks(view: GraphView) -> Case:
    """One set of marks, cleared on entering a position: what a deeper call marks or clears is seen by its caller."""
    labels: dict[int, int] = {}
    marks: set[int] = set()
    for start in standing(view):
        if start not in labels:
            _search(view.followers, start, labels, marks)
    return answers(view, [labels.get(p, 0) for p in range(view.n)])


def _search(followers: Sequence[Sequence[int]], start: int, labels: dict[int, int], marks: set[int]) -> None:
    marks.clear()
    path = [(start, iter(followers[start]))]
    while path:
        position, rest = path[-1]
        for follower in rest:
            if follower not in labels:
                break
            marks.add(labels[follower])
        else:
            labels[position] = mex(marks)
            path.pop()
            if path:
                marks.add(labels[position])
            continue
        if len(path) > len(followers):
            raise CrashError("the search never ends")
        marks.clear()
        path.append((follower, iter(followers[follower])))


def _marks_never_cleared(cases: Sequence[GraphView]) -> Iterator[Case]:
    marks: set[int] = set()
    for view in cases:
        labels: dict[int, int] = {}
        for position in postorder(view.followers, standing(view), set()):
            marks.update(labels[t] for t in view.followers[position])
            labels[position] = mex(marks)
        yield answers(view, [labels.get(p, 0) for p in range(view.n)])


def _first_graph_kept(cases: Sequence[GraphView]) -> Iterator[Case]:
    first = cases[0].labels if cases else []
    for view in cases:
        yield answers(view, [first[p] if p < len(first) else 0 for p in range(view.n)])


def _mistake(key: str, name: str, description: str, rule: Rule, *, across: bool = True) -> Mistake:
    return Mistake(key, name, description, look, rule, ("graph",), across=across)


MISTAKES = (
    _mistake(
        "labels-kept",
        say("labels not cleared between cases"),
        say("A position that got its label in an earlier case keeps it; labels are made where the stones lead."),
        _kept_where_asked,
    ),
    _mistake(
        "labels-kept-everywhere",
        say("labels of all positions not cleared between cases"),
        say("A position that got its label in an earlier case keeps it; labels are made for all positions of a case."),
        _kept_everywhere,
    ),
    _mistake(
        "first-graph-kept",
        say("the labels of the first case are used for all"),
        say("The labels are made once; positions that the first case does not have count as 0."),
        _first_graph_kept,
    ),
    _mistake(
        "moves-kept",
        say("the moves of the cases before are not cleared"),
        say("The lists of moves grow from case to case."),
        _moves_kept,
    ),
    _mistake(
        "marks-shared",
        say("the marks for the mex are shared in the recursion"),
        say("One global array of marks is cleared and filled by deeper calls while the caller still needs it."),
        each(_shared_marks),
        across=False,
    ),
    _mistake(
        "marks-never-cleared",
        say("the marks for the mex are never cleared"),
        say("Values that earlier positions marked still count as present."),
        _marks_never_cleared,
    ),
)
