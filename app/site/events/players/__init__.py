"""The players of an event: added, renamed, removed, put back."""
