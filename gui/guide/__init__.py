"""The user guide: pages of Markdown in resources/guide, found, searched and shown in a window of their own."""
