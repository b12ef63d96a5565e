"""Shadowfist's cards and decks as pages show them, as plain values."""
