"""The fixed parts of a game, which never change while it is played and which its states share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from app.games.spoils.editions import Edition, EditionRules
from app.games.spoils.engine.model.card_text import CardText
from app.games.spoils.engine.model.position import Position
from app.games.spoils.facts import Card, Catalogue
from app.games.spoils.terms import CardType

RECORD_SCHEMA: Final = 4
"""The schema of records in which the games of today are written down."""

RULES_VERSION: Final = 3
"""Raised whenever a mended rule or card text may change how a game goes that was recorded."""

ALIKE_UNORDERED: Final = 3
"""From this schema on, nobody is asked to put triggers in order that are all alike."""

IDLE_UNASKED: Final = 4
"""From this schema on, nobody is asked what can be seen to make no difference."""

FLIP_UP_CHOSEN: Final = 3
"""From this schema on, a player says which of several Flip Ups of a card is used."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards one player brings, by name, with the starting resources among them (601.1b).

    `starting` names the staples the player takes where the faction leaves a choice; empty means
    that the player is asked. `order` fixes the deck, top card first, after the starting resources
    were taken out of it; None means that it is shuffled.
    """

    faction: str
    cards: tuple[str, ...]
    starting: tuple[str, ...] = ()
    order: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Kind:
    """One card as the referee reads it: its facts, its text in working form, its printed type."""

    card: Card
    text: CardText
    types: frozenset[CardType]


@dataclass(frozen=True, slots=True)
class Game:
    """Edition, kinds of cards and seats of one game.

    `kinds` holds every kind a card of the game can be, tokens included; `kind_of` finds them by
    name. `acting_in_play` are the kinds whose text does something by itself in play,
    `acting_elsewhere` those whose text works outside play, `acting_anywhere` those whose text
    works wherever they are, `changing_texts` those that give or take rules text,
    `used_elsewhere` those with an ability for outside play, `used_face_down` those with one for
    while they lie face-down, `with_abilities` and `with_flip_up` those printed with such,
    `bound` those that are unique or attach to something, `frail` those printed with so little
    life or structure that they need no damage to go. `switches_seats` says whether any text
    could make the players change seats. `position` is where the game begins, None where it is
    opened with `decks`; `first` takes the first turn then, None where that is still to be decided.
    `record_schema` is the schema of records whose answers the game takes: it asks what it asked
    when that schema was current.
    """

    catalogue: Catalogue
    edition: Edition
    rules: EditionRules
    kinds: tuple[Kind, ...]
    kind_of: Mapping[str, int]
    acting_in_play: frozenset[int]
    acting_elsewhere: frozenset[int]
    acting_anywhere: frozenset[int]
    changing_texts: frozenset[int]
    used_elsewhere: frozenset[int]
    used_face_down: frozenset[int]
    with_abilities: frozenset[int]
    with_flip_up: frozenset[int]
    bound: frozenset[int]
    frail: frozenset[int]
    switches_seats: bool
    decks: Sequence[Deck]
    seed: int
    first: int | None
    position: Position | None
    procedures: Mapping[str, tuple[Callable[[Any, Any], None], ...]]
    verbs: Mapping[type, Callable[[Any, Any, Any], bool]]
    record_schema: int = RECORD_SCHEMA
