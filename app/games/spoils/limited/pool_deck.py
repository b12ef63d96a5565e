"""A deck from a pool: two icons, the best cards that they allow, staples and a faction."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Final

from app.games.spoils.construction import RESOURCE_SHARE, fill_with_staples
from app.games.spoils.decklists import Decklist, Line
from app.games.spoils.facts import Card, Catalogue, Printing
from app.games.spoils.terms import Icon

ICONS: Final = 2
"""The most kinds of icons that a deck asks for."""

DEEP: Final = 0.35
"""The worth that a card loses for each icon of its threshold beyond the second."""


def build_deck(
    pool: Iterable[Printing], size: int, worth: Mapping[str, float], catalogue: Catalogue
) -> Decklist:
    """A deck of `size` cards and a faction; the rest of the pool stays out.

    About a third are staples, more where the pool has too few cards for two icons. Rules: 103.2.
    """
    held = sorted(
        (one for one in pool if one.card.is_deck_card and not one.card.is_basic),
        key=lambda one: (-_value(one.card, worth), one.card.name, one.id),
    )
    wanted = size - int(size * RESOURCE_SHARE)
    chosen: list[Printing] = []
    best: tuple[int, float] | None = None
    for pair in combinations((icon for icon in Icon if icon is not Icon.VOLITION), ICONS):
        playable = [one for one in held if one.card.threshold.icons <= set(pair)][:wanted]
        score = (len(playable), sum(_value(one.card, worth) for one in playable))
        if best is None or score > best:
            best, chosen = score, playable
    copies = Counter(one.id for one in chosen)
    lines = [Line.main(catalogue.by_printing[id_], number) for id_, number in copies.items()]
    deck = Decklist(lines=tuple(lines))
    staples = fill_with_staples(deck, size - len(chosen), catalogue)
    faction = Line.main(catalogue.newest_printing(_faction(chosen, catalogue)), 1)
    return Decklist(lines=(faction, *lines, *staples)).merged()


def _value(card: Card, worth: Mapping[str, float]) -> float:
    deepest = max((number for _, number in card.threshold), default=0)
    return worth.get(card.name, 0.0) - DEEP * max(0, deepest - 2)


def _faction(chosen: Iterable[Printing], catalogue: Catalogue) -> Card:
    """The faction that starts with most of the icons asked for; by name where equal."""
    asked: Counter[Icon] = Counter()
    for one in chosen:
        for icon, number in one.card.threshold:
            asked[icon] += number

    def value(card: Card) -> tuple[int, int]:
        assert card.faction is not None
        starts = card.faction.starting_icons
        return sum(asked[icon] for icon, _ in starts), card.faction.starting_staples

    return max(catalogue.factions, key=value)
