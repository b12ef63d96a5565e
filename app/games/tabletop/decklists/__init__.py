"""Decklists of any card game: files they come in, lines and zones, hash and differences."""
