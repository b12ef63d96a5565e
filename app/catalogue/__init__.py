"""From `data/` to `cards.sqlite`, and from written rows to the frozen Catalogue."""

from app.catalogue.read import SHIPPED, assemble, read_catalogue
from app.catalogue.rows import KEYS, Row, Rows, columns, key_of, read_rows

__all__ = [
    "KEYS",
    "SHIPPED",
    "Row",
    "Rows",
    "assemble",
    "columns",
    "key_of",
    "read_catalogue",
    "read_rows",
]
