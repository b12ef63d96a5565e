"""Decks as text, files and paper, in and out."""
