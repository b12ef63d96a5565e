"""Scripts of the Arcanist's cards."""
