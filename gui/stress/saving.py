"""An input written into a file, with the judge's answers beside it."""

from pathlib import Path

from engine.atomic_file import write_atomically
from engine.stress import Found
from gui.files.dialogs import Dialogs
from gui.files.export import answers_path
from gui.language.spoken import spoken
from gui.stress.texts import tr


def save_input(found: Found, dialogs: Dialogs, folder: Path) -> str:
    """Ask where, and write both; gives a sentence about it, or "" if it was not wanted.

    Nothing is half written, and a file that nobody has named is replaced only if a person says so.
    """
    patterns = " ".join(found.form.file_patterns)
    filters = [tr("Judge texts ({0})").format(patterns), tr("All files (*)")]
    path = dialogs.ask_save_path(tr("Save input"), filters, folder / f"{found.form.name}-counterexample.in")
    if path is None:
        return ""
    beside = answers_path(path)
    if beside.exists() and not dialogs.confirm_replace(beside):
        return ""
    try:
        # The answers first: an input without them is no test.
        write_atomically(beside, found.expected.encode())
        write_atomically(path, found.text.encode())
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        dialogs.show_error(tr("Not saved"), tr("{0} could not be written.").format(path.name), spoken(reason))
        return ""
    return tr("Saved {0} with the right answers in {1}").format(path.name, beside.name)
