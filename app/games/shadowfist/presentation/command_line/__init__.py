"""What the command line prints of Shadowfist: lines of text and JSON objects."""
