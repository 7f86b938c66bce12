"""Qt without a screen, and Ctrl+C as in a terminal, for every test, whatever the environment says."""

import atexit
import os
import shutil
import signal
import sys
import tempfile

import pytest
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


@pytest.fixture(autouse=True)
def in_english():
    """What a test spoke is forgotten with it."""
    yield
    spoken = sys.modules.get("gui.language.tongue")
    if spoken is not None and spoken.tongue.language != "en":
        spoken.tongue.speak("en")
