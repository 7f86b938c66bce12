"""Whatever goes wrong while a file is saved, it is whole afterwards, the old or the new; and so is its backup."""

import contextlib
import errno
import hashlib
import io
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine import atomic_file
from engine.atomic_file import backup_path, write_atomically

pytestmark = pytest.mark.skipif(os.name != "posix", reason="system calls of POSIX")

OLDEST, OLD, NEW = b"the oldest\n", b"old " * 5_000, b"new, and longer " * 9_000
CALLS = (
    "access", "chmod", "chown", "close", "fstat", "fsync", "getxattr", "link", "listxattr", "lstat", "open",
    "readlink", "replace", "scandir", "setxattr", "stat", "unlink", "write",
)  # fmt: skip
ERRORS = (errno.ENOSPC, errno.EIO, errno.EDQUOT)
WAYS = ("plain", "without links", "two names", "no backup yet", "behind a link", "a new file")


class Fault:
    """Counts the calls of the system that are made, and lets one of them go wrong."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, at: int = -1, error: BaseException | None = None) -> None:
        self.made: list[str] = []
        self._at, self._error = at, error
        for name in CALLS:
            if hasattr(os, name):
                monkeypatch.setattr(os, name, self._wrapped(name, getattr(os, name)))
        monkeypatch.setattr(io, "open", self._wrapped("io.open", io.open))

    def _wrapped(self, name: str, real):
        def call(*args, **options):
            number = len(self.made)
            self.made.append(name)
            if number != self._at:
                return real(*args, **options)
            if name == "close":
                # The number of a file is gone even when closing it goes wrong.
                real(*args, **options)
            if name == "write":
                real(args[0], bytes(args[1])[: len(args[1]) // 2])
            raise self._error

        return call


def prepared(folder: Path, way: str) -> Path:
    path = folder / "a.grundy"
    if way == "a new file":
        return path
    path.write_bytes(OLD)
    path.chmod(0o640)
    if way != "no backup yet":
        (folder / "a.grundy~").write_bytes(OLDEST)
    with contextlib.suppress(OSError):
        os.setxattr(path, "user.colour", b"red")
    if way == "two names":
        os.link(path, folder / "twin")
    if way == "behind a link":
        (folder / "link").symlink_to("a.grundy")
        return folder / "link"
    return path


def no_links(*_: object) -> None:
    raise OSError(errno.EPERM, os.strerror(errno.EPERM))


@pytest.fixture(autouse=True, scope="module")
def all_imported(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The first save imports a module, which makes calls of its own."""
    write_atomically(tmp_path_factory.mktemp("first") / "a", b"")


def count_open() -> int:
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.is_dir() else 0


def saved_with(folder: Path, way: str, at: int = -1, error: BaseException | None = None):
    """What is written or raised, and the calls that were made."""
    path = prepared(folder, way)
    files_open = count_open()
    with pytest.MonkeyPatch.context() as patch:
        if way == "without links":
            patch.setattr(os, "link", no_links)
        fault = Fault(patch, at, error)
        try:
            written = write_atomically(path, NEW, keep_backup=True)
        except (OSError, KeyboardInterrupt) as caught:
            written = caught
    assert count_open() == files_open
    return written, fault.made


def content(path: Path) -> bytes | None:
    return path.read_bytes() if path.exists() else None


def check(folder: Path, way: str, written: object, error: BaseException) -> None:
    raised = isinstance(written, BaseException)
    if raised:
        assert type(written) is type(error)
        assert getattr(written, "errno", None) == getattr(error, "errno", None)
    old = None if way == "a new file" else OLD
    assert content(folder / "a.grundy") == (old if raised else NEW)
    backups = {None} if old is None else {OLD} if way == "no backup yet" else {OLD, OLDEST}
    if way == "no backup yet" and (raised or "backup" in written.shortfalls):
        backups.add(None)
    if not raised and "backup" not in written.shortfalls and old is not None:
        backups = {OLD}
    assert content(folder / "a.grundy~") in backups
    extra = {"two names": {"twin"}, "behind a link": {"link"}}.get(way, set())
    assert {path.name for path in folder.iterdir()} - {"a.grundy", "a.grundy~"} == extra
    if way == "two names":
        assert content(folder / "twin") == OLD
    if way == "behind a link":
        assert (folder / "link").is_symlink()


