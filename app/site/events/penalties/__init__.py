"""Penalties of players: given, withdrawn, and their history."""
