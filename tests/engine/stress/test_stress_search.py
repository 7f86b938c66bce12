"""Searches with real programs: what is found, what is kept when a search is ended, what is left running."""

import secrets
import sys
import threading
import time
from dataclasses import replace

import pytest
from hostile import HANG, alive, command
from planted import ADDS, CRASHES, FLAKY, HANGS, RIGHT, SHOUTS

from engine.formats.registry import built_in, format_named
from engine.stress import Budget, ClusterError, Kind, Limits, Options, Search, StartError, judge, run_program, stress
from engine.stress.guess import guessed_formats
from engine.stress.words import dependence, errors_of, headline, history

FORM = format_named("hdu1848")
FAST = Options(tries=60, seconds=60, jobs=2, limits=Limits(timeout=20))


class StopError(Exception):
    """What a window raises to cancel."""


def heaps_of(found):
    return [query.heaps for record in found.records for query in record.queries]


def test_a_right_program_is_found_right():
    search = Search(FORM, command(RIGHT), Options(tries=5, jobs=2))
    assert search.run() is None
    assert (search.found, search.tried) == (None, 5)


def test_a_wrong_answer_is_found_shrunk_and_named():
    seen = []
    found = stress(FORM, command(ADDS), FAST, seen.append)
    assert found is not None
    assert (found.verdict.kind, found.repeats, found.is_minimal) == (Kind.WRONG, True, True)
    assert len(heaps_of(found)) == 1
    assert max(heaps_of(found)[0]) <= 5
    (answer,) = found.verdict.report.answers
    assert found.expected == f"{answer.expected}\n"
    assert answer.found != answer.expected
    assert any("added" in diagnosis.mistake.name for diagnosis in found.diagnoses)
    assert "wrong answer: 1 wrong of 1, on input" in headline(found)
    assert "shrunk from" in history(found)
    phases = list(dict.fromkeys(progress.phase for progress in seen))
    assert phases == ["trying", "repeating", "shrinking"]
    assert all(0 <= progress.share <= 1 for progress in seen)
    assert seen[-1].size == "1 case, 1 query, 3 heaps, 1 number in the set"


@pytest.mark.parametrize("jobs", [1, 3])
def test_the_same_seed_finds_the_same(jobs):
    options = Options(seed="s", tries=60, jobs=jobs, shrinking=None, limits=Limits(timeout=20))
    one, other = stress(FORM, command(CRASHES), options), stress(FORM, command(CRASHES), options)
    assert one is not None
    assert other is not None
    assert one.original == other.original
    assert one.text == one.original.text
    assert all(5 not in heaps for number in range(one.number) for heaps in _rows_of(options, number))


def _rows_of(options, number):
    from engine.stress import Campaign

    made = Campaign(FORM, options.seed).make(number)
    return [query.heaps for record in made.records for query in record.queries]


MEMO = """
import sys
numbers = iter(map(int, sys.stdin.read().split()))
g = [-1] * 10001
def sg(h):
    for size in range(h + 1):
        if g[size] < 0:
            left = {g[size - s] for s in takes if s <= size}
            g[size] = next(v for v in range(200) if v not in left)
    return g[h]
while k := next(numbers):
    takes = [next(numbers) for _ in range(k)]
    words = ""
    for _ in range(next(numbers)):
        value = 0
        for _ in range(next(numbers)):
            value ^= sg(next(numbers))
        words += "W" if value else "L"
    print(words)
"""
"""The table of S-Nim is not cleared between cases."""
S_NIM = format_named("hdu1536")


def test_what_is_left_over_from_the_case_before_is_named_so():
    found = stress(S_NIM, command(MEMO), Options(tries=100, jobs=2, limits=Limits(timeout=20)))
    assert found is not None
    assert found.verdict.kind is Kind.WRONG
    assert len(found.records) == 2
    assert found.depends_on_before
    # Each case by itself, by the definition.
    for record in found.records:
        assert judge(S_NIM, [record], run_program(command(MEMO), S_NIM.render([record]), Limits())).kind is Kind.RIGHT
    best = found.diagnoses[0]
    assert best.mistake.across
    assert best.mistake.key.startswith("values-kept")
    assert dependence(found) == "each case alone is answered right: it depends on the case before"
    assert dependence(found) in history(found)
    assert best.text().startswith("on the input before shrinking: ")


