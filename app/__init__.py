"""Threshold: cards, decks, verdicts, registration and goldfish for The Spoils."""
