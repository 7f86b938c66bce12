"""Answers checked: a program's output compared with what the judge expects."""

from engine.verify.compare import verify
from engine.verify.report import Answer, Counts, Extra, Report, Status

__all__ = ["Answer", "Counts", "Extra", "Report", "Status", "verify"]
