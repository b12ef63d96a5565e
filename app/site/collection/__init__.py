"""Collection: what is owned, wished for and traded, by set, by search and by file."""
