"""Actions on several players at once."""
