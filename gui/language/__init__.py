"""The language of the program: which it is, Qt's translators for it, and what is said anew when it changes."""
