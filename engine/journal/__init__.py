"""The recovery journal: a file to which every change of a document goes, from which it can be made again after a crash.

Lines of JSON (see `engine.journal.frames`): first the document that the changes start from, with all identities, then
each change. Made and read without Qt, and by no means but a closed list of types: a journal may come from anybody.
"""

from engine.journal.fault import JournalError
from engine.journal.images import DocumentImage, image_of
from engine.journal.reading import Recovered, Summary, recover, summarise
from engine.journal.records import MOST_DRAFT, Drafted, State
from engine.journal.steps import Step, steps_of
from engine.journal.writing import SUFFIX, JournalFile

__all__ = [
    "MOST_DRAFT",
    "SUFFIX",
    "DocumentImage",
    "Drafted",
    "JournalError",
    "JournalFile",
    "Recovered",
    "State",
    "Step",
    "Summary",
    "image_of",
    "recover",
    "steps_of",
    "summarise",
]
