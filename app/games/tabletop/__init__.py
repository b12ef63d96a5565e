"""Rules and values that games of cards and decks share.

Imports no game; a game passes in its own parts.
"""
