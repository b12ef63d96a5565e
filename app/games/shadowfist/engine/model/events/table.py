"""Turns, Power, scenes, auctions, and players."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.shadowfist.engine.model.events.base import Event, GameEnd


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    rule = "22.0"
    player: int
    turn: int


@dataclass(frozen=True, slots=True)
class MainShotBegan(Event):
    rule = "22.3.1"
    player: int


@dataclass(frozen=True, slots=True)
class EndDeclared(Event):
    rule = "22.3.2.3"
    player: int


@dataclass(frozen=True, slots=True)
class TurnEnding(Event):
    """The final closed scene of the turn."""

    rule = "22.3.3"
    player: int


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    rule = "1.2.1"
    player: int


@dataclass(frozen=True, slots=True)
class PowerGenerated(Event):
    rule = "17.2.1"
    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class PowerForgone(Event):
    rule = "22.2.2.1"
    player: int


@dataclass(frozen=True, slots=True)
class PowerGained(Event):
    rule = "17.2.2"
    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class PowerStolen(Event):
    rule = "17.2.3"
    player: int
    victim: int
    amount: int


@dataclass(frozen=True, slots=True)
class PowerGiven(Event):
    rule = "17.2.4"
    player: int
    receiver: int
    amount: int


@dataclass(frozen=True, slots=True)
class PowerPaid(Event):
    rule = "17.2.5"
    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class PowerLost(Event):
    rule = "17.2.6"
    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class Collapsed(Event):
    rule = "9.1.4.1"
    player: int
    location: int


@dataclass(frozen=True, slots=True)
class AuctionOpened(Event):
    rule = "31.1"
    player: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    rule = "31.6"
    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    rule = "31.7"
    player: int
    kept: int


@dataclass(frozen=True, slots=True)
class SceneEnded(Event):
    rule = "23.5"


@dataclass(frozen=True, slots=True)
class AllPassed(Event):
    """Every player passed."""

    rule = "23.3"


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    rule = "5.1"
    player: int


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """The game is over. `player` is None where nobody won."""

    rule = "4.5"
    player: int | None
    why: GameEnd
