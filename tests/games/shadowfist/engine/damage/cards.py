"""Characters and Sites for the tests of damage; keys count up."""

from collections.abc import Iterable
from itertools import count

from app.games.shadowfist.engine.damage.combatants import Combatant, Counters
from app.games.shadowfist.engine.damage.modifiers import Modifier
from app.games.shadowfist.terms import CardType, Keyword

_KEYS = count(1)


def character(
    fighting: int,
    *keywords: Keyword,
    damage: int = 0,
    toughness: int = 0,
    inflicting: Iterable[Modifier] = (),
    taking: Iterable[Modifier] = (),
    stays_at_zero: bool = False,
    immune_to: Iterable[Combatant] = (),
) -> Combatant:
    """A Character with this Fighting and so much ordinary damage."""
    key = next(_KEYS)
    return Combatant(
        key=key,
        name=f"Character {key}",
        type=CardType.CHARACTER,
        score=fighting,
        keywords=frozenset(keywords),
        counters=Counters(damage),
        toughness=toughness,
        inflicting=tuple(inflicting),
        taking=tuple(taking),
        stays_at_zero=stays_at_zero,
        immune_to=frozenset(each.key for each in immune_to),
    )


def site(
    body: int, *, feng_shui: bool = True, damage: int = 0, taking: Iterable[Modifier] = ()
) -> Combatant:
    """A Site with this Body and so much ordinary damage."""
    key = next(_KEYS)
    return Combatant(
        key=key,
        name=f"Site {key}",
        type=CardType.FENG_SHUI_SITE if feng_shui else CardType.SITE,
        score=body,
        counters=Counters(damage),
        taking=tuple(taking),
    )
