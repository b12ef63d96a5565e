"""Questions about a state: what texts say, which cards are meant, what numbers are now."""
