"""The organizer's table of players, and the items that await a decision."""