def test_a_mistake_inside_a_case_does_not_depend_on_the_case_before():
    found = stress(FORM, command(ADDS), FAST)
    assert found is not None
    assert not found.depends_on_before
    assert dependence(found) == ""
    whole = stress(FORM, command(ADDS), replace(FAST, shrinking=None))
    assert whole is not None
    assert not whole.depends_on_before
    assert whole.text == whole.original.text
    assert "before shrinking" not in whole.diagnoses[0].text()


def outcomes_of(found):
    """What the program said on the small input."""
    return [[answer.says for answer in found.verdict.report.answers]]


def test_mistakes_across_cases_come_first_where_cases_alone_are_right():
    found = stress(S_NIM, command(MEMO), Options(tries=100, jobs=2, limits=Limits(timeout=20)))
    assert found is not None
    ranks = [diagnosis.mistake.across for diagnosis in found.diagnoses]
    assert ranks == sorted(ranks, reverse=True)
    # Of those that fit equally well, those first that would print the same on the small input too.
    said = [wins for case in outcomes_of(found) for wins in case]
    same = [d.mistake.outcomes(found.records) for d in found.diagnoses if d.mistake.across and d.fits]
    agrees = [cases is not None and [wins for case in cases for wins in case] == said for cases in same]
    assert agrees[0]
    assert agrees == sorted(agrees, reverse=True)
    other = replace(found, depends_on_before=False)
    assert [d.distance for d in other.diagnoses] == sorted(d.distance for d in other.diagnoses)


def test_guessing_tells_and_what_it_is_told_ends_it():
    told = []

    def tell():
        told.append(1)
        if len(told) == 3:
            raise StopError

    with pytest.raises(StopError):
        guessed_formats(built_in(), command(HANG), Limits(timeout=60), tell)


def test_a_crash_is_found_with_what_it_said():
    found = stress(FORM, command(CRASHES), FAST)
    assert found is not None
    assert found.verdict.text() == "crash: exit code 1"
    assert heaps_of(found) == [(1, 1, 5)]
    assert list(errors_of(found.verdict))[-1] == "AssertionError: five"
    assert found.diagnoses == []


def test_a_program_that_hangs_is_found():
    options = Options(tries=60, jobs=2, limits=Limits(timeout=1.0), shrinking=Budget(tries=3))
    found = stress(FORM, command(HANGS), options)
    assert found is not None
    assert (found.verdict.kind, found.is_minimal) == (Kind.TIMEOUT, False)
    assert any(7 in heaps for heaps in heaps_of(found))
    assert len(found.text) < len(found.original.text)
    assert "may get smaller" in history(found)


def test_endless_output_is_found():
    found = stress(FORM, command(SHOUTS), FAST)
    assert found is not None
    assert (found.verdict.kind, heaps_of(found)) == (Kind.OUTPUT, [(1, 1, 1)])


def test_what_does_not_repeat_is_not_shrunk(tmp_path):
    found = stress(FORM, command(FLAKY, str(tmp_path / "been here")), FAST)
    assert found is not None
    assert (found.repeats, found.is_minimal, found.text) == (False, False, found.original.text)
    assert "did not fail in the same way" in history(found)


def test_a_program_that_is_not_there():
    with pytest.raises(StartError, match="no-such-program"):
        stress(FORM, ["no-such-program"], FAST)


