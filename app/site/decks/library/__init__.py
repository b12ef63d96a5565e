"""The list of the visitor's decks, its search, and new decks."""
