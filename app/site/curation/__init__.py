"""Pages for curators: card data added and corrected by form or file, always with a reason."""
