"""What the forms for facts of Shadowfist ask."""

from collections.abc import Mapping
from typing import Final

from app.games.shadowfist.terms import CardType, Rarity
from app.games.tabletop.card_data.forms import FormField

_LIST: Final = "Separate several with semicolons."
_NUMBER: Final = "A number, X or *. Empty where none is printed; empty is not 0."
_LETTERS: Final = "Letters as in the search, such as aaC."
_YES: Final = "yes, or empty."

_TITLES: Final = (
    FormField("title", "Title", is_required=True, is_key=True),
    FormField("no_max", "No Max", f"{_YES} Rule 49.3."),
    FormField("identity", "Identity", "The title that it counts as, too. Rule 49.1."),
)
_PRINTINGS: Final = (
    FormField(
        "id", "Id", "Deck files refer to the printing by this id.", is_required=True, is_key=True
    ),
    FormField("title", "Title", "An existing title.", is_required=True),
    FormField("set", "Set", "A set's code.", is_required=True),
    FormField("rarity", "Rarity", choices=tuple(it.value for it in Rarity), is_required=True),
    FormField("subtitle", "Subtitle"),
    FormField("type", "Type", choices=tuple(it.value for it in CardType), is_required=True),
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
        "How many words of the text the facts leave out; 0 if they say all of the card.",
        is_required=True,
    ),
    FormField("text", "Printed text", "Stored on this site only.", is_long=True),
)
_SETS: Final = (
    FormField("code", "Code", "Short, as in CIK.", is_required=True, is_key=True),
    FormField("name", "Name", is_required=True),
    FormField("order", "Position in the release order", is_required=True),
    FormField("names", "Other names", f"As lists and files have them. {_LIST}"),
)
_POOLS: Final = (
    FormField("id", "Id", "Short, as in modern.", is_required=True, is_key=True),
    FormField("name", "Name", is_required=True),
    FormField("sets", "Sets", f"Set codes; {_LIST.lower()} Empty for all."),
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
    "not_in_decks": _NOT_IN_DECKS,
}
"""Kind -> the fields of its form. Formats are files, see `docs/shadowfist.md`."""
