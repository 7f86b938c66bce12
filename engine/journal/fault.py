"""What is wrong with a journal, in words."""


class JournalError(ValueError):
    """A journal that cannot be read, or a part of one that makes no sense."""
