"""Deck checks: who is checked, the count at the table, what the judge decides."""
