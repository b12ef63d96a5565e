"""The visitor's decks on a card's page. Decks register it, because cards cannot import them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from flask import Flask, current_app


class OfferedDeck(Protocol):
    """A deck that the card can be added to."""

    @property
    def place(self) -> str:
        """Return way and key of the deck, as in its URL."""
        ...


class Origin(Protocol):
    """The deck's page that the visitor came from."""

    @property
    def address(self) -> str:
        """Return its URL, including the search."""
        ...

    @property
    def name(self) -> str:
        """Return the deck's name."""
        ...


@dataclass(frozen=True, slots=True)
class NamedDeck:
    """A deck that the search in the header finds, with its page."""

    name: str
    address: str


@dataclass(frozen=True, slots=True)
class DeckPanel:
    """The callbacks that return the decks a card can be added to, and the link back to a deck.

    `named_decks` are all decks of the current game that a visitor may look for by name.
    """

    decks: Callable[[], Sequence[OfferedDeck]]
    way_back: Callable[[], Origin | None]
    named_decks: Callable[[], Iterable[NamedDeck]]


def register_deck_panel(app: Flask, panel: DeckPanel) -> None:
    """Register the callbacks for the pages of cards."""
    app.extensions["deck_panel"] = panel


def deck_panel() -> DeckPanel:
    """Return the registered callbacks."""
    panel: DeckPanel = current_app.extensions["deck_panel"]
    return panel
