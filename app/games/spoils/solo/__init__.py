"""Games on the referee against an opponent who does nothing, and what they say of the model."""
