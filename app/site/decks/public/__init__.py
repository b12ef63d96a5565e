"""Decks that their owners chose to list: finding them, likes, reports and decisions."""
