"""What a card's text can hook into. No card of the catalogue has a script yet.

A script is a value with functions of a state. Rules that need a card's text are shown with invented
cards whose scripts stand in tests. Rules: 10, 24, 26.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from app.games.shadowfist.engine.damage.modifiers import Modifier
from app.games.shadowfist.terms import Keyword

if TYPE_CHECKING:
    from app.games.shadowfist.engine.model.effects import Effect
    from app.games.shadowfist.engine.model.events import Event
    from app.games.shadowfist.engine.model.state import State

Resolve: TypeAlias = "Callable[[State, Effect], None]"
"""What an effect does as it resolves."""

Choices: TypeAlias = "Callable[[State, int], Sequence[int]]"
"""The cards that may be chosen for an effect of a card. Rules: 24.1.3."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """A voluntary effect: what it costs, what it chooses, and what it does. Rules: 24.1.

    `choices` is None where nothing is chosen. `in_closed` allows it in closed scenes: it answers
    explicitly what is there (23.2). `immediately` applies as it is generated (24.5.2).
    """

    name: str
    resolve: Resolve
    turns: bool = False
    sacrifices: bool = False
    power: int = 0
    choices: Choices | None = None
    main_shot_only: bool = False
    in_closed: Callable[[State], bool] | None = None
    immediately: Resolve | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Trigger:
    """An effect that a change of the game generates. Rules: 26.1.

    It is voluntary with `may` or a price in Power (26.1.2).
    """

    name: str
    when: Callable[[State, int, Event], bool]
    resolve: Resolve
    may: bool = False
    power: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Aura:
    """A continuous ability: what it does to each card that `applies` says. Rules: 10.1."""

    applies: Callable[[State, int, int], bool]
    fighting: int = 0
    body: int = 0
    toughness: int = 0
    influence: int = 0
    keywords: frozenset[Keyword] = frozenset()
    inflicting: tuple[Modifier, ...] = ()
    taking: tuple[Modifier, ...] = ()
    not_cumulative: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Script:
    """Everything that a card's text does. `plays` is the effect of an Event.

    `hand_size` changes its controller's hand size (9.2.2.2), `generates` is Power that it
    generates in the Power Generation step (22.2.2).
    """

    abilities: tuple[Ability, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    auras: tuple[Aura, ...] = ()
    plays: Ability | None = None
    hand_size: int = 0
    generates: int = 0
    maintains: bool = False

    def __bool__(self) -> bool:
        return self != NO_SCRIPT


NO_SCRIPT: Final = Script()
"""A card that is played as its facts."""
