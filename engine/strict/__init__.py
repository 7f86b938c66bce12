"""Strict validation: all that a judge's validator would refuse in a text, each with its place."""

from engine.strict.examine import Examined, examine, findings
from engine.strict.source import whole_text

__all__ = ["Examined", "examine", "findings", "whole_text"]
