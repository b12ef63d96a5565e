"""Battles of games without decks. Nothing is stored: the address of a battle holds all of it."""
