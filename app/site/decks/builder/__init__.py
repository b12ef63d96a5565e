"""The builder: one deck, its changes and what its page shows."""
