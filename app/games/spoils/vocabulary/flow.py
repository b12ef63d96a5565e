"""Control flow: choices, conditions, repetition, delays, and how replacements change events."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.spoils.vocabulary.cards import Cards, Who
from app.games.spoils.vocabulary.events import Event
from app.games.spoils.vocabulary.places import Player
from app.games.spoils.vocabulary.steps import Step
from app.games.tabletop.scripts import AnyAmount, If, Repeat

__all__ = [
    "AmountBecomes",
    "AsUsual",
    "Bespoke",
    "By",
    "ChangeAmount",
    "ChooseOne",
    "EntersUnder",
    "FlipCoin",
    "If",
    "Later",
    "May",
    "Repeat",
]


@dataclass(frozen=True, slots=True)
class FlipCoin(Step):
    """Flip a coin and follow the steps for winning or losing."""

    win: tuple[Step, ...] = ()
    lose: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class May(Step):
    """A player may satisfy the cost: if they do, follow `then`, if not, `otherwise`.

    With an empty cost the player is asked whether to follow `then`.
    """

    cost: tuple[Step, ...] = ()
    then: tuple[Step, ...] = ()
    otherwise: tuple[Step, ...] = ()
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class ChooseOne(Step):
    """A player chooses one of the options, which is then followed."""

    options: tuple[tuple[Step, ...], ...]
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class By(Step):
    """Each such player in turn order follows the steps; THEY is that player. Rules: 402.2."""

    who: Who
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Later(Step):
    """Follow the steps once, when the event next happens."""

    event: Event
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class ChangeAmount(Step):
    """In a replacement: the event happens with its amount raised, or lowered if below 0."""

    by: int


@dataclass(frozen=True, slots=True)
class AmountBecomes(Step):
    """In a replacement: the event happens with this amount."""

    amount: AnyAmount


@dataclass(frozen=True, slots=True)
class AsUsual(Step):
    """In a replacement: the event happens as it would have."""


@dataclass(frozen=True, slots=True)
class EntersUnder(Step):
    """The card that is being deployed enters play under a player's control."""

    card: Cards
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class Bespoke(Step):
    """A step the vocabulary cannot express: a name, and a description in our own words."""

    name: str
    words: str
