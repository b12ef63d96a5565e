"""What was played: factions, trades and cards over all decks of an event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from app.games.spoils.decklists import Decklist, Zone


@dataclass(frozen=True)
class Share:
    """How many of all decks, or of all cards, something has; `share` is from 0 to 1."""

    name: str
    count: int
    share: float


@dataclass(frozen=True)
class PlayedCard:
    """A card by the decks that play it, and its copies in all of them."""

    name: str
    decks: int
    copies: int


@dataclass(frozen=True)
class Metagame:
    """The summary; shares are of decks for factions, of cards for trades."""

    decks: int
    factions: tuple[Share, ...]
    trades: tuple[Share, ...]
    cards: tuple[PlayedCard, ...]


def metagame_of(decks: Sequence[Decklist]) -> Metagame:
    """Count over decks; staple resources stand for themselves in the trades, not the cards."""
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
        factions=_shares(factions.most_common(), len(decks)),
        trades=_shares(trades.most_common(), trades.total()),
        cards=tuple(PlayedCard(name, played[name], copies[name]) for name in cards),
    )


def _shares(counted: Iterable[tuple[str, int]], total: int) -> tuple[Share, ...]:
    return tuple(Share(name, count, count / total if total else 0.0) for name, count in counted)
