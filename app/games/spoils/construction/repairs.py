"""The smallest set of changes after which a deck breaks no rule any more."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from app.games.spoils.construction.criteria import Criteria, Tally
from app.games.spoils.decklists import Zone
from app.games.spoils.facts import STAPLE_NAMES
from app.games.tabletop.construction import Bounds, Removal, Repair, merged, smallest_repair


def joint_repair(tally: Tally, criteria: Criteria) -> Repair | None:
    """The fewest copies to take out and put in so that every rule is kept.

    None if the deck cannot be made legal, because no faction is allowed or too few cards can
    still be added.
    """
    faction = faction_repair(tally, criteria)
    if faction is None:
        return None
    named, cards = criteria.catalogue.by_name, tally.cards
    bounds = Bounds(
        main=Zone.DECK,
        side=Zone.SIDEBOARD,
        minimum=criteria.minimum,
        maximum=criteria.format.maximum,
        side_maximum=criteria.format.sideboard,
        most=lambda name: criteria.most(cards[name]),
        suspects=criteria.suspects,
        room=lambda deck, side, enough: room(deck, side, criteria, enough=enough),
        may_join=lambda name: named[name].is_deck_card and may_be_added(name, criteria),
    )
    fixed = (*faction.remove, *tally.tokens, *tally.wrong_rarity)
    return smallest_repair(tally.deck, tally.side, bounds, fixed=fixed, choices=faction.choices)


def faction_repair(tally: Tally, criteria: Criteria) -> Repair | None:
    """The smallest change after which the deck has one allowed faction. Rules: 103.1a, 103.2a.

    None when no faction is allowed at all.
    """
    cards = tally.cards
    usable = [name for name in tally.factions if criteria.most(cards[name]) > 0]
    out = [
        Removal(name, copies, Zone.FACTION)
        for name, copies in tally.factions.items()
        if name not in usable
    ]
    if len(usable) == 1:
        surplus = tally.factions[usable[0]] - 1
        out += [Removal(usable[0], surplus, Zone.FACTION)] if surplus else []
        return Repair(merged(out))
    if usable:
        return Repair(merged(out), choices=tuple(sorted(usable)))
    choices = tuple(card.name for card in criteria.catalogue.factions if criteria.most(card) > 0)
    return Repair(merged(out), choices=choices) if choices else None


def room(
    deck: Mapping[str, int], side: Mapping[str, int], criteria: Criteria, *, enough: int
) -> int:
    """Count the cards that may still be added; stop counting at `enough`."""
    free = 0
    named = criteria.catalogue.by_name
    others = (name for name in named if name not in STAPLE_NAMES)
    for name in chain(STAPLE_NAMES, others):
        if free >= enough:
            break
        card = named.get(name)
        if card is not None and card.is_deck_card and may_be_added(name, criteria):
            free += max(0, criteria.most(card) - deck.get(name, 0) - side.get(name, 0))
    return free


def may_be_added(name: str, criteria: Criteria) -> bool:
    """True if the card has a printing of a rarity that the format allows."""
    card = criteria.catalogue.by_name[name]
    return criteria.format.rarities is None or any(
        criteria.allows_rarity(printing) for printing in criteria.catalogue.printings_of(card)
    )
