"""Attacks in words: for the page, the command line and JSON. No rule is decided here."""
