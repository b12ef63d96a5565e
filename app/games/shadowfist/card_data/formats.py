"""Read the written form of sets, card pools and formats of Shadowfist."""

from collections.abc import Iterable, Mapping

from app.games.shadowfist.facts import (
    FEW,
    GOALS,
    Base,
    CardPool,
    CardSet,
    DeckRule,
    Format,
    ListedName,
    TableSize,
)
from app.games.tabletop.card_data.fields import (
    FactError,
    Fields,
    member_of,
    number_of,
    parts_of,
    period_of,
    text_of,
    word_of,
)
from app.games.tabletop.card_data.sets import read_release


def read_set(fields: Fields) -> CardSet:
    """A set from the columns of `sets.csv`. Raises FactError."""
    order = number_of("order", fields, least=0, most=9999)
    if order is None:
        raise FactError("order", "a set needs its position in the release order")
    release = read_release(fields)
    return CardSet(
        code=word_of("code", fields),
        name=word_of("name", fields),
        order=order,
        size=None,
        released=release.released,
        released_as=release.released_as,
        released_source=release.released_source,
        names=parts_of("names", fields),
    )


def read_pool_of_sets(fields: Fields) -> CardPool:
    """A card pool from the columns of `pools.csv`. Raises FactError."""
    sets = parts_of("sets", fields)
    return CardPool(word_of("id", fields), word_of("name", fields), sets or None)


def read_format(
    fields: Fields, pools: Mapping[str, CardPool], listed: Iterable[ListedName] = ()
) -> Format:
    """A format from the columns of `formats.csv` and its banned list. Raises FactError."""
    pool = word_of("pool", fields)
    if pool not in pools:
        raise FactError("pool", f"there is no card pool {pool!r}")
    table = member_of(TableSize, "players", fields)
    few = number_of("few_sites", fields, least=0, most=100)
    return Format(
        id=word_of("id", fields),
        name=word_of("name", fields),
        base=member_of(Base, "base", fields),
        sets=pools[pool].sets,
        listed=tuple(listed),
        copies=number_of("copies", fields, least=1),
        notes=text_of("notes", fields),
        known_as_of=period_of("known_as_of", fields),
        pool=pool,
        aliases=parts_of("aliases", fields),
        deck_rule=member_of(DeckRule, "construction", fields),
        table=table,
        goal=number_of("goal", fields, least=1) or GOALS[table],
        no_max_counts=bool(text_of("no_max_counts", fields)),
        shares=number_of("shares", fields, least=1),
        letters=number_of("letters", fields, least=1, most=26),
        few_sites=FEW if few is None else few,
        source=text_of("source", fields),
    )
