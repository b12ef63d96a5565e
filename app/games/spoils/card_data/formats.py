"""Reader of the written form of a format."""

from collections.abc import Iterable

from app.games.spoils.facts import EARLY_TURN, Base, Format, ListedName, Supplied
from app.games.spoils.terms import Rarity
from app.games.tabletop.card_data.fields import (
    Fields,
    member_of,
    number_of,
    parts_of,
    period_of,
    text_of,
    word_of,
)


def read_format(fields: Fields, listed: Iterable[ListedName] = ()) -> Format:
    """A format from the columns of `formats.csv` and its banned list.

    Raises FactError for the first field that cannot be read.
    """
    supplied = text_of("supplied", fields)
    early_turn = number_of("early_turn", fields, least=1)
    return Format(
        id=word_of("id", fields),
        name=word_of("name", fields),
        base=member_of(Base, "base", fields),
        sets=parts_of("sets", fields) or None,
        listed=tuple(listed),
        minimum=number_of("minimum", fields, least=1, most=999),
        maximum=number_of("maximum", fields, least=1, most=999),
        copies=number_of("copies", fields, least=1),
        sideboard=number_of("sideboard", fields, least=0, most=999),
        supplied=member_of(Supplied, "supplied", fields)
        if supplied
        else Supplied.STAPLES_AND_FACTIONS,
        early_turn=EARLY_TURN if early_turn is None else early_turn,
        rarities=_rarities(fields),
        unknown=parts_of("unknown", fields),
        notes=text_of("notes", fields),
        known_as_of=period_of("known_as_of", fields),
    )


def _rarities(fields: Fields) -> frozenset[Rarity] | None:
    named = parts_of("rarities", fields)
    return frozenset(member_of(Rarity, "rarities", {"rarities": r}) for r in named) or None
