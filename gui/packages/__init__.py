"""Packages for judges in the window: the dialog that makes them."""

from gui.packages.dialogs import PackageDialogs
from gui.packages.export import PackageExport

__all__ = ["PackageDialogs", "PackageExport"]
