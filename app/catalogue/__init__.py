"""From `data/` to `cards.sqlite`, and from there to the frozen Catalogue."""

from app.catalogue.read import SHIPPED, read_catalogue

__all__ = ["SHIPPED", "read_catalogue"]
