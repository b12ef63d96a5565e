"""The visitor's decks together: the list, its search, and new ones."""
