"""The search language: one grammar for cards everywhere.

`parse` reads a query, `search` answers it over a Catalogue or a SearchIndex, `explain`
tells it back in words. The table of fields in `fields` drives parser, matcher, echo and
help alike.
"""

from app.games.spoils.search.context import NO_CONTEXT, Context, Texts
from app.games.spoils.search.errors import MissingContextError, QueryError
from app.games.spoils.search.fields import FIELDS, NAMES
from app.games.spoils.search.flags import FLAGS, Flag
from app.games.spoils.search.index import SearchIndex
from app.games.spoils.search.keywords import keywords_of
from app.games.spoils.search.language import Field
from app.games.spoils.search.nodes import Arrangement, Direction, Display, Order, Unique
from app.games.spoils.search.query import Query, Result, explain, parse, search
from app.games.spoils.search.rows import Found, Rows

__all__ = [
    "FIELDS",
    "FLAGS",
    "NAMES",
    "NO_CONTEXT",
    "Arrangement",
    "Context",
    "Direction",
    "Display",
    "Field",
    "Flag",
    "Found",
    "MissingContextError",
    "Order",
    "Query",
    "QueryError",
    "Result",
    "Rows",
    "SearchIndex",
    "Texts",
    "Unique",
    "explain",
    "keywords_of",
    "parse",
    "search",
]
