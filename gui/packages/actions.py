"""The part of packages in the table of actions."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from gui.spec import Spec

if TYPE_CHECKING:
    from gui.packages.export import PackageExport

SPECS = (
    Spec(
        "export-package", "Export test pac&kage…", ("Ctrl+Shift+E",), "package", "Make tests with answers for a judge"
    ),
)


def handlers(export: "PackageExport") -> dict[str, Callable[[], object]]:
    """What each action does, by name."""
    return {"export-package": export.open}


def enabled(export: "PackageExport") -> dict[str, bool]:
    """Which actions can be done now: this one always."""
    return {"export-package": True}
