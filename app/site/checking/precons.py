"""The precons as the first page offers them."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.spoils.construction import demanded
from app.games.spoils.decklists import Decklist, precon_decklist
from app.games.spoils.facts import Catalogue, Precon
from app.games.spoils.terms import Icon


@dataclass(frozen=True)
class PreconCard:
    """One precon: its size and the icon it asks for most."""

    precon: Precon
    title: str
    series: str
    size: int
    icon: Icon


def precon_cards(catalogue: Catalogue) -> tuple[PreconCard, ...]:
    """All precons in the order of the catalogue."""
    return tuple(_card(precon, catalogue) for precon in catalogue.precons.values())


def _card(precon: Precon, catalogue: Catalogue) -> PreconCard:
    series, _, title = precon.name.partition(": ")
    deck = precon_decklist(precon, catalogue)
    return PreconCard(precon, title or series, series, deck.size, _main_icon(deck))


def _main_icon(deck: Decklist) -> Icon:
    asked = demanded(deck)
    return max(Icon, key=lambda icon: asked[icon])
