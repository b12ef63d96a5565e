"""The cards that belong to no trade, played as printed."""
