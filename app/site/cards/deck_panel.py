"""What a card's page says of the visitor's decks. Decks lie above cards and register it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from flask import Flask, current_app


class OfferedDeck(Protocol):
    """A deck that the card can be added to."""

    @property
    def place(self) -> str:
        """Way and key of the deck, as they stand in its address."""
        ...


class Origin(Protocol):
    """The page of a deck that the visitor came from."""

    @property
    def address(self) -> str:
        """Its address, with its search."""
        ...

    @property
    def name(self) -> str:
        """The deck's name."""
        ...


@dataclass(frozen=True, slots=True)
class DeckPanel:
    """Where the decks to add the card to come from, and the way back to a deck."""

    decks: Callable[[], Sequence[OfferedDeck]]
    way_back: Callable[[], Origin | None]


def register_deck_panel(app: Flask, panel: DeckPanel) -> None:
    """Let the pages of cards offer decks."""
    app.extensions["deck_panel"] = panel


def deck_panel() -> DeckPanel:
    """What decks have registered."""
    panel: DeckPanel = current_app.extensions["deck_panel"]
    return panel
