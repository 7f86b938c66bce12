"""The running program: the application object, its theme, one window."""

from pathlib import Path
from typing import cast

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from engine import __version__
from engine.blas import one_thread
from gui.accessible.factory import install as install_accessible
from gui.allocator import give_back
from gui.faults import PluginNews, install
from gui.language.languages import chosen
from gui.language.tongue import tongue
from gui.quick import loading
from gui.theme import ThemeController, app_icon
from gui.theme.style import THEMES, Mode


def prepared(app: QApplication) -> QApplication:
    """Give the application its name, under which settings are kept, and its icon."""
    app.setApplicationName("Grundy Studio")
    app.setOrganizationName("grundy-studio")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("grundy-studio")
    app.setWindowIcon(app_icon())
    give_back()
    return app


def _mode(asked: str) -> Mode:
    """The theme that was asked for on the command line; if that leaves it open, the one chosen in the menu."""
    chosen = str(QSettings().value("view/theme", "system")) if asked == "system" else asked
    return next((mode for mode in THEMES if mode == chosen), "system")


def run(paths: list[Path], theme: str = "system") -> int:
    """Show a window, open the first of `paths` in it, and stay until it is closed; gives the exit code."""
    app = prepared(cast("QApplication", QApplication.instance() or QApplication(["grundy"])))
    faults, plugins = install(app), PluginNews(app)
    install_accessible()
    tongue.speak(chosen())
    with loading():
        with one_thread():
            from gui.main_window import MainWindow

        window = MainWindow(ThemeController(app, _mode(theme)))
        faults.watch(window.session, window)
        window.show()
    faults.told.connect(window.status.warn)
    plugins.listen(window.status.warn)
    if faults.last_crash:
        window.status.say(faults.last_crash)
    window.after_start.painted.connect(window.recovery.start)
    if paths:
        window.files.open_path(paths[0])
    return app.exec()
