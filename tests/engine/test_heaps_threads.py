"""One sequence asked by several threads at once: the editor works out long tables beside the window."""

import sys
import threading

import pytest

from engine.games.heaps_sequence import Sequence
from engine.games.take_rule_text import parse_rule


@pytest.fixture
def quick_switching():
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.parametrize("text", ["1 3 4", "2 7 31 90", "0.77", "0.137", "squares", "grundy's game"])
def test_threads_get_the_values_that_one_gets(text, quick_switching):
    rule, sizes = parse_rule(text), [3, 700, 64, 1500, 0, 1499, 80, 2000]
    wanted = Sequence(rule).values(2000).tolist()
    shared, wrong = Sequence(rule), []

    def ask(shift):
        for size in sizes[shift:] + sizes[:shift]:
            if shared.value(size) != wanted[size] or shared.values(size).tolist() != wanted[: size + 1]:
                wrong.append(size)
            shared.look_for_period(size)
            if shared.values_of([size]).tolist() != [wanted[size]]:
                wrong.append(size)

    threads = [threading.Thread(target=ask, args=(shift,)) for shift in range(len(sizes))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_what_is_known_needs_no_computing():
    for text in ("all", "1..9"):
        assert Sequence(parse_rule(text)).knows(10**18)
    sequence = Sequence(parse_rule("squares"))
    assert not sequence.knows(500)
    sequence.values(500)
    assert sequence.knows(500)
    assert not sequence.knows(10**6)
    periodic = Sequence(parse_rule("1 3 4"))
    assert not periodic.knows(10**18)
    periodic.look_for_period()
    assert periodic.knows(10**18)