@pytest.mark.parametrize("way", WAYS)
def test_every_call_of_the_system_fails_in_turn(tmp_path: Path, way: str) -> None:
    (tmp_path / "count").mkdir()
    written, calls = saved_with(tmp_path / "count", way)
    assert not isinstance(written, BaseException)
    assert written.shortfalls == {}
    check(tmp_path / "count", way, written, OSError())
    assert {"open", "write", "fsync", "replace"} <= set(calls)
    failures = 0
    errors = [OSError(number, os.strerror(number)) for number in ERRORS] + [KeyboardInterrupt()]
    for at in range(len(calls)):
        for k, error in enumerate(errors):
            folder = tmp_path / f"{at}-{k}"
            folder.mkdir()
            written, made = saved_with(folder, way, at, error)
            assert made[: at + 1] == calls[: at + 1]
            if isinstance(error, OSError):
                check(folder, way, written, error)
                failures += isinstance(written, BaseException)
            else:
                # Somebody who interrupts gets whatever is there at that moment, which is whole.
                assert content(folder / "a.grundy") in {NEW, None if way == "a new file" else OLD}
                assert not list(folder.glob(".grundy-*"))
    assert failures >= 4 * len(ERRORS)


def test_the_calls_are_those_that_a_tracer_sees(tmp_path: Path) -> None:
    """No file is opened, and none is renamed, past the functions that the other tests let fail."""
    seen: list[str] = []
    active = True

    def hook(event: str, _: tuple) -> None:
        if active and event in {"open", "os.rename", "os.link", "os.remove", "os.chmod", "os.chown", "os.truncate"}:
            seen.append(event)

    path = prepared(tmp_path, "plain")
    sys.addaudithook(hook)
    with pytest.MonkeyPatch.context() as patch:
        fault = Fault(patch)
        seen.clear()
        write_atomically(path, NEW, keep_backup=True)
        active = False
    named = {"open": "open", "os.rename": "replace", "os.link": "link", "os.remove": "unlink", "os.chmod": "chmod"}
    counted = [name.removeprefix("io.") for name in fault.made]
    for event, name in named.items():
        assert counted.count(name) == seen.count(event), event
    assert "os.truncate" not in seen


@pytest.mark.parametrize("most", [1, 7, 4096])
def test_writes_that_take_only_a_part_are_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    real = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, data: real(descriptor, bytes(data[:most])))
    write_atomically(tmp_path / "a", OLD[:5000])
    assert content(tmp_path / "a") == OLD[:5000]


def test_a_disk_that_takes_nothing_and_says_nothing_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "write", lambda *_: 0)
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        write_atomically(tmp_path / "a", OLD)
    assert list(tmp_path.iterdir()) == []


def test_when_cleaning_up_fails_too_the_first_error_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(number: int):
        def call(*_: object, **__: object) -> None:
            raise OSError(number, os.strerror(number))

        return call

    monkeypatch.setattr(os, "fsync", refuse(errno.ENOSPC))
    monkeypatch.setattr(os, "unlink", refuse(errno.EIO))
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        write_atomically(tmp_path / "a", OLD)


# What is kept


def test_each_save_keeps_the_content_before(tmp_path: Path) -> None:
    path = tmp_path / "a"
    for i in range(5):
        write_atomically(path, b"%d" % i, keep_backup=True)
        assert content(backup_path(path)) == (b"%d" % (i - 1) if i else None)
        assert path.stat().st_nlink == 1
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a", "a~"]


