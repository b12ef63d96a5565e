"""What the cards of the Arcanist do."""
