"""Whole games between programs to look at. Nothing is stored: the address holds the game."""
