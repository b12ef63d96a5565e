"""The kinds of facts of The Spoils, with their columns."""

from typing import Final
from uuid import UUID, uuid5

from app.games.tabletop.card_data.banned import BANNED
from app.games.tabletop.card_data.kinds import Column, FactKind, Row, kinds_of
from app.games.tabletop.card_data.sets import RELEASE_COLUMNS


def _texts(*names: str) -> tuple[Column, ...]:
    return tuple(Column(name) for name in names)


def _numbers(*names: str) -> tuple[Column, ...]:
    return tuple(Column(name, is_number=True) for name in names)


_OWN_PRINTINGS: Final = UUID("6a2b1c0e-6f0b-4d5c-9a53-2f1d0c5e7b41")
"""Ids that are made from set, number and name differ from all that OCTGN gives."""


def _printing_id(row: Row) -> str:
    """The id of a printing that was entered without one: the same for the same printing."""
    if not row.get("set") or not row.get("name"):
        return ""
    return str(uuid5(_OWN_PRINTINGS, f"{row['set']}/{row.get('number') or ''}/{row['name']}"))


_SETS: Final = FactKind(
    "sets",
    "set",
    (
        Column("code", is_required=True),
        Column("name", is_required=True),
        Column("order", is_number=True, is_required=True),
        Column("size", is_number=True),
        Column("octgn_id", is_unique=True),
        *RELEASE_COLUMNS,
    ),
    key=("code",),
    unique=(("name",), ("order",)),
    together=(("released", "released_source"),),
)
_PACKS: Final = FactKind(
    "packs",
    "pack",
    (
        Column("set", is_required=True, refers_to="sets"),
        Column("rarity", is_required=True),
        Column("cards", is_number=True, is_required=True, least=1),
    ),
    key=("set", "rarity"),
)
_CARDS: Final = FactKind(
    "cards",
    "card",
    (
        Column("name", is_required=True),
        Column("trade", is_required=True),
        Column("supertype"),
        Column("type", is_required=True),
        Column("subtypes"),
        *_numbers("cost"),
        *_texts("threshold", "provides"),
        *_numbers("strength", "life", "speed", "structure"),
        Column("keywords"),
        *_numbers("influence"),
        Column("starting_resources"),
        *_numbers("starting_draw_first", "starting_draw_second"),
    ),
    key=("name",),
)
_PRINTINGS: Final = FactKind(
    "printings",
    "printing",
    (
        Column("id", is_required=True),
        Column("set", is_required=True, refers_to="sets"),
        Column("number", is_number=True),
        Column("rarity", is_required=True),
        Column("name", is_required=True, refers_to="cards"),
    ),
    key=("id",),
    unique=(("set", "number"),),
    local=("text",),
    follows="name",
    made_key=_printing_id,
)
_FORMATS: Final = FactKind(
    "formats",
    "format",
    (
        Column("id", is_required=True),
        Column("name", is_required=True),
        Column("base", is_required=True),
        Column("sets"),
        *_numbers("minimum", "maximum", "copies", "sideboard"),
        Column("supplied"),
        *_numbers("early_turn"),
        *_texts("rarities", "unknown", "known_as_of", "notes"),
    ),
    key=("id",),
    unique=(("name",),),
)
_PRECONS: Final = FactKind(
    "precons",
    "preconstructed deck",
    (
        Column("id", is_required=True),
        Column("name", is_required=True, is_unique=True),
        Column("faction", is_required=True, refers_to="printings"),
    ),
    key=("id",),
)
_PRECON_LINES: Final = FactKind(
    "precon_lines",
    "line of a preconstructed deck",
    (
        Column("precon", is_required=True, refers_to="precons"),
        Column("printing", is_required=True, refers_to="printings"),
        Column("copies", is_number=True, is_required=True, least=1),
        Column("starting"),
        Column("name", is_required=True, refers_to="cards"),
    ),
    key=("precon", "printing", "starting"),
    follows="name",
    several="lines of preconstructed decks",
)

KINDS: Final = kinds_of(
    _SETS, _PACKS, _CARDS, _PRINTINGS, _FORMATS, BANNED, _PRECONS, _PRECON_LINES
)
