"""Goldfish in the browser: how a deck runs, what its odds are, which hands to keep."""
