"""What was played of The Spoils: factions, trades and cards over all decks of an event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from app.games.capabilities.metagame import Metagame, MetagameSummary, PlayedCard, Shares
from app.games.spoils.decklists import Decklist, Zone


def metagame_of(decks: Sequence[Decklist]) -> Metagame:
    """Count over decks; staple resources stand neither in the trades nor among the cards.

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


METAGAME: Final[MetagameSummary[Decklist]] = MetagameSummary(of=metagame_of)
