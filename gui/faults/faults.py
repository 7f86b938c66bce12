"""All faults of a running program: counted wherever they happen, and told on the GUI thread, each once."""

import threading
import time
import weakref
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from gui.faults.crash_trace import CrashTrace
from gui.faults.dialog import Ask, FaultDialog, ask_path
from gui.faults.fault import Fault, Key, fault_of, key_of
from gui.faults.hooks import Hooks
from gui.faults.qt_messages import QtMessages
from gui.faults.report import last_steps, report
from gui.faults.texts import tr

if TYPE_CHECKING:
    from gui.faults.rescue import Rescue
    from gui.session import Session

QUIET_SECONDS = 5.0
"""A fault that a person has seen is shown anew only after it did not happen for so long: painting may fail for ever."""
_MOST = 20
_TELL_AGAIN_MS = 400
_BUSY_MS = 200


class Faults(QObject):
    """Gathers what goes wrong, from any thread, and shows one dialog for it.

    Parameters
    ----------
    folder
        Where the trace of a crash is written; None for none.
    ask
        Who is asked where a copy of the document shall be.

    Signals
    -------
    told(str)
        What happened, in a sentence, each time that a dialog comes up or would.
    """

    told = Signal(str)
    _news = Signal()

    def __init__(self, folder: Path | None = None, ask: Ask = ask_path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ask = ask
        self._lock = threading.RLock()
        self._faults: dict[Key, Fault] = {}
        self._shown: list[Key] = []
        self._seen: set[Key] = set()
        self._fresh: list[Key] = []
        self._latest: Fault | None = None
        self._waiting = False
        self._within = False
        self._dialog: FaultDialog | None = None
        self._session: weakref.ref[Session] | None = None
        self._window: weakref.ref[QWidget] | None = None
        self._news.connect(self._on_news, Qt.ConnectionType.QueuedConnection)
        self._again = QTimer(self, singleShot=True, interval=_TELL_AGAIN_MS)
        self._again.timeout.connect(self._refresh)
        self.messages = QtMessages()
        self._trace = _crash_trace(folder)
        self._hooks = Hooks(self.tell)

    # What the program knows

    def watch(self, session: "Session", window: QWidget) -> None:
        """The document that a copy can be saved of, and the window that the dialog stands above."""
        self._session, self._window = weakref.ref(session), weakref.ref(window)

    @property
    def dialog(self) -> FaultDialog | None:
        """The dialog if it is open."""
        return self._dialog if self._dialog is not None and isValid(self._dialog) else None

    @property
    def last_crash(self) -> str:
        """A sentence about the crash of an earlier run that has left a trace, told once; "" if there was none."""
        left = self._trace.left if self._trace else None
        if left is None:
            return ""
        from gui.faults.report import without_home

        return tr("The program crashed the last time; where it was is in {0}").format(without_home(str(left)))

    def close(self) -> None:
        """Watch no more, and leave nothing behind."""
        self._hooks.remove()
        self.messages.remove()
        if self._trace:
            self._trace.remove()
            self._trace = None
        self._again.stop()
        if self.dialog:
            self.dialog.close()

    # From any thread

    def tell(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        """An exception that nobody has caught; cheap if it is one that is known."""
        try:
            with self._lock:
                first = self._noted(kind, error, trace)
        except Exception:  # noqa: BLE001 - telling of a fault must not be one more: then it is printed as ever
            first = True
        if first:
            # To the terminal too, in case the dialog does not get as far as the screen.
            _print(kind, error, trace)

    def _noted(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> bool:
        """Count it; whether it is new."""
        key = key_of(kind, trace)
        fault = self._faults.get(key)
        now = time.monotonic()
        first = fault is None
        if fault is None:
            if len(self._faults) >= _MOST:
                return False
            fault = self._faults[key] = fault_of(kind, error, trace)
            self._fresh.append(key)
        else:
            fault.times += 1
            if key in self._seen and now - fault.last > QUIET_SECONDS:
                self._seen.discard(key)
                self._fresh.append(key)
        fault.last = now
        self._latest = fault
        if not self._waiting and isValid(self):
            self._waiting = True
            self._news.emit()
        return first

    # On the GUI thread

    def _on_news(self) -> None:
        with self._lock:
            self._waiting = False
        if self._within or QCoreApplication.closingDown():
            return
        if self._fresh and _busy():
            # Not in the middle of a drag or above an open menu.
            QTimer.singleShot(_BUSY_MS, self, self._on_news)
            return
        self._within = True
        try:
            self._show_news()
        finally:
            self._within = False

    def _show_news(self) -> None:
        with self._lock:
            fresh, self._fresh = self._fresh, []
        if fresh:
            self._show(fresh)
        elif not self._again.isActive():
            self._again.start()

    def _show(self, fresh: list[Key]) -> None:
        dialog = self.dialog
        self._shown = [*(self._shown if dialog else ()), *fresh]
        words = self._faults[fresh[0]].words
        self.told.emit(words)
        if dialog is None:
            dialog = self._dialog = self._made_dialog()
            dialog.show_fault(words, self._count())
            dialog.show_report(self.report())
            dialog.show()
            dialog.raise_()
        else:
            self._refresh()
            dialog.show_report(self.report())

    def _made_dialog(self) -> FaultDialog:
        dialog = FaultDialog(self._save if self._document_is_there else None, self._ask, self._place())
        dialog.report_needed.connect(lambda: dialog.show_report(self.report()))
        dialog.finished.connect(self._on_closed)
        return dialog

    def _place(self) -> QWidget | None:
        """The window to stand above: one that is modal would not let a dialog of another be used."""
        modal = QApplication.activeModalWidget()
        if modal is not None:
            return modal
        window = self._window() if self._window else None
        return window if window is not None and isValid(window) else None

    def _on_closed(self) -> None:
        self._seen.update(self._shown)
        self._shown = []
        self._dialog = None

    def _refresh(self) -> None:
        """What comes again counts in the open dialog, or is said without one; a few times a second at most."""
        if self.dialog:
            self.dialog.show_count(self._count())
        elif self._latest:
            self.told.emit(self._latest.words)

    def _count(self) -> str:
        with self._lock:
            faults = [self._faults[key] for key in self._shown]
            times = sum(fault.times for fault in faults)
        if times == 1:
            return ""
        if len(faults) == 1:
            return tr("It happened {0} times.").format(times)
        return tr("{0} different faults, {1} times in all.").format(len(faults), times)

    def report(self) -> str:
        """The report of what the dialog shows."""
        with self._lock:
            faults = [self._faults[key] for key in self._shown or self._faults]
        session = self._session() if self._session else None
        steps = last_steps(session.undo_stack) if session is not None and isValid(session) else []
        return report(faults, steps, self.messages.last)

    # The document

    @property
    def _document_is_there(self) -> bool:
        return self._session is not None and self._session() is not None

    def _save(self, path: Path) -> "Rescue":
        from gui.faults.rescue import save_copy

        session = self._session() if self._session else None
        if session is None:
            raise ValueError(tr("the document is closed"))
        return save_copy(path, session.document)


def _busy() -> bool:
    return bool(QApplication.mouseButtons().value) or QApplication.activePopupWidget() is not None


def _print(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
    import sys

    sys.__excepthook__(kind, error, trace)  # type: ignore[arg-type]


def _crash_trace(folder: Path | None) -> CrashTrace | None:
    if folder is None:
        return None
    try:
        return CrashTrace(folder)
    except OSError:
        # Without a place for it there is no trace, and all else goes on.
        return None


def install(app: QApplication) -> Faults:
    """Watch over a program that has its name already, until it ends."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppLocalDataLocation)
    faults = Faults(Path(folder) / "crashes" if folder else None, parent=app)
    app.aboutToQuit.connect(faults.close)
    return faults
