"""Games of people against each other: made, joined and played by link."""
