"""Goldfish pages: simulations, exact odds, opening hands and games by hand."""
