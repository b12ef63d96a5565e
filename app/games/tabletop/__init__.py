"""What games of cards and decks share. Imports no game; a game passes in what is its own."""
