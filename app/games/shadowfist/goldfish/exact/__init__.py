"""Exact chances: the opening hand, the first discards, and cards seen."""
