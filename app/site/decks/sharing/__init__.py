"""Sharing, copying and deleting decks."""
