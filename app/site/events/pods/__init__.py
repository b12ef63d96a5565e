"""Pods and seats of a limited event, and the clock of picks and of building decks."""
