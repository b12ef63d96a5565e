"""What the command line prints of The Spoils: lines of text and JSON objects."""
