"""Presenter mode: the document on the whole screen, in large letters, with few panels."""
