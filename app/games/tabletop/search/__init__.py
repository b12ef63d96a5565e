"""The search language: one grammar for the cards and decks of any game.

A game passes a `CardLanguage`: its fields, flags and orders, one row each. The rows drive
parser, matcher, echo and help alike.
"""

from app.games.tabletop.search.context import NO_CONTEXT, Context, Texts
from app.games.tabletop.search.errors import MissingContextError, QueryError
from app.games.tabletop.search.flags import Flag
from app.games.tabletop.search.index import SearchIndex
from app.games.tabletop.search.language import Field, Language
from app.games.tabletop.search.nodes import Arrangement, Direction, Display, Unique
from app.games.tabletop.search.query import CardLanguage, Query, SearchResult

__all__ = [
    "NO_CONTEXT",
    "Arrangement",
    "CardLanguage",
    "Context",
    "Direction",
    "Display",
    "Field",
    "Flag",
    "Language",
    "MissingContextError",
    "Query",
    "QueryError",
    "SearchIndex",
    "SearchResult",
    "Texts",
    "Unique",
]
