"""Gauntlets: the computer plays a deck against the preconstructed decks."""
