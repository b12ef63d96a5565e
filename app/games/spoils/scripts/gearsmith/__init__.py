"""Scripts of the Gearsmith's cards."""
