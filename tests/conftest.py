"""Qt without a screen, and Ctrl+C as in a terminal, for every test, whatever the environment says."""

import atexit
import os
import shutil
import signal
import tempfile

from hypothesis import HealthCheck, settings

os.environ["QT_QPA_PLATFORM"] = "offscreen"
# Journals of unsaved documents go where nobody's own are.
os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp(prefix="grundy-tests-")
atexit.register(shutil.rmtree, os.environ["XDG_DATA_HOME"], ignore_errors=True)
# Started in the background, a shell lets its commands ignore the interrupt, and they let theirs.
signal.signal(signal.SIGINT, signal.default_int_handler)

# How long an example takes says nothing on a busy machine.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")
