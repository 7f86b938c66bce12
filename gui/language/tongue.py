"""The language that is spoken: Qt's translators for it, put into the application and taken out again."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from gui.language.languages import ENGLISH, FOLDER, used


class Tongue(QObject):
    """The language of the program.

    Signals
    -------
    changed()
        Another language is spoken, and what widgets hold was said anew; who paints or computes texts does it now.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._language = ENGLISH
        self._translators: list[QTranslator] = []

    @property
    def language(self) -> str:
        """What is spoken: a key of `NAMES`."""
        return self._language

    @property
    def is_english(self) -> bool:
        """Whether texts stand as they are in the sources: nobody need be asked."""
        return not self._translators

    def speak(self, language: str) -> None:
        """Speak a language from now on. English takes no files; what is on screen already stays as it is (see
        `gui.language.switch`)."""
        app = QCoreApplication.instance()
        assert app is not None
        for translator in self._translators:
            app.removeTranslator(translator)
        self._language, self._translators = language, translators_of(language)
        for translator in self._translators:
            app.installTranslator(translator)
        if used("system") != language or QLocale().name() != QLocale.system().name():
            QLocale.setDefault(QLocale.system() if used("system") == language else QLocale(language))


def translators_of(language: str) -> list[QTranslator]:
    """Qt's own texts and ours in a language, as far as there are any."""
    if language == ENGLISH:
        return []
    places = {f"qtbase_{language}": QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)}
    places[f"grundy_{language}"] = str(FOLDER)
    translators = [(QTranslator(), name, folder) for name, folder in places.items()]
    return [translator for translator, name, folder in translators if translator.load(name, folder)]


tongue = Tongue()
"""That of the program."""
