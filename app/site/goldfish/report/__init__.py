"""Simulation of many games: the report, its panel in the builder, and comparisons of decks."""
