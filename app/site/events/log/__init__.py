"""The log of an event: written with each change, shown and exported."""
