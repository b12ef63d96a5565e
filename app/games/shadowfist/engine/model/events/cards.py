"""Events of single cards."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.games.shadowfist.engine.model.effects import EffectKind
from app.games.shadowfist.engine.model.events.base import By, Event


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A player draws a card."""

    rule = "22.2.5"
    player: int
    card: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A player discards a card."""

    rule = "39.0"
    player: int
    card: int


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A player plays a card."""

    rule = "25.0"
    player: int
    card: int


@dataclass(frozen=True, slots=True)
class EnteredPlay(Event):
    """A card enters play under a player's control."""

    rule = "24.5.1"
    player: int
    card: int
    from_hand: bool = False


@dataclass(frozen=True, slots=True)
class Generated(Event):
    """An effect other than playing a card was generated."""

    rule = "24.5"
    player: int
    kind: EffectKind
    card: int
    target: int
    amount: int


@dataclass(frozen=True, slots=True)
class Targeted(Event):
    """An effect of a card targets others."""

    rule = "24.1.3.1"

    player: int
    source: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Resolved(Event):
    """An effect resolves."""

    rule = "24.8"
    player: int
    kind: EffectKind
    card: int


@dataclass(frozen=True, slots=True)
class Canceled(Event):
    """A card is cancelled."""

    rule = "33.0"
    card: int


@dataclass(frozen=True, slots=True)
class SaidFighting(Event):
    """A player says what the Fighting of a card is whose text is not known."""

    rule = "48.0"
    player: int
    card: int
    amount: int


@dataclass(frozen=True, slots=True)
class SaidToughness(Event):
    """A player says what the Toughness X of a card is whose text is not known."""

    rule = "50.19"
    player: int
    card: int
    amount: int


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """A card turns; `by` is the player who turns it, -1 for nobody in particular.

    `for_effect` tells whether that is the price of an effect.
    """

    rule = "21.0"
    card: int
    by: int = field(default=-1, compare=False)
    for_effect: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class Unturned(Event):
    """A card unturns."""

    rule = "21.1"
    card: int


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A face-down Site is turned face-up, by a player."""

    rule = "24.4"
    player: int
    card: int
    by: int


@dataclass(frozen=True, slots=True)
class Healed(Event):
    """Damage is removed from a card."""

    rule = "16.0"
    card: int
    amount: int


@dataclass(frozen=True, slots=True)
class Smoked(Event):
    """A card is smoked. `by` says by whom, and is empty if only the rules do it.

    There are several where the damage of each counts.
    """

    rule = "20.0"
    card: int
    by_damage: bool
    by: tuple[By, ...] = ()
    in_combat: bool = False


@dataclass(frozen=True, slots=True)
class SmokedTogether(Event):
    """Several cards are smoked at the same time."""

    rule = "20.0"

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CountersPut(Event):
    """A text puts counters on a card."""

    rule = "24.8"

    card: int


@dataclass(frozen=True, slots=True)
class LeftPlay(Event):
    """A card leaves play."""

    rule = "9.2.4"

    card: int


@dataclass(frozen=True, slots=True)
class Toasted(Event):
    """A card is toasted."""

    rule = "46.0"
    card: int


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """A card went to its owner's hand."""

    rule = "35.3.5"
    card: int


@dataclass(frozen=True, slots=True)
class Sacrificed(Event):
    """A player sacrifices a card."""

    rule = "45.0"
    card: int


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A card left the game with an eliminated player."""

    rule = "5.3"
    card: int


@dataclass(frozen=True, slots=True)
class ControlChanged(Event):
    """A card has a new controller."""

    rule = "35.3"
    player: int
    card: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A card is at another location; whether that counts as changing location (13.0)."""

    rule = "13.0"
    card: int
    location: int
    counts: bool
