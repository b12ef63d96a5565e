"""A deck against many others, played by the computer: which games, and what they show."""
