"""What the cards of the Rogue do."""
