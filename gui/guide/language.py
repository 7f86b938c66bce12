"""Which language the guide is shown in."""

from gui.language.tongue import tongue


def guide_language() -> str:
    """The folder of pages for the language that the program speaks: ``en`` or ``zh_CN``."""
    return tongue.language
