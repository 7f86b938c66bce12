"""A gallery of what the program looks like: ``python -m tests.gallery --help``."""
