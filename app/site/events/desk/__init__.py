"""The organizer's table of players, and what waits for an answer beside it."""
