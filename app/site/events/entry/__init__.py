"""Joining an event: by oneself, after approval, or only from the organizer's list."""
