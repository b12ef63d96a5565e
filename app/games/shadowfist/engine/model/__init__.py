"""The values that a game consists of."""
