"""The kinds of facts of Shadowfist, with their columns."""

import re
from typing import Final

from app.games.tabletop.card_data.banned import BANNED
from app.games.tabletop.card_data.kinds import Column, FactKind, Row, kinds_of
from app.games.tabletop.card_data.sets import RELEASE_COLUMNS


def _texts(*names: str) -> tuple[Column, ...]:
    return tuple(Column(name) for name in names)


def _numbers(*names: str) -> tuple[Column, ...]:
    return tuple(Column(name, is_number=True) for name in names)


def _printing_id(row: Row) -> str:
    """The id of a printing that was entered without one: its title and its set."""
    title, code = row.get("title") or "", row.get("set") or ""
    slug = "_".join(re.findall("[a-z0-9]+", title.lower()))
    return f"{slug}_{code.lower()}" if slug and code else ""


_SETS: Final = FactKind(
    "sets",
    "set",
    (
        Column("code", is_required=True),
        Column("name", is_required=True),
        Column("order", is_number=True, is_required=True),
        Column("names"),
        *RELEASE_COLUMNS,
    ),
    key=("code",),
    unique=(("name",), ("order",)),
    together=(("released", "released_source"),),
)
_POOLS: Final = FactKind(
    "pools",
    "card pool",
    (Column("id", is_required=True), Column("name", is_required=True), Column("sets")),
    key=("id",),
    unique=(("name",),),
)
_WORDS: Final = FactKind(
    "words",
    "word of titles",
    (Column("word", is_required=True), Column("kind", is_required=True), Column("means")),
    key=("word",),
    several="words of titles",
)
_TITLES: Final = FactKind(
    "titles",
    "title",
    (Column("title", is_required=True), *_texts("no_max", "identity")),
    key=("title",),
)
_PRINTINGS: Final = FactKind(
    "printings",
    "printing",
    (
        Column("id", is_required=True),
        Column("title", is_required=True, refers_to="titles"),
        Column("set", is_required=True, refers_to="sets"),
        Column("rarity", is_required=True),
        Column("subtitle"),
        Column("type", is_required=True),
        *_texts("factions", "cost", "requires", "provides", "fighting"),
        *_numbers("power", "body"),
        *_texts("restrictions", "keywords", "play_costs", "subject", "effects"),
        Column("words_left", is_number=True, is_required=True, least=0),
    ),
    key=("id",),
    local=("text",),
    follows="title",
    made_key=_printing_id,
)
_TOKENS: Final = FactKind(
    "tokens",
    "token",
    (
        Column("title", is_required=True),
        Column("fighting", is_number=True, is_required=True, least=0),
        Column("cost", is_number=True, is_required=True, least=0),
        *_texts("resource", "keyword"),
    ),
    key=("title",),
)
_NOT_IN_DECKS: Final = FactKind(
    "not_in_decks",
    "card that no deck may hold",
    (
        Column("title", is_required=True, refers_to="titles"),
        Column("reason", is_required=True),
        *_texts("rule", "source"),
    ),
    key=("title",),
    follows="title",
    several="cards that no deck may hold",
)
_FORMATS: Final = FactKind(
    "formats",
    "format",
    (
        Column("id", is_required=True),
        Column("name", is_required=True),
        Column("aliases"),
        Column("base", is_required=True),
        Column("pool", is_required=True, refers_to="pools"),
        Column("construction", is_required=True),
        Column("players", is_required=True),
        Column("goal", is_number=True, is_required=True, least=1),
        *_numbers("copies"),
        Column("no_max_counts"),
        *_numbers("shares", "letters", "few_sites"),
        *_texts("known_as_of", "notes", "source"),
    ),
    key=("id",),
    unique=(("name",),),
)
_PRECONS: Final = FactKind(
    "precons",
    "preconstructed deck",
    (Column("id", is_required=True), Column("name", is_required=True, is_unique=True)),
    key=("id",),
)
_PRECON_LINES: Final = FactKind(
    "precon_lines",
    "line of a preconstructed deck",
    (
        Column("precon", is_required=True, refers_to="precons"),
        Column("printing", is_required=True, refers_to="printings"),
        Column("copies", is_number=True, is_required=True, least=1),
        Column("title", is_required=True, refers_to="titles"),
    ),
    key=("precon", "printing"),
    follows="title",
    several="lines of preconstructed decks",
)

_ERRATA: Final = FactKind(
    "errata",
    "erratum",
    (
        Column("title", is_required=True),
        *_texts("set", "field", "value"),
        Column("issued", is_required=True),
        Column("words", is_required=True),
        Column("source", is_required=True),
    ),
    key=("title", "issued"),
    several="errata",
)
"""Later corrections; one without a field is known in words only."""

KINDS: Final = kinds_of(
    _SETS,
    _POOLS,
    _WORDS,
    _TITLES,
    _PRINTINGS,
    _TOKENS,
    _NOT_IN_DECKS,
    _ERRATA,
    _FORMATS,
    BANNED,
    _PRECONS,
    _PRECON_LINES,
)
