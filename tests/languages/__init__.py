"""Commands for those who translate the program: ``python -m tests.languages --help``."""
