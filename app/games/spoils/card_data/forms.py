"""Fields of the forms in which facts of The Spoils are entered."""

from collections.abc import Mapping
from typing import Final

from app.games.spoils.facts import Base, Supplied
from app.games.spoils.terms import CardType, Rarity, Supertype, Trade
from app.games.tabletop.card_data.banned import BANNED_FORM
from app.games.tabletop.card_data.kinds import FormField
from app.games.tabletop.card_data.sets import KNOWN_AS_OF, RELEASE_FIELDS


def _words(*values: object) -> tuple[str, ...]:
    return tuple(str(getattr(value, "value", value)) for value in values)


_LIST: Final = "Separate several with semicolons."
_NUMBER: Final = "Empty where none is printed; empty is not 0."

_CARDS: Final = (
    FormField("name", "Name", is_required=True),
    FormField("trade", "Trade", choices=_words(*Trade), is_required=True),
    FormField("type", "Type", choices=_words(*CardType), is_required=True),
    FormField("supertype", "Supertype", choices=_words(*Supertype)),
    FormField("subtypes", "Subtypes", _LIST),
    FormField("cost", "Cost", _NUMBER),
    FormField("threshold", "Threshold", "Letters of O G E D R V, as in OOR."),
    FormField("provides", "Provides", "Letters of O G E D R V."),
    FormField("strength", "Strength", "A bonus on items."),
    FormField("life", "Life"),
    FormField("speed", "Speed"),
    FormField("structure", "Structure"),
    FormField(
        "keywords", "Keywords", "As in covert; flip_up:2[GG]; unique:elzibeth; attach:character."
    ),
    FormField("influence", "Influence", "Factions only."),
    FormField(
        "starting_resources", "Starting resources", "Factions only, as in Obsession:1;staple:1."
    ),
    FormField("starting_draw_first", "First draw, going first", "Factions only."),
    FormField("starting_draw_second", "First draw, going second", "Factions only."),
)
_PRINTINGS: Final = (
    FormField(
        "id",
        "OCTGN id",
        "Deck files refer to the printing by this id. Leave empty to have one generated.",
        is_key=True,
    ),
    FormField("name", "Card", "The name of an existing card.", is_required=True),
    FormField("set", "Set", "A set's code.", is_required=True),
    FormField("number", "Number", "The collector number, empty where none is printed."),
    FormField("rarity", "Rarity", choices=_words(*Rarity), is_required=True),
    FormField("text", "Printed text", "Stored on this site only.", is_long=True),
)
_SETS: Final = (
    FormField("code", "Code", "Short, as in 2ED.", is_required=True, is_key=True),
    FormField("name", "Name", is_required=True),
    FormField("order", "Position in the release order", is_required=True),
    FormField("size", "Number of cards"),
    FormField("octgn_id", "OCTGN id"),
    *RELEASE_FIELDS,
)
_FORMATS: Final = (
    FormField("id", "Id", "Short, as in constructed.", is_required=True, is_key=True),
    FormField("name", "Name", is_required=True),
    FormField("base", "Based on", choices=_words(*Base), is_required=True),
    FormField("sets", "Sets", f"Set codes; {_LIST.lower()} Empty for all."),
    FormField("minimum", "Fewest cards", "Empty leaves it to the rules."),
    FormField("maximum", "Most cards"),
    FormField("copies", "Most copies of a name", "Empty leaves it to the rules."),
    FormField("sideboard", "Most cards in a sideboard"),
    FormField("rarities", "Rarities", f"Judged by printing. {_LIST} Empty for all."),
    FormField("supplied", "Supplied in limited", choices=_words(*Supplied)),
    FormField(
        "early_turn",
        "First deployable card by turn",
        ("A deck with no card that can be deployed by this turn gets a warning. 2 if empty."),
    ),
    FormField(
        "unknown",
        "Not known",
        (f"What is not known, in words; a format with an entry here gives no verdict. {_LIST}"),
    ),
    FormField("known_as_of", "Known as of", KNOWN_AS_OF),
    FormField("notes", "Notes", is_long=True),
)
FORMS: Final[Mapping[str, tuple[FormField, ...]]] = {
    "cards": _CARDS,
    "printings": _PRINTINGS,
    "sets": _SETS,
    "formats": _FORMATS,
    "banned": BANNED_FORM,
}
"""Kind -> the fields of its form."""
