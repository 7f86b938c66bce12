"""Known wrong solutions, and which of them an output looks like."""

from engine.mistakes.diagnose import Diagnosis, diagnose
from engine.mistakes.mistake import Mistake

__all__ = ["Diagnosis", "Mistake", "diagnose"]
