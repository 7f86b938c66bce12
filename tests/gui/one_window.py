"""The main window for tests: with settings of its own, shown, and taken away again."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gui.main_window import MainWindow
from gui.theme import ThemeController


def separate_settings(app: QApplication, folder: Path) -> None:
    """Keep settings in a folder of the test's own."""
    app.setOrganizationName("grundy-studio-tests")
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder / "settings"))


@contextmanager
def main_window(
    app: QApplication, folder: Path, size: tuple[int, int] | None = (1280, 800), *, shown: bool = True
) -> Iterator[MainWindow]:
    """A window in light colours; its document is given up in the end. `size` None: as large as it wants to be."""
    separate_settings(app, folder)
    window = MainWindow(ThemeController(app, "light"))
    if size:
        window.resize(*size)
    if shown:
        window.show()
        QTest.qWaitForWindowExposed(window)
    yield window
    window.session.undo_stack.setClean()
    window.close()
    window.deleteLater()
    app.processEvents()
