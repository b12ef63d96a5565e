"""The search language of Shadowfist: its fields, flags and orders, and what is bound to them."""

from app.games.shadowfist.search.fields import CARDS
from app.games.shadowfist.search.flags import FLAGS
from app.games.shadowfist.search.index import SearchIndex

__all__ = ["CARDS", "FLAGS", "SearchIndex"]
