"""Webhooks: programs elsewhere are told of each change of a deck or an event."""
