"""Searching through decks: counts of cards in double brackets, and facts of the decks."""
