"""Cards: search and browse, a page per card, the owner's images."""
