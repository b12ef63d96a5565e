"""A deck's profile in a list: its symbols, main cards, costs and verdict."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

from sqlmodel import Session

from app.games import game
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.symbols import Symbol
from app.site.decks.snapshot import DeckState, judge_deck
from app.site.decks.stored_decks import DECKS, find_all
from app.site.decks.summaries import DeckSummary
from app.site.platform.request.current_game import game_of, shape_of
from app.site.platform.storage.database import indexed_catalogue_of
from app.site.platform.storage.recent import Recent, recent_ones
from app.site.presentation.verdicts import VerdictView
from app.tables import utc_now

COSTS: Final = 8
"""Columns of the small chart of costs: 0 to 6, and 7 or more."""

_MAIN_CARDS: Final = 3
_MOST_SYMBOLS: Final = 3
_NOTABLE: Final = 4
"""A symbol is shown if it is asked for at least a quarter as often as the most frequent one."""

_KEPT: Final = 2_000


@dataclass(frozen=True)
class CostColumn:
    """Cards of one cost, and the height of their column, from 0 to 1."""

    cards: int
    height: float


@dataclass(frozen=True)
class DeckProfile:
    """A deck in a list. `main_cards` are names, `header` those of the cards above the deck."""

    symbols: tuple[Symbol, ...]
    header: tuple[str, ...]
    main_cards: tuple[str, ...]
    costs: tuple[CostColumn, ...]
    verdict: VerdictView

    @property
    def costs_in_words(self) -> str:
        """Return the chart as a screen reader should say it."""
        return f"cards by cost 0 to {COSTS - 1}: {', '.join(str(it.cards) for it in self.costs)}"


def profile_of(state: DeckState, catalogue: AnyCatalogue) -> DeckProfile:
    """Return what a list says of a deck."""
    deck = state.decklist
    verdict = judge_deck(state, catalogue).view
    lone = shape_of(deck).lone
    header = tuple(line.name for line in deck.in_zone(lone)) if lone else ()
    symbols, main_cards, costs = summary_of(deck)
    return DeckProfile(symbols, header, main_cards, costs, verdict)


Key = tuple[str, int, str, date]


def profiles_of(session: Session, decks: Iterable[DeckSummary]) -> Mapping[str, DeckProfile]:
    """Return the profile of each deck by its public id; those seen lately are not read again."""
    recent: Recent[Key, DeckProfile] = recent_ones("deck profiles", _KEPT)
    today, found = utc_now().date(), dict[str, DeckProfile]()
    unknown: dict[str, list[Key]] = {}
    for deck in decks:
        digest = indexed_catalogue_of(game(deck.game)).catalogue.digest
        key = deck.public_id, deck.version, digest, today
        profile = recent.find(key)
        if profile is None:
            unknown.setdefault(deck.game, []).append(key)
        else:
            found[deck.public_id] = profile
    for of_game, keys in unknown.items():
        catalogue = indexed_catalogue_of(game(of_game)).catalogue
        by_id = {key[0]: key for key in keys}
        for stored in find_all(session, DECKS.c.public_id.in_(by_id), catalogue):
            profile = profile_of(stored.state, catalogue)
            found[stored.public_id] = profile
            recent.keep(by_id[stored.public_id], profile)
    return found


def summary_of(
    deck: AnyDecklist,
) -> tuple[tuple[Symbol, ...], tuple[str, ...], tuple[CostColumn, ...]]:
    """Return symbols, main cards and costs of the cards that cost something."""
    faces = game_of(deck).faces.needed()
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
