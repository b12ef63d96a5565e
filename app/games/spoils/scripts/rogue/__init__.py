"""Scripts of the Rogue's cards."""
