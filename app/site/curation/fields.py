"""What the forms for facts ask: the columns of each kind, in words."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from app.games.spoils.facts import Base, Listing, Supplied
from app.games.spoils.terms import CardType, Rarity, Supertype, Trade


@dataclass(frozen=True, slots=True)
class Column:
    """One field of a form: its name in the schema, its label, a note, its choices if closed."""

    name: str
    label: str
    note: str = ""
    choices: tuple[str, ...] = ()
    is_long: bool = False
    is_required: bool = False
    is_key: bool = False


def _words(*values: object) -> tuple[str, ...]:
    return tuple(str(getattr(value, "value", value)) for value in values)


_DAY: Final = "As in 2008-05-17."
_LIST: Final = "Several with semicolons."
_NUMBER: Final = "Empty where none is printed; empty is not 0."

_CARDS: Final = (
    Column("name", "Name", is_required=True),
    Column("trade", "Trade", choices=_words(*Trade), is_required=True),
    Column("type", "Type", choices=_words(*CardType), is_required=True),
    Column("supertype", "Supertype", choices=_words(*Supertype)),
    Column("subtypes", "Subtypes", _LIST),
    Column("cost", "Cost", _NUMBER),
    Column("threshold", "Threshold", "Letters of O G E D R V, as in OOR."),
    Column("provides", "Provides", "Letters of O G E D R V."),
    Column("strength", "Strength", "A bonus on items."),
    Column("life", "Life"),
    Column("speed", "Speed"),
    Column("structure", "Structure"),
    Column(
        "keywords", "Keywords", "As in covert; flip_up:2[GG]; unique:elzibeth; attach:character."
    ),
    Column("influence", "Influence", "Factions only."),
    Column(
        "starting_resources", "Starting resources", "Factions only, as in Obsession:1;staple:1."
    ),
    Column("starting_draw_first", "First draw, going first", "Factions only."),
    Column("starting_draw_second", "First draw, going second", "Factions only."),
)
_PRINTINGS: Final = (
    Column("id", "OCTGN id", "Decks name the printing by it.", is_required=True, is_key=True),
    Column("name", "Card", "The name of a card that is there.", is_required=True),
    Column("set", "Set", "A set's code.", is_required=True),
    Column("number", "Number", "The collector number, empty where none is printed."),
    Column("rarity", "Rarity", choices=_words(*Rarity), is_required=True),
    Column("text", "Printed text", "Kept in this site only.", is_long=True),
)
_SETS: Final = (
    Column("code", "Code", "Short, as in 2ED.", is_required=True, is_key=True),
    Column("name", "Name", is_required=True),
    Column("order", "Place in the order of release", is_required=True),
    Column("size", "Number of cards"),
    Column("octgn_id", "OCTGN id"),
    Column("released", "Released", f"{_DAY} Only with its source."),
    Column("released_source", "Source of the date"),
)
_FORMATS: Final = (
    Column("id", "Id", "Short, as in constructed.", is_required=True, is_key=True),
    Column("name", "Name", is_required=True),
    Column("base", "Based on", choices=_words(*Base), is_required=True),
    Column("sets", "Sets", f"Set codes; {_LIST.lower()} Empty for all."),
    Column("minimum", "Fewest cards", "Empty leaves it to the rules."),
    Column("maximum", "Most cards"),
    Column("copies", "Most copies of a name", "Empty leaves it to the rules."),
    Column("sideboard", "Most cards in a sideboard"),
    Column("rarities", "Rarities", f"Judged by printing. {_LIST} Empty for all."),
    Column("supplied", "Supplied in limited", choices=_words(*Supplied)),
    Column(
        "early_turn", "Something deployable by own turn", "A warning is due otherwise; 2 if empty."
    ),
    Column("unknown", "Not known", f"In words; a format with an entry gives no verdict. {_LIST}"),
    Column("notes", "Notes", is_long=True),
)
_BANNED: Final = (
    Column("format", "Format", "A format's id.", is_required=True, is_key=True),
    Column("name", "Name", "Of a card, also of a set that is not here yet.", is_required=True),
    Column("listing", "Listing", choices=_words(*Listing), is_required=True),
    Column("since", "Since", f"{_DAY} Empty if nobody knows."),
    Column("until", "Until before", _DAY),
    Column("source", "Source", "Who announced it, where.", is_required=True),
)

COLUMNS: Final[Mapping[str, tuple[Column, ...]]] = {
    "cards": _CARDS,
    "printings": _PRINTINGS,
    "sets": _SETS,
    "formats": _FORMATS,
    "banned": _BANNED,
}
"""Kind -> the fields of its form."""

SINGULAR: Final[Mapping[str, str]] = {
    "cards": "card",
    "printings": "printing",
    "sets": "set",
    "formats": "format",
    "banned": "banned-list entry",
    "packs": "pack",
    "precons": "preconstructed deck",
    "precon_lines": "line of a preconstructed deck",
}
"""Kind -> what one of it is called."""
