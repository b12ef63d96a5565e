"""Import and export of decks as text, files and printouts."""
