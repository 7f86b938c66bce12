"""Qt without a screen, for every test, whatever the environment says."""

import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"
