"""The public page of an event, where players join."""
