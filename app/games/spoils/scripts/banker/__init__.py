"""Scripts of the Banker's cards."""
