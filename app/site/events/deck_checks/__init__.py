"""Deck checks: selection of players, the count at the table, the judge's decision."""
