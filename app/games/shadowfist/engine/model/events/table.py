"""Turns, Power, scenes, auctions, and players."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.games.shadowfist.engine.model.events.base import Event, GameEnd


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A turn begins."""

    rule = "22.0"
    player: int
    turn: int


@dataclass(frozen=True, slots=True)
class MainShotBegan(Event):
    """A Main Shot begins."""

    rule = "22.3.1"
    player: int


@dataclass(frozen=True, slots=True)
class EndDeclared(Event):
    """A player declares the end of their turn."""

    rule = "22.3.2.3"
    player: int


@dataclass(frozen=True, slots=True)
class TurnEnding(Event):
    """The final closed scene of the turn."""

    rule = "22.3.3"
    player: int


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """A deck is shuffled."""

    rule = "1.2.1"
    player: int


@dataclass(frozen=True, slots=True)
class PowerGenerated(Event):
    """A player's Sites generate Power."""

    rule = "17.2.1"
    player: int
    amount: int
    by: int = field(default=-1, compare=False)


@dataclass(frozen=True, slots=True)
class PowerForgone(Event):
    """A player generates no Power, by choice."""

    rule = "22.2.2.1"
    player: int


@dataclass(frozen=True, slots=True)
class PowerGained(Event):
    """An effect gives a player Power from the bank."""

    rule = "17.2.2"
    player: int
    amount: int
    by: int = field(default=-1, compare=False)


@dataclass(frozen=True, slots=True)
class PowerStolen(Event):
    """A player takes Power from another's pool."""

    rule = "17.2.3"
    player: int
    victim: int
    amount: int


@dataclass(frozen=True, slots=True)
class PowerGiven(Event):
    """A player gives Power to another."""

    rule = "17.2.4"
    player: int
    receiver: int
    amount: int


@dataclass(frozen=True, slots=True)
class PowerPaid(Event):
    """A player spends Power."""

    rule = "17.2.5"
    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class PowerLost(Event):
    """A player has to put Power back."""

    rule = "17.2.6"
    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class Collapsed(Event):
    """A location without Sites ceases to exist."""

    rule = "9.1.4.1"
    player: int
    location: int


@dataclass(frozen=True, slots=True)
class AuctionOpened(Event):
    """An auction of these copies begins."""

    rule = "31.1"
    player: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A player bids Power."""

    rule = "31.6"
    player: int
    amount: int


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    """A player wins an auction and keeps a copy."""

    rule = "31.7"
    player: int
    kept: int


@dataclass(frozen=True, slots=True)
class SceneEnded(Event):
    """A scene is over."""

    rule = "23.5"


@dataclass(frozen=True, slots=True)
class AllPassed(Event):
    """Every player passed."""

    rule = "23.3"


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    """A player is eliminated."""

    rule = "5.1"
    player: int


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """The game is over. `player` is None if nobody won."""

    rule = "4.5"
    player: int | None
    why: GameEnd


@dataclass(frozen=True, slots=True)
class CoinFlipped(Event):
    """A player flips a coin."""

    rule = "24.8"

    player: int
    is_heads: bool


@dataclass(frozen=True, slots=True)
class Found(Event):
    """A player shows a card that they searched for in their deck."""

    rule = "1.2.1"

    player: int
    title: str
