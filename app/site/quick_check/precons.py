"""The precons on the home page."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from app.games import Game, game, games, offered
from app.games.capabilities.deck_figures import DeckSketch
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue, Precon
from app.games.tabletop.symbols import Symbol
from app.site.decks.profiles import summary_of
from app.site.platform.catalogue import indexed_catalogue_of

_MOST_NAMED: Final = 3


@dataclass(frozen=True)
class PreconCard:
    """One precon, so that it can be told from the others.

    `symbols` are those that its cards need most, `dearest` the names of its cards of the highest
    cost.
    """

    precon: Precon
    title: str
    series: str
    size: int
    symbols: tuple[Symbol, ...]
    sketch: DeckSketch
    dearest: tuple[str, ...]


@lru_cache(maxsize=8)
def precon_cards(key: str, catalogue: AnyCatalogue) -> tuple[PreconCard, ...]:
    """Return all precons of the game with this key, in the order of its catalogue."""
    of = game(key)
    return tuple(_card(precon, of, catalogue) for precon in catalogue.precons.values())


def _card(precon: Precon, of: Game, catalogue: AnyCatalogue) -> PreconCard:
    series, _, title = precon.name.partition(": ")
    deck = of.needed_files().of_precon(precon, catalogue)
    figures = offered(of.needed_cards().figures)
    return PreconCard(
        precon,
        title or series,
        series,
        deck.size,
        summary_of(deck)[0],
        figures.sketch(deck, catalogue) if figures else DeckSketch(),
        _dearest(deck, of),
    )


def _dearest(deck: AnyDecklist, of: Game) -> tuple[str, ...]:
    faces = of.needed_faces()
    entries = ((line, faces.entry(line.card).cost) for line in deck.lines if line.counts)
    costly = [(cost, line) for line, cost in entries if isinstance(cost, int)]
    costly.sort(key=lambda it: (-it[0], -it[1].copies, it[1].name))
    return tuple(dict.fromkeys(line.name for _, line in costly))[:_MOST_NAMED]


def first_hands() -> dict[str, str]:
    """Key of each game whose hands can be drawn -> the address of a hand of its first precon."""
    first = {
        each.key: next(iter(indexed_catalogue_of(each).catalogue.precons.values()), None)
        for each in games()
        if each.odds is not None and each.cards is not None
    }
    return {
        key: f"/{key}/goldfish/precon/{precon.id}/hand"
        for key, precon in first.items()
        if precon is not None
    }