@pytest.mark.parametrize("late", [False, True])
def test_what_progress_raises_ends_the_search_and_what_was_found_is_kept(late):
    mark = f"mark-{secrets.token_hex(8)}"

    def stop(progress) -> None:
        if (progress.phase == "shrinking" and progress.tries > 3) if late else progress.phase == "trying":
            raise StopError

    source = CRASHES if late else HANG
    search = Search(FORM, command(source, mark), Options(limits=Limits(timeout=60)), stop)
    before = threading.active_count()
    with pytest.raises(StopError):
        search.run()
    assert list(alive(mark)) == []
    # joblib's pool lets its threads go a moment after it has been closed.
    end = time.monotonic() + 10
    while threading.active_count() > before and time.monotonic() < end:
        time.sleep(0.02)
    assert threading.active_count() <= before
    if late:
        assert search.found is not None
        assert search.found.verdict.kind is Kind.CRASH
        assert not search.found.is_minimal
        assert FORM.render(search.found.records) == search.found.text
    else:
        assert search.found is None


def test_a_run_that_hangs_while_shrinking_is_ended_at_once():
    """The window cancels by raising where it is told of the progress: also while a single run goes on."""
    mark = f"mark-{secrets.token_hex(8)}"
    told = []

    def stop(progress) -> None:
        told.append(progress)
        if progress.phase == "shrinking" and told[-2].phase == "shrinking" and progress.tries == told[-2].tries:
            raise StopError

    source = "import sys, time\nif sys.stdin.read().count('\\n') > 3: raise SystemExit(1)\ntime.sleep(1000)"
    options = Options(jobs=1, limits=Limits(timeout=200))
    search = Search(FORM, command(source, mark), options, stop)
    start = time.monotonic()
    with pytest.raises(StopError):
        search.run()
    assert time.monotonic() - start < 100
    assert search.found is not None
    assert list(alive(mark)) == []


def test_the_time_is_kept_and_nothing_stays():
    mark = f"mark-{secrets.token_hex(8)}"
    search = Search(FORM, command(HANG, mark), Options(seconds=0.5, jobs=3, limits=Limits(timeout=100)))
    start = time.monotonic()
    assert search.run() is None
    assert time.monotonic() - start < 50
    assert list(alive(mark)) == []


def test_the_format_is_found_out():
    say = "import sys; print('{0} ' * 500)"
    assert [form.name for form in guessed_formats(built_in(), command(RIGHT), Limits())] == ["hdu1848"]
    assert [form.name for form in guessed_formats(built_in(), command(say.format("YES")), Limits())] == ["hdu5724"]
    assert guessed_formats(built_in(), command("print(3)"), Limits()) == []


@pytest.fixture(scope="module")
def cluster():
    distributed = pytest.importorskip("distributed")
    made = distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    )
    with made:
        yield made


def test_a_cluster_finds_what_this_machine_finds(cluster):
    options = Options(seed=3, tries=60, shrinking=None, limits=Limits(timeout=20))
    here = stress(FORM, command(CRASHES), options)
    there = stress(FORM, command(CRASHES), Options(**{**_fields(options), "dask": cluster.scheduler_address}))
    assert here is not None
    assert there is not None
    assert here.original == there.original
    assert there.verdict.text() == "crash: exit code 1"


def _fields(options):
    return {name: getattr(options, name) for name in options.__dataclass_fields__}


def test_a_search_on_a_cluster_is_ended_and_nothing_stays(cluster):
    mark = f"mark-{secrets.token_hex(8)}"
    options = Options(seconds=1.0, limits=Limits(timeout=200), dask=cluster.scheduler_address)
    start = time.monotonic()
    assert stress(FORM, command(HANG, mark), options) is None
    assert time.monotonic() - start < 100
    assert list(alive(mark)) == []
    with pytest.raises(StartError, match="no-such-program"):
        stress(FORM, ["no-such-program"], options)


def test_a_cluster_that_is_not_there(monkeypatch):
    pytest.importorskip("distributed")
    with pytest.raises(ClusterError, match="looks like tcp://HOST:PORT"):
        stress(FORM, command(RIGHT), Options(dask="nowhere"))
    with pytest.raises(ClusterError, match="no Dask scheduler answers"):
        stress(FORM, command(RIGHT), Options(dask="tcp://127.0.0.1:1"))
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterError, match=r"grundy-studio\[dask\]"):
        stress(FORM, command(RIGHT), Options(dask="tcp://127.0.0.1:1"))
