"""The texts of the table as people read them."""

from PySide6.QtCore import QCoreApplication, QLocale

from gui.settings.setting import Setting, Value
from gui.settings.table import PAGES


def tr(text: str) -> str:
    """A text of the settings in the language of the program."""
    return QCoreApplication.translate("Settings", text)


def value_words(setting: Setting, value: Value) -> str:
    """What a setting is, as the dialog says it."""
    if isinstance(value, bool):
        return tr("on") if value else tr("off")
    if setting.choices:
        return tr(next(choice.label for choice in setting.choices if choice.value == value))
    if setting.zero and value == 0:
        return tr(setting.zero)
    # A number and its unit stay on one line.
    return number_words(value, setting.unit) + tr(setting.suffix).replace(" ", "\N{NO-BREAK SPACE}")


def number_words(value: Value, unit: int) -> str:
    """A number in units of so much, as the language writes it."""
    number = float(value) / unit
    return QLocale().toString(int(number)) if number.is_integer() else QLocale().toString(number)


def matches(words: str, *texts: str) -> bool:
    """Whether each of the words stands in one of the texts; upper and lower case are one."""
    text = " ".join(texts).casefold()
    return all(word in text for word in words.casefold().split())


def setting_matches(words: str, setting: Setting) -> bool:
    """Whether a setting is about the words: its title, its help, its page, or what it may be."""
    labels = (tr(choice.label) for choice in setting.choices)
    return matches(words, tr(setting.title), tr(setting.help), tr(PAGES[setting.page]), *labels)
