"""What the organizer enters of an event: made, shown again, changed."""
