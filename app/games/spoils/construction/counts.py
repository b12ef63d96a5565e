"""The counts of a decklist that the rules look at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from app.games.spoils.construction.criteria import Criteria
from app.games.spoils.decklists import Decklist, Line, Zone
from app.games.spoils.facts import Card
from app.games.tabletop.construction import Removal, removals

# Python 3.11 looks members of an enumeration up by a call: too dear once per line.
_DECK: Final = Zone.DECK
_FACTION: Final = Zone.FACTION


class Tally(NamedTuple):
    """Copies by name: the deck (601.1b: starting resources are in it), factions, sideboard.

    The sideboard is counted only where the format has one. `tokens` and `wrong_rarity`
    are lines that have to go whatever else is in the deck; `cards` has every name.
    `faction` is the card, if there is exactly one copy of exactly one.
    """

    deck: Mapping[str, int]
    side: Mapping[str, int]
    factions: Mapping[str, int]
    tokens: tuple[Removal, ...]
    wrong_rarity: tuple[Removal, ...]
    cards: Mapping[str, Card]
    faction: Card | None

    @classmethod
    def of(cls, decklist: Decklist, criteria: Criteria) -> Tally:
        """Count the lines. Order, splitting and merging of lines make no difference."""
        deck: dict[str, int] = {}
        side: dict[str, int] = {}
        factions: dict[str, int] = {}
        cards: dict[str, Card] = {}
        out: list[Line] = []
        with_side = criteria.format.sideboard is not None
        any_rarity = criteria.format.rarities is None
        for line in decklist.lines:
            zone, card = line.zone, line.card
            if zone is _DECK:
                counts = deck
            elif zone is _FACTION:
                counts = factions
            elif with_side and zone is Zone.SIDEBOARD:
                counts = side
            else:
                continue
            name = card.name
            if card.supertype is not None and card.is_token:
                out.append(line)
                continue
            if not any_rarity and not criteria.allows_rarity(line.printing):
                out.append(line)
            if name in counts:
                counts[name] += line.copies
            else:
                counts[name] = line.copies
                cards[name] = card
        return cls(
            deck=deck,
            side=side,
            factions=factions,
            tokens=removals([line for line in out if line.card.is_token]),
            wrong_rarity=removals([line for line in out if not line.card.is_token]),
            cards=cards,
            faction=cards[next(iter(factions))] if sum(factions.values()) == 1 else None,
        )

    @property
    def size(self) -> int:
        """Copies of deck cards in the deck. Rules: 103.1b, 103.2b."""
        return sum(self.deck.values())

    @property
    def names(self) -> Mapping[str, int]:
        """Copies by name over all counted zones."""
        if not self.side:
            return {**self.deck, **self.factions}
        total = {**self.deck, **self.factions}
        for name, copies in self.side.items():
            total[name] = total.get(name, 0) + copies
        return total
