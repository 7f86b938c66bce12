"""Unsaved documents kept in a journal while they are edited, and offered back after a crash."""
