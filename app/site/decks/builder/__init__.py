"""The deck builder: one deck, its changes and its page."""
