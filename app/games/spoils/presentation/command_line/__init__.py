"""Output of the command line for The Spoils: lines of text and JSON objects."""
