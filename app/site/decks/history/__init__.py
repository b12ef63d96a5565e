"""Versions of a deck: undo, redo, names and differences."""