def test_a_save_that_failed_last_leaves_a_backup_that_the_next_one_replaces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, real = prepared(tmp_path, "plain"), os.replace

    def refuse(source: object, target: object) -> None:
        if Path(str(target)) == path:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        real(source, target)

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        write_atomically(path, NEW, keep_backup=True)
    monkeypatch.undo()
    assert (content(path), content(backup_path(path))) == (OLD, OLD)
    written = write_atomically(path, NEW, keep_backup=True)
    assert (written.shortfalls, written.other_names) == ({}, 0)
    assert (content(path), content(backup_path(path))) == (NEW, OLD)
    write_atomically(path, b"newest", keep_backup=True)
    assert (content(path), content(backup_path(path))) == (b"newest", NEW)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a.grundy", "a.grundy~"]


def test_a_backup_that_cannot_be_made_is_told_and_the_file_saved(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(OLD)
    (tmp_path / "a~").mkdir()
    written = write_atomically(path, NEW, keep_backup=True)
    assert set(written.shortfalls) == {"backup"}
    assert content(path) == NEW
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a", "a~"]


def test_a_name_that_leaves_no_room_for_the_backup_is_saved_all_the_same(tmp_path: Path) -> None:
    path = tmp_path / ("n" * 255)
    path.write_bytes(OLD)
    written = write_atomically(path, NEW, keep_backup=True)
    assert written.shortfalls["backup"].errno == errno.ENAMETOOLONG
    assert content(path) == NEW
    assert [p.name for p in tmp_path.iterdir()] == [path.name]


def test_other_names_keep_the_old_content_and_are_counted(tmp_path: Path) -> None:
    path = prepared(tmp_path, "two names")
    assert write_atomically(path, NEW, keep_backup=True).other_names == 1
    assert content(tmp_path / "twin") == OLD
    (tmp_path / "twin").write_bytes(b"written into in its place")
    assert content(backup_path(path)) == OLD


def test_extended_attributes_stay(tmp_path: Path) -> None:
    path = prepared(tmp_path, "plain")
    if not hasattr(os, "listxattr") or "user.colour" not in os.listxattr(path):
        pytest.skip("no extended attributes here")
    write_atomically(path, NEW)
    assert os.getxattr(path, "user.colour") == b"red"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives files away")
def test_the_owner_stays(tmp_path: Path) -> None:
    path = prepared(tmp_path, "plain")
    os.chown(path, 1234, 2345)
    write_atomically(path, NEW, keep_backup=True)
    for name in ("a.grundy", "a.grundy~"):
        status = (tmp_path / name).stat()
        assert (status.st_uid, status.st_gid, status.st_mode & 0o777) == (1234, 2345, 0o640)


def test_what_was_the_groups_is_not_for_another_group(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = prepared(tmp_path, "plain")
    monkeypatch.setattr(atomic_file, "_same_owner", lambda *_: False)
    monkeypatch.setattr(os, "chown", no_links)
    written = write_atomically(path, NEW)
    assert set(written.shortfalls) == {"owner"}
    assert path.stat().st_mode & 0o777 == 0o600


def test_what_is_private_is_never_open_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, real, modes = prepared(tmp_path, "plain"), os.write, []
    path.chmod(0o600)

    def write(descriptor: int, data: bytes) -> int:
        modes.append(os.fstat(descriptor).st_mode & 0o777)
        return real(descriptor, data)

    monkeypatch.setattr(os, "write", write)
    write_atomically(path, NEW)
    assert set(modes) == {0o600}


def test_what_a_killed_program_left_is_swept_away_a_day_later(tmp_path: Path) -> None:
    for name, hours in ((".grundy-0123456789abcdef.tmp", 30), (".grundy-1123456789abcdef.tmp", 1), ("my.tmp", 30)):
        (tmp_path / name).write_bytes(b"half")
        os.utime(tmp_path / name, (time.time() - hours * 3600,) * 2)
    write_atomically(tmp_path / "a", NEW, keep_backup=True)
    assert sorted(p.name for p in tmp_path.iterdir()) == [".grundy-1123456789abcdef.tmp", "a", "my.tmp"]


# Real limits


@pytest.fixture
def small_disk(tmp_path: Path):
    """A disk of 64 KB, for those who may mount one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=64k", "grundy-test", str(folder)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)
    except OSError as error:
        pytest.skip(f"no disk can be mounted: {error}")
    if done.returncode:
        pytest.skip(f"no disk can be mounted: {done.stderr.strip()}")
    yield folder
    subprocess.run(["umount", str(folder)], check=True, timeout=20)


def test_a_disk_that_is_full_indeed(small_disk: Path) -> None:
    path = small_disk / "a"
    write_atomically(path, OLD, keep_backup=True)
    for _ in range(3):
        with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
            write_atomically(path, NEW, keep_backup=True)
    assert content(path) == OLD
    assert [p.name for p in small_disk.iterdir()] == ["a"]
    write_atomically(path, OLD[::-1], keep_backup=True)
    assert (content(path), content(backup_path(path))) == (OLD[::-1], OLD)


LIMITED = """
import resource, signal, sys
from pathlib import Path
from engine.atomic_file import write_atomically
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, 50_000))
try:
    write_atomically(Path(sys.argv[1]), b"n" * 144_000, keep_backup=True)
