"""The counts of a decklist that the rules look at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from app.games.spoils.construction.criteria import Criteria
from app.games.spoils.decklists import Decklist, Line, Zone
from app.games.spoils.facts import Card
from app.games.tabletop.construction import Removal, removals

# Python 3.11 looks members of an enumeration up by a call: too dear once per line.
_DECK: Final = Zone.DECK
_FACTION: Final = Zone.FACTION
_MAIN: Final = (Zone.DECK, Zone.FACTION)
_MAIN_AND_SIDE: Final = (*_MAIN, Zone.SIDEBOARD)


class Tally(NamedTuple):
    """Copies by name: the deck (601.1b: starting resources are in it), factions, sideboard.

    The sideboard is counted only where the format has one. `lines` are the lines that are
    counted. `tokens` and `wrong_rarity` are lines that have to go whatever else is in the deck;
    tokens are not counted. `faction` is the card, if there is exactly one copy of exactly one.
    """

    deck: Mapping[str, int]
    side: Mapping[str, int]
    factions: Mapping[str, int]
    lines: Sequence[Line]
    tokens: tuple[Removal, ...]
    wrong_rarity: tuple[Removal, ...]
    faction: Card | None

    @classmethod
    def of(cls, decklist: Decklist, criteria: Criteria) -> Tally:
        """Count the lines. Order, splitting and merging of lines make no difference."""
        form = criteria.format
        zones = _MAIN if form.sideboard is None else _MAIN_AND_SIDE
        lines = [line for line in decklist.lines if line.zone in zones]
        tokens = [line for line in lines if line.is_token]
        if tokens:
            lines = [line for line in lines if not line.is_token]
        deck = {line.name: line.copies for line in lines if line.zone is _DECK}
        factions = {line.name: line.copies for line in lines if line.zone is _FACTION}
        side: Mapping[str, int] = {}
        if len(deck) + len(factions) < len(lines):
            deck, factions, side = (_added_up(lines, zone) for zone in _MAIN_AND_SIDE)
        wrong_rarity: Sequence[Line] = ()
        if form.rarities is not None:
            wrong_rarity = [line for line in lines if not criteria.allows_rarity(line.printing)]
        faction = None
        if len(factions) == 1 and sum(factions.values()) == 1:
            faction = next(line.card for line in lines if line.zone is _FACTION)
        return cls(
            deck=deck,
            side=side,
            factions=factions,
            lines=lines,
            tokens=removals(tokens),
            wrong_rarity=removals(wrong_rarity),
            faction=faction,
        )

    @property
    def cards(self) -> Mapping[str, Card]:
        """The cards that are counted, by name."""
        return {line.name: line.card for line in self.lines}

    @property
    def cards_of_deck(self) -> Iterator[Card]:
        """The cards of the deck itself, neither factions nor sideboard."""
        return (line.card for line in self.lines if line.zone is _DECK)

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


def _added_up(lines: Iterable[Line], zone: Zone) -> dict[str, int]:
    """Copies by name in one zone, where a name can stand in several lines."""
    copies: dict[str, int] = {}
    for line in lines:
        if line.zone is zone:
            copies[line.name] = copies.get(line.name, 0) + line.copies
    return copies
