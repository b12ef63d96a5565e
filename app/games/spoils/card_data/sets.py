"""Readers of the written form of sets and printings."""

from collections.abc import Iterable, Mapping

from app.games.spoils.facts import Card, CardSet, Printing, PrintingId
from app.games.spoils.terms import Rarity
from app.games.tabletop.card_data.fields import (
    FactError,
    Fields,
    member_of,
    number_of,
    text_of,
    word_of,
)
from app.games.tabletop.card_data.sets import read_release


def read_set(fields: Fields, packs: Iterable[Fields] = ()) -> CardSet:
    """A set from the columns of `sets.csv`, and its packs from `packs.csv`.

    Raises FactError for the first field that cannot be read.
    """
    release = read_release(fields)
    order = number_of("order", fields, least=0, most=9999)
    if order is None:
        raise FactError("order", "a set needs its position in the release order")
    return CardSet(
        code=word_of("code", fields),
        name=word_of("name", fields),
        order=order,
        size=number_of("size", fields, least=0, most=9999),
        octgn_id=text_of("octgn_id", fields) or None,
        released=release.released,
        released_as=release.released_as,
        released_source=release.released_source,
        pack=dict(read_pack(pack) for pack in packs),
    )


def read_pack(fields: Fields) -> tuple[Rarity, int]:
    """Return a rarity and the number of cards of it in a pack.

    Raises FactError if the number is missing or below 1, or the rarity is unknown.
    """
    cards = number_of("cards", fields, least=1)
    if cards is None:
        raise FactError("cards", "a pack needs the number of cards of this rarity")
    return member_of(Rarity, "rarity", fields), cards


def read_printing(
    fields: Fields, cards: Mapping[str, Card], sets: Mapping[str, CardSet]
) -> Printing:
    """A printing from the columns of `printings.csv`.

    Raises FactError for the first field that cannot be read, or that names a card or set
    that is not there.
    """
    name, code = word_of("name", fields), word_of("set", fields)
    if name not in cards:
        raise FactError("name", f"there is no card {name!r}")
    if code not in sets:
        raise FactError("set", f"there is no set {code!r}")
    return Printing(
        id=PrintingId(word_of("id", fields).lower()),
        card=cards[name],
        set=sets[code],
        number=number_of("number", fields, least=0, most=9999),
        rarity=member_of(Rarity, "rarity", fields),
        text=text_of("text", fields) or None,
    )