except OSError as error:
    print(error.errno)
"""


def test_a_file_larger_than_the_system_allows(tmp_path: Path) -> None:
    path = prepared(tmp_path, "plain")
    root = Path(__file__).resolve().parents[2]
    command = [sys.executable, "-c", LIMITED, str(path)]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=60, check=True)
    assert int(done.stdout) == errno.EFBIG
    assert (content(path), content(backup_path(path))) == (OLD, OLDEST)
    assert len(list(tmp_path.iterdir())) == 2


# Killed


SAVES = """
import hashlib, sys
from pathlib import Path
from engine.atomic_file import write_atomically
path = Path(sys.argv[1])
print("ready", flush=True)
for i in range(10**9):
    body = b"%d " % i * (1 + i % 7 * 20_000)
    write_atomically(path, hashlib.sha256(body).hexdigest().encode() + body, keep_backup=True)
    print(i, flush=True)
"""


def number_of(data: bytes) -> int:
    """The number of the save of which this is the content, which is whole."""
    assert hashlib.sha256(data[64:]).hexdigest().encode() == data[:64]
    return int(data[64:].split(b" ", 1)[0])


def killed_once(folder: Path, seconds: float) -> tuple[int, int, int]:
    """Kill a program that saves all the time; the number of the save that it told last, of the file, of the backup."""
    command = [sys.executable, "-c", SAVES, str(folder / "a")]
    root = Path(__file__).resolve().parents[2]
    with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE) as program:
        assert program.stdout
        for _ in range(4):
            program.stdout.readline()
        time.sleep(seconds)
        program.send_signal(signal.SIGKILL)
        told = program.stdout.read().split(b"\n")[:-1]
    last = int(told[-1]) if told else 2
    return last, number_of((folder / "a").read_bytes()), number_of((folder / "a~").read_bytes())


@pytest.mark.parametrize("seed", range(6))
def test_a_program_that_is_killed_while_it_saves_leaves_whole_files(tmp_path: Path, seed: int) -> None:
    last, file, backup = killed_once(tmp_path, random.Random(seed).uniform(0.0, 0.15))
    # The save after the last that was told may have been made as well.
    assert last <= file <= last + 1
    assert file - 1 <= backup <= file
    assert len(list(tmp_path.iterdir())) <= 4


def main(tries: int) -> None:
    """Kill a saving program so many times; the command for the figure in the README."""
    import tempfile

    for seed in range(tries):
        with tempfile.TemporaryDirectory() as folder:
            last, file, backup = killed_once(Path(folder), random.Random(seed).uniform(0.0, 0.3))
            assert last <= file <= last + 1, (seed, last, file)
            assert file - 1 <= backup <= file, (seed, file, backup)
    print(f"killed {tries} times while saving: the file and its backup were whole each time")


if __name__ == "__main__":
    main(int(sys.argv[1]))
