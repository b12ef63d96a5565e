"""What never changes while a game is played; all states of the game share it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.games.spoils.editions import Edition, EditionRules
from app.games.spoils.engine.texts import Text
from app.games.spoils.facts import Card, Catalogue


@dataclass(frozen=True, slots=True)
class Deck:
    """What one player brings: card names, starting resources among them (601.1b).

    `starting` names the staples the player takes where the faction leaves a choice; empty
    means that the player is asked. `order` fixes the deck, top card first, after the
    starting resources were taken out of it; None means that it is shuffled.
    """

    faction: str
    cards: tuple[str, ...]
    starting: tuple[str, ...] = ()
    order: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Kind:
    """One card as the referee reads it: its facts, and its text in working form."""

    card: Card
    text: Text


@dataclass(frozen=True, slots=True)
class Game:
    """Edition, kinds of cards and seats of one game.

    `kinds` holds every kind a card of the game can be, tokens included; `kind_of` finds
    them by name. `acting_elsewhere` are the kinds whose text works outside play,
    `changing_texts` those that give or take rules text.
    """

    catalogue: Catalogue
    edition: Edition
    rules: EditionRules
    kinds: tuple[Kind, ...]
    kind_of: Mapping[str, int]
    acting_elsewhere: frozenset[int]
    changing_texts: frozenset[int]
    decks: Sequence[Deck]
    seed: int
    first: int | None
    procedures: Mapping[str, tuple[Callable[[Any, Any], None], ...]]
    verbs: Mapping[type, Callable[[Any, Any, Any], bool]]
