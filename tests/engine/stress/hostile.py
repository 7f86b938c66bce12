"""Programs that behave badly, as source for ``python -c``, and a way to see what is left of them."""

import sys
from collections.abc import Iterator

import psutil

HANG = "import time\nwhile True: time.sleep(1)"
SPIN = "while True: pass"
FOR_EVER = "import sys\nwhile True: sys.stdout.write('WIN\\n' * 1000)"
COMPLAIN_FOR_EVER = "import sys\nwhile True: sys.stderr.write('oh\\n' * 1000)"
ALLOCATE = "import time\nkept = []\nwhile True: kept.append(bytearray(b'x' * 10_000_000)); time.sleep(0.01)"
CHILD_ALLOCATES = f"import subprocess, sys\nsubprocess.run([sys.executable, '-c', {ALLOCATE!r}])"
SEGFAULT = "import os, signal\nos.kill(os.getpid(), signal.SIGSEGV)"
CHILD_HANGS = """
import subprocess, sys
subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(1000)', *sys.argv[1:]])
print('done', flush=True)
"""
DAEMON_HANGS = """
import os, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        time.sleep(1000)
    os._exit(0)
print('done', flush=True)
"""
QUIET_DAEMON_HANGS = """
import subprocess, sys
quiet = subprocess.DEVNULL
code = "import time; time.sleep(1000)"
command = [sys.executable, '-c', code, *sys.argv[1:]]
subprocess.Popen(command, start_new_session=True, stdin=quiet, stdout=quiet, stderr=quiet)
print('done', flush=True)
"""
NESTED_SESSIONS_HANG = """
import subprocess, sys, time
code = "import time; time.sleep(1000)"
subprocess.Popen([sys.executable, '-c', code, *sys.argv[1:]], start_new_session=True)
time.sleep(1000)
"""


def command(source: str, *arguments: str) -> list[str]:
    """The command that runs a source."""
    return [sys.executable, "-S", "-c", source, *arguments]


def alive(mark: str) -> Iterator[psutil.Process]:
    """The processes with `mark` among their arguments that still run."""
    for process in psutil.process_iter():
        try:
            if mark in process.cmdline() and process.status() != psutil.STATUS_ZOMBIE:
                yield process
        except psutil.Error:
            continue
