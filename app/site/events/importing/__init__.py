"""Importing an event that another site exported."""
