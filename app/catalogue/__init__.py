"""From `data/` to `cards.sqlite`, and from there to the frozen Catalogue of a game."""

from app.catalogue.read import SHIPPED, read_catalogue, read_rows

__all__ = ["SHIPPED", "read_catalogue", "read_rows"]
