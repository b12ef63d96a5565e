"""Questions in the forms for facts of Shadowfist."""

from collections.abc import Mapping
from enum import Enum
from typing import Final

from app.games.shadowfist.facts import Base, DeckRule, TableSize
from app.games.shadowfist.terms import CardType, Rarity
from app.games.tabletop.card_data.banned import BANNED_FORM
from app.games.tabletop.card_data.kinds import FormField
from app.games.tabletop.card_data.sets import KNOWN_AS_OF, RELEASE_FIELDS


def _words(*values: Enum) -> tuple[str, ...]:
    return tuple(str(value.value) for value in values)


_LIST: Final = "Separate several with semicolons."
_NUMBER: Final = "A number, X or *. Empty where none is printed; empty is not 0."
_LETTERS: Final = "Letters as in the search, such as aaC."
_YES: Final = "yes, or empty."

_TITLES: Final = (
    FormField("title", "Title", is_required=True, is_key=True),
    FormField("no_max", "No Max", f"{_YES} Rule 49.3."),
    FormField("identity", "Identity", "The title that it also counts as. Rule 49.1."),
)
_PRINTINGS: Final = (
    FormField(
        "id",
        "Id",
        "Deck files refer to the printing by this id. Leave empty to have one generated.",
        is_key=True,
    ),
    FormField("title", "Title", "An existing title.", is_required=True),
    FormField("set", "Set", "A set's code.", is_required=True),
    FormField("rarity", "Rarity", choices=_words(*Rarity), is_required=True),
    FormField("subtitle", "Subtitle"),
    FormField("type", "Type", choices=_words(*CardType), is_required=True),
    FormField("factions", "Factions", _LIST),
    FormField("cost", "Cost", _NUMBER),
    FormField("requires", "Requires", _LETTERS),
    FormField("provides", "Provides", _LETTERS),
    FormField("fighting", "Fighting", _NUMBER),
    FormField("power", "Power"),
    FormField("body", "Body"),
    FormField("restrictions", "Restrictions", f"As in Unique. {_LIST}"),
    FormField("keywords", "Keywords", f"As in Guts or Toughness:1. {_LIST}"),
    FormField("play_costs", "Other costs to play it", "In the notation of the card data."),
    FormField("subject", "Subject", "What a State is played on."),
    FormField("effects", "Effects", "In the notation of the card data."),
    FormField(
        "words_left",
        "Words left",
        "How many words of the text the facts leave out; 0 if they cover the whole text.",
        is_required=True,
    ),
    FormField("text", "Printed text", "Stored on this site only.", is_long=True),
)
_SETS: Final = (
    FormField("code", "Code", "Short, as in CIK.", is_required=True, is_key=True),
    FormField("name", "Name", is_required=True),
    FormField("order", "Position in the release order", is_required=True),
    FormField("names", "Other names", f"As lists and files have them. {_LIST}"),
    *RELEASE_FIELDS,
)
_POOLS: Final = (
    FormField("id", "Id", "Short, as in modern.", is_required=True, is_key=True),
    FormField("name", "Name", is_required=True),
    FormField("sets", "Sets", f"Set codes; {_LIST.lower()} Empty for all."),
)
_FORMATS: Final = (
    FormField("id", "Id", "Short, as in modern.", is_required=True, is_key=True),
    FormField("name", "Name", is_required=True),
    FormField("aliases", "Other names", _LIST),
    FormField("base", "Based on", choices=_words(*Base), is_required=True),
    FormField("pool", "Card pool", "The id of a card pool.", is_required=True),
    FormField("construction", "Deck construction", choices=_words(*DeckRule), is_required=True),
    FormField("players", "Players", choices=_words(*TableSize), is_required=True),
    FormField("goal", "Feng Shui Sites to win", is_required=True),
    FormField("copies", "Maximum copies of a title", "Leave empty to use the limit in the rules."),
    FormField("no_max_counts", "No Max titles are also limited", _YES),
    FormField("shares", "Cards that share a designator"),
    FormField("letters", "Allowed first letters of titles"),
    FormField(
        "few_sites",
        "Warn below this chance (%)",
        "The chance of Sites and Foundations in the first hand. 90 if empty.",
    ),
    FormField("known_as_of", "Known as of", KNOWN_AS_OF),
    FormField("notes", "Notes", is_long=True),
    FormField("source", "Source"),
)
_NOT_IN_DECKS: Final = (
    FormField("title", "Title", "An existing title.", is_required=True, is_key=True),
    FormField("reason", "Reason", "A sentence for players.", is_required=True),
    FormField("rule", "Rule"),
    FormField("source", "Source"),
)

FORMS: Final[Mapping[str, tuple[FormField, ...]]] = {
    "titles": _TITLES,
    "printings": _PRINTINGS,
    "sets": _SETS,
    "pools": _POOLS,
    "formats": _FORMATS,
    "banned": BANNED_FORM,
    "not_in_decks": _NOT_IN_DECKS,
}
"""Kind -> the fields of its form."""
