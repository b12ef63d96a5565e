"""A public deck as one row of a list: its symbols, main cards, costs and verdict."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.symbols import Symbol
from app.site.decks.judging import judge_deck
from app.site.decks.public.store import Opinions, PublicDeck
from app.site.decks.snapshot import DeckState
from app.site.decks.store import StoredDeck
from app.site.platform.deck_games import game_of, shape_of
from app.site.presentation.verdicts import VerdictView

COSTS: Final = 8
"""Columns of the small chart of costs: 0 to 6, and 7 or more."""

_MAIN_CARDS: Final = 3
_MOST_SYMBOLS: Final = 3
_NOTABLE: Final = 4
"""A symbol is shown if it is asked for at least a quarter as often as the most frequent one."""


@dataclass(frozen=True)
class CostColumn:
    """Cards of one cost, and the height of their column, from 0 to 1."""

    cards: int
    height: float


@dataclass(frozen=True)
class PublicRow:
    """One row. `main_cards` are names, `header` those of the cards above the deck."""

    deck: StoredDeck
    opinions: Opinions
    symbols: tuple[Symbol, ...]
    header: tuple[str, ...]
    main_cards: tuple[str, ...]
    costs: tuple[CostColumn, ...]
    verdict: VerdictView

    @property
    def state(self) -> DeckState:
        """Return what the deck contains."""
        return self.deck.state

    @property
    def address(self) -> str:
        """Return the URL of the deck's page."""
        return f"/decks/view/{self.deck.public_id}"

    @property
    def costs_in_words(self) -> str:
        """Return the chart as a screen reader should say it."""
        return f"cards by cost 0 to {COSTS - 1}: {', '.join(str(it.cards) for it in self.costs)}"


def row_of(public: PublicDeck, catalogue: AnyCatalogue) -> PublicRow:
    """Return the row of a deck."""
    state = public.deck.state
    deck = state.decklist
    verdict = judge_deck(state, catalogue).view
    shape = shape_of(deck)
    header = tuple(line.name for line in deck.in_zone(shape.lone)) if shape.lone else ()
    symbols, main_cards, costs = _summary(deck)
    return PublicRow(public.deck, public.opinions, symbols, header, main_cards, costs, verdict)


def _summary(
    deck: AnyDecklist,
) -> tuple[tuple[Symbol, ...], tuple[str, ...], tuple[CostColumn, ...]]:
    """Return symbols, main cards and costs of the cards that cost something."""
    faces = game_of(deck).needed_faces()
    symbols: Counter[Symbol] = Counter()
    by_cost, copies = [0] * COSTS, Counter[str]()
    for line in deck.in_zone(shape_of(deck).main.zone):
        entry = faces.entry(line.card)
        for symbol, _ in entry.asks:
            symbols[symbol] += line.copies
        if isinstance(entry.cost, int):
            by_cost[min(max(entry.cost, 0), COSTS - 1)] += line.copies
            copies[line.name] += line.copies
    most = symbols.most_common(_MOST_SYMBOLS)
    notable = tuple(symbol for symbol, count in most if count * _NOTABLE >= most[0][1])
    names = sorted(copies, key=lambda name: (-copies[name], name))[:_MAIN_CARDS]
    highest = max(*by_cost, 1)
    return notable, tuple(names), tuple(CostColumn(it, it / highest) for it in by_cost)
