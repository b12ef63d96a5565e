"""Rounds: pairings, results, standings, the clock."""
