"""Staples for the copies a deck still lacks: the split that its thresholds ask for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from app.games.capabilities.fillers import Fillers
from app.games.offers import own
from app.games.spoils.decklists import Decklist, Line, Zone
from app.games.spoils.facts import STAPLE_NAMES, Catalogue, Threshold, staple_name
from app.games.spoils.terms import CardType, Icon
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue

RESOURCE_SHARE: Final = Fraction(1, 3)
"""About what decks hold as resources; the preconstructed ones hold 31 to 36 of 100 cards."""


def fill_with_staples(decklist: Decklist, copies: int, catalogue: Catalogue) -> tuple[Line, ...]:
    """Lines of staple resources, `copies` together, for the icons the deck lacks most.

    Each copy goes to the icon with the highest ratio of icons asked for to icons provided. A
    deck that asks for nothing gets the icon its faction starts with, else Obsession.
    """
    asked, given = demanded(decklist), supplied(decklist)
    stapled = [icon for icon in Icon if icon is not Icon.VOLITION]
    if not any(asked[icon] for icon in stapled):
        asked = _of_faction(decklist)
    added: Counter[Icon] = Counter()
    for _ in range(copies):
        lacking = max(stapled, key=lambda icon: asked[icon] / (given[icon] + added[icon] + 1))
        added[lacking] += 1
    return tuple(
        Line.main(catalogue.newest_printing(catalogue.by_name[staple_name(icon)]), added[icon])
        for icon in stapled
        if added[icon]
    )


def room_for_staples(decklist: Decklist, size: int) -> int:
    """Return the number of staples that a deck of `size` cards in the end can still take.

    Resources then make up at most `RESOURCE_SHARE` of it; the rest of the room is left for cards
    that put the resources to use.
    """
    held = sum(x.copies for x in _counted(decklist) if x.card.type is CardType.RESOURCE)
    return max(0, int(size * RESOURCE_SHARE) - held)


def demanded(decklist: Decklist) -> Threshold:
    """The icons of all thresholds in the deck together, copy by copy."""
    return _sum((line.card.threshold, line.copies) for line in _counted(decklist))


def supplied(decklist: Decklist) -> Threshold:
    """The icons that all cards of the deck provide together. Rules: 405.1."""
    return _sum((line.card.provides, line.copies) for line in _counted(decklist))


def _counted(decklist: Decklist) -> list[Line]:
    return [line for line in decklist.lines if line.counts]


def _of_faction(decklist: Decklist) -> Threshold:
    for line in decklist.in_zone(Zone.FACTION):
        faction = line.card.faction
        if faction is not None and faction.starting_icons:
            return faction.starting_icons
    return Threshold.of([Icon.OBSESSION])


def _sum(parts: Iterable[tuple[Threshold, int]]) -> Threshold:
    counts = [0] * len(Icon)
    for icons, copies in parts:
        for place, count in enumerate(icons.counts):
            counts[place] += count * copies
    o, g, e, d, r, v = counts
    return Threshold((o, g, e, d, r, v))


class SpoilsFillers(Fillers):
    """The staple resources."""

    names = frozenset(STAPLE_NAMES)
    title = "staples"

    def fill(self, deck: AnyDecklist, copies: int, catalogue: AnyCatalogue) -> tuple[Line, ...]:
        return fill_with_staples(own(deck, Decklist), copies, own(catalogue, Catalogue))

    def room(self, deck: AnyDecklist, size: int) -> int:
        return room_for_staples(own(deck, Decklist), size)

    def are_asked(self, deck: AnyDecklist) -> bool:
        return bool(demanded(own(deck, Decklist)).total)
