"""What happens to single cards."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.shadowfist.engine.model.effects import EffectKind
from app.games.shadowfist.engine.model.events.base import Event


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    rule = "22.2.5"
    player: int
    card: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    rule = "39.0"
    player: int
    card: int


@dataclass(frozen=True, slots=True)
class Played(Event):
    rule = "25.0"
    player: int
    card: int


@dataclass(frozen=True, slots=True)
class EnteredPlay(Event):
    rule = "24.5.1"
    player: int
    card: int


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
class Resolved(Event):
    rule = "24.8"
    player: int
    kind: EffectKind
    card: int


@dataclass(frozen=True, slots=True)
class Canceled(Event):
    rule = "33.0"
    card: int


@dataclass(frozen=True, slots=True)
class Turned(Event):
    rule = "21.0"
    card: int


@dataclass(frozen=True, slots=True)
class Unturned(Event):
    rule = "21.1"
    card: int


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    rule = "24.4"
    player: int
    card: int


@dataclass(frozen=True, slots=True)
class Healed(Event):
    rule = "16.0"
    card: int
    amount: int


@dataclass(frozen=True, slots=True)
class Smoked(Event):
    rule = "20.0"
    card: int
    by_damage: bool


@dataclass(frozen=True, slots=True)
class Toasted(Event):
    rule = "46.0"
    card: int


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """A card went to its owner's hand."""

    rule = "35.3.5"
    card: int


@dataclass(frozen=True, slots=True)
class Sacrificed(Event):
    rule = "45.0"
    card: int


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A card left the game with an eliminated player."""

    rule = "5.3"
    card: int


@dataclass(frozen=True, slots=True)
class ControlChanged(Event):
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
