"""What is unforeseen: an exception anywhere is told with a report to copy, and the program goes on."""

from gui.faults.faults import Faults, install
from gui.faults.plugin_news import PluginNews

__all__ = ["Faults", "PluginNews", "install"]
