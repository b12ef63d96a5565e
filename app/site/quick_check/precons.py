"""The precons on the home page."""

from __future__ import annotations

from dataclasses import dataclass

from app.games import games, offered
from app.games.tabletop.facts import AnyCatalogue, Precon
from app.games.tabletop.symbols import Symbol
from app.site.platform.catalogue import indexed_catalogue_of
from app.site.platform.games import current_game


@dataclass(frozen=True)
class PreconCard:
    """One precon: its size and the icon that its cards need most, if any."""

    precon: Precon
    title: str
    series: str
    size: int
    icon: Symbol | None


def precon_cards(catalogue: AnyCatalogue) -> tuple[PreconCard, ...]:
    """All precons in the order of the catalogue."""
    return tuple(_card(precon, catalogue) for precon in catalogue.precons.values())


def _card(precon: Precon, catalogue: AnyCatalogue) -> PreconCard:
    series, _, title = precon.name.partition(": ")
    cards = current_game().needed_cards()
    deck = current_game().needed_files().of_precon(precon, catalogue)
    figures = offered(cards.figures)
    icon = figures.symbol(deck) if figures else None
    return PreconCard(precon, title or series, series, deck.size, icon)


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
