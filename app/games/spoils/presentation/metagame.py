"""Metagame summary of The Spoils: factions, trades and cards over all decks of an event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from app.games.capabilities.metagame import Metagame, MetagameSummary, PlayedCard, Shares
from app.games.offers import own
from app.games.spoils.decklists import Decklist, Zone
from app.games.tabletop.decklists.decklist import AnyDecklist


def metagame_of(decks: Sequence[Decklist]) -> Metagame:
    """The factions, trades and cards played over all decks, without staple resources.

    Shares are of decks for factions, of cards for trades.
    """
    factions = Counter(card.name for deck in decks for card in set(deck.factions))
    trades: Counter[str] = Counter()
    played: Counter[str] = Counter()
    copies: Counter[str] = Counter()
    for deck in decks:
        lines = [line for line in deck.in_zone(Zone.DECK) if not line.printing.card.is_basic]
        for line in lines:
            trades[line.printing.card.trade.value] += line.copies
            copies[line.name] += line.copies
        played.update({line.name for line in lines})
    cards = sorted(played, key=lambda name: (-played[name], -copies[name], name))
    return Metagame(
        decks=len(decks),
        shares=(
            Shares.of("Faction", "decks", factions.most_common(), len(decks)),
            Shares.of("Trade", "cards", trades.most_common(), trades.total()),
        ),
        cards=tuple(PlayedCard(name, played[name], copies[name]) for name in cards),
    )


class SpoilsMetagame(MetagameSummary):
    """Shares over all decks of an event."""

    def of(self, decks: Sequence[AnyDecklist]) -> Metagame:
        return metagame_of([own(deck, Decklist) for deck in decks])
