"""Collections: owned cards, wish list and trade list, by set, search and file."""
