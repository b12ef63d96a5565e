"""How players join an event: by themselves, after approval, or only from the organizer's list."""
