"""Every action may raise: the program lives, one dialog tells of it, and the document is whole and can be edited."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from faulty import boom, dismissing, example, made_window, still_editable, told, values_are_right, watched
from PySide6.QtWidgets import QApplication, QWidget

from engine.document import Document
from gui.actions import SPECS, Actions
from gui.faults import Faults
from gui.main_window import MainWindow

pytestmark = [pytest.mark.qt_no_exception_capture, pytest.mark.slow]
bound: set[str] = set()
broken: set[str] = set()


def after(name: str, handler: Callable[[], object]) -> Callable[[], object]:
    """What an action does, and an exception right after it where that is planned."""

    def act() -> None:
        handler()
        if name in broken:
            boom()

    return act


@pytest.fixture(scope="module")
def window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    bind = Actions.bind

    def bind_broken(self: Actions, handlers: dict[str, Callable[[], object]]) -> None:
        bound.update(handlers)
        bind(self, {name: after(name, handler) for name, handler in handlers.items()})

    # It is never shown: what the actions do is done all the same, and painting takes its time.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Actions, "bind", bind_broken)
        with made_window(qapp, tmp_path_factory.mktemp("settings")) as window:
            yield window
    # What was copied must not outlive Python in the clipboard of a platform that has no other place for it.
    qapp.clipboard().clear()


@pytest.fixture
def faults(window: MainWindow, tmp_path: Path) -> Iterator[Faults]:
    with watched(window, tmp_path) as faults:
        yield faults
    broken.clear()


@pytest.mark.parametrize("name", [spec.name for spec in SPECS if spec.name != "quit"])
def test_every_action_may_raise(window: MainWindow, faults: Faults, name: str) -> None:
    action = window.actions_by_name[name]
    action.setEnabled(True)
    broken.add(name)
    timer = dismissing()
    # Those that can be checked are heard by signal.
    if name not in bound:
        action.triggered.connect(boom)
    action.trigger()
    timer.stop()
    if name not in bound:
        action.triggered.disconnect(boom)
    assert "Boom" in told(faults)
    assert faults.dialog
    faults.dialog.close()
    values_are_right(window.session.document)
    for play in window.findChildren(QWidget, "playWindow"):
        play.close()
    if window.session.document.cases[0].kind.name != "graph":
        window.session.open(Document([example()]))
    still_editable(window)
