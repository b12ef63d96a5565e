"""Who may read a deck, its links, copies and the end of it."""
