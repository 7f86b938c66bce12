"""Qt without a screen, and Ctrl+C as in a terminal, for every test, whatever the environment says."""

import os
import signal

os.environ["QT_QPA_PLATFORM"] = "offscreen"
# Started in the background, a shell lets its commands ignore the interrupt, and they let theirs.
signal.signal(signal.SIGINT, signal.default_int_handler)
