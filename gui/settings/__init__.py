"""What a person can choose: one table of settings, the store that keeps them, what they do, and the dialog."""

from gui.settings.setting import Setting
from gui.settings.store import Store, stored
from gui.settings.table import SETTINGS

__all__ = ["SETTINGS", "Setting", "Store", "stored"]
