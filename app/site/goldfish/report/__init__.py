"""Many games: the report, its panel in the builder, decks side by side."""
