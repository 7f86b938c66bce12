"""Packages for judges: a test set with right answers, arranged as plain pairs or as a judge wants it.

tests = test_set(format_named("hdu1524"), seed=1)
write_package(tests, "kattis", Path("chessgame.zip"), title="A Chess Game")
"""

from engine.package.default_set import test_set
from engine.package.document_set import document_set
from engine.package.killers import NEVER, Kill, kill_table
from engine.package.layouts import LAYOUTS, Layout, default_name, layout_named, package_entries, write_package
from engine.package.testset import PackageError, TestFile, TestSet

__all__ = [
    "LAYOUTS",
    "NEVER",
    "Kill",
    "Layout",
    "PackageError",
    "TestFile",
    "TestSet",
    "default_name",
    "document_set",
    "kill_table",
    "layout_named",
    "package_entries",
    "test_set",
    "write_package",
]
