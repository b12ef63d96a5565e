"""Build `cards.sqlite` from `data/` and read it into one frozen Catalogue per game."""

from app.catalogue.read import SHIPPED, read_catalogue, read_rows

__all__ = ["SHIPPED", "read_catalogue", "read_rows"]
