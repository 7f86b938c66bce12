"""Where runs take place: on this machine, or on the workers of a Dask cluster; and how they are told to stop there."""

import re
import socket
import threading
import time
from importlib import import_module
from typing import Any

from engine.stress.running import Cancelled

_ASK_EVERY = 0.3
_PATIENCE = 10
_TCP = re.compile(r"(?:(?:tcp|tls)://)?(?P<host>[^/\s]+):(?P<port>[0-9]+)")


class ClusterError(Exception):
    """A Dask cluster that cannot be used; the message says why."""


class Here:
    """This machine: a thread for each run, which waits for a process."""

    def __init__(self, stopped: threading.Event) -> None:
        self.flag: Cancelled = stopped
        self.config: dict[str, Any] = {"backend": "threading"}

    def stop(self) -> None:
        """The flag is set already."""

    def close(self) -> None:
        """There is nothing to close."""


def _distributed() -> Any:
    try:
        return import_module("distributed")
    except ImportError as error:
        raise ClusterError("Dask is not installed: pip install 'grundy-studio[dask]'") from error


def _reach(address: str) -> None:
    """Raise ClusterError unless something listens there: Dask itself would go on asking, and complain loudly."""
    found = _TCP.fullmatch(address)
    if found is None:
        raise ClusterError(f"{address}: no Dask scheduler has such an address: it looks like tcp://HOST:PORT")
    try:
        socket.create_connection((found["host"].strip("[]"), int(found["port"])), timeout=_PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise ClusterError(f"{address}: no Dask scheduler answers ({error})") from error


class Cluster:
    """A Dask cluster that is there already."""

    def __init__(self, address: str) -> None:
        distributed = _distributed()
        _reach(address)
        try:
            self._client = distributed.Client(address, timeout=_PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            raise ClusterError(f"{address}: no Dask scheduler answers ({error})") from error
        name = f"grundy-stress-{self._client.id}"
        self._event = distributed.Event(name, client=self._client)
        self.flag: Cancelled = ClusterFlag(name)
        self.config: dict[str, Any] = {"backend": "dask", "client": self._client}

    def stop(self) -> None:
        """Tell the runs on all machines."""
        self._event.set()

    def close(self) -> None:
        """Leave the cluster."""
        self._client.close()


class ClusterFlag:
    """Whether to stop, asked for on a worker of a cluster: the scheduler knows it."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._asked = 0.0
        self._is_set = False

    def is_set(self) -> bool:
        """Whether to stop; the scheduler is asked only a few times a second."""
        distributed = _distributed()
        now = time.monotonic()
        if not self._is_set and now - self._asked > _ASK_EVERY:
            self._asked = now
            self._is_set = bool(distributed.Event(self._name, client=distributed.get_client()).is_set())
        return self._is_set

    def __reduce__(self) -> tuple[type["ClusterFlag"], tuple[str]]:
        return ClusterFlag, (self._name,)
