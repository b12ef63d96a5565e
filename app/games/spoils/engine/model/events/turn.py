"""Events of the start of a game, of turns and of the game's end. Rules: 601, 602, 610."""

from dataclasses import dataclass

from app.games.spoils.engine.model.actions import CardId, Player


@dataclass(frozen=True, slots=True)
class ResourcesFlipped:
    """Starting resources were turned face-up. Rules: 601.1d."""

    player: Player
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class Mulliganed:
    """A player put cards from hand under the deck, to draw as many. Rules: 601.1f."""

    player: Player
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """A turn started. Rules: 602.1."""

    player: Player
    turn: int


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn ended, after all responses. Rules: 610.1a."""

    player: Player
    turn: int


@dataclass(frozen=True, slots=True)
class TurnEndAnnounced:
    """The active player announced the end of the turn. Rules: 610.1."""

    player: Player


@dataclass(frozen=True, slots=True)
class LoopStopped:
    """A loop reached the limit of the referee: `steps` without end. Rules: 414."""

    steps: int


@dataclass(frozen=True, slots=True)
class SeatsSwitched:
    """The players changed seats: to each other's side where `switched`, else back."""

    switched: bool


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game ended; `winner` is None for a draw. Rules: 102."""

    winner: Player | None
    why: str
