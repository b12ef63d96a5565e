"""What TERRUS offers to site and command line, bound to its own types."""
