"""The judges' text formats: one module a format, found by name through `registry`, by content through `detect`."""
