"""What waits to be written: filled on the GUI thread, emptied on another, with nobody left waiting in between."""

from threading import Event, Lock

from gui.recovery.writer import Entry, Writer


class Pending:
    """A queue with at most one thread at work on it, which does not need the GUI thread for that."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._entries: list[Entry] = []
        self._drained = False
        self._stopped = Event()

    @property
    def idle(self) -> bool:
        """Whether nothing waits and nobody writes."""
        with self._lock:
            return not self._entries and not self._drained

    def put(self, *entries: Entry) -> bool:
        """Let entries wait; whether the caller has to start a thread that calls `drain`, as none is at work."""
        with self._lock:
            self._entries += entries
            wanted, self._drained = not self._drained, True
            return wanted

    def drain(self, writer: Writer, gather: float) -> None:
        """Write whatever comes until nothing has come for `gather` seconds. Raises what `Writer.write` raises."""
        try:
            while not self._stopped.wait(gather) and (entries := self._taken()):
                writer.write(entries)
        except BaseException:
            self.forget()
            raise

    def stop(self) -> None:
        """Nothing is wanted any more."""
        self._stopped.set()
        self.forget()

    def _taken(self) -> list[Entry]:
        with self._lock:
            entries, self._entries = self._entries, []
            self._drained = bool(entries)
            return entries

    def forget(self) -> None:
        """Let go of all that waits; nobody is at work on it."""
        with self._lock:
            self._entries.clear()
            self._drained = False
