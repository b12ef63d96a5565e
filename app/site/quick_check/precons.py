"""The precons on the home page."""

from __future__ import annotations

from dataclasses import dataclass

from app.games import offered
from app.games.tabletop.facts import AnyCatalogue, Precon
from app.games.tabletop.symbols import Symbol
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
