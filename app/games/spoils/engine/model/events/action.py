"""Events of what players do: pay, deploy, use, pick, choose."""

from dataclasses import dataclass

from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.terms import CardType


@dataclass(frozen=True, slots=True)
class Paid:
    """A player paid a numeric cost by attaching these resources. Rules: 309."""

    player: Player
    amount: int
    resources: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class Deployed:
    """All costs of a deployment were satisfied; it can be responded to now. Rules: 604.1.

    `types` are those it had then, whatever becomes of it.
    """

    card: CardId
    player: Player
    flip_up: bool
    types: tuple[CardType, ...] = ()


@dataclass(frozen=True, slots=True)
class AbilityUsed:
    """All costs of an ability were satisfied. Rules: 606.1."""

    card: CardId
    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class ResourcePlayed:
    """A player played a resource. Rules: 605."""

    card: CardId
    player: Player
    face_down: bool


@dataclass(frozen=True, slots=True)
class Resolved:
    """A card or ability resolved."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Terminated:
    """A card or ability was stopped before it resolved. Rules: 314."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Picked:
    """A player picked cards. Rules: 310."""

    player: Player
    cards: tuple[CardId, ...]
    source: CardId | None


@dataclass(frozen=True, slots=True)
class CoinFlipped:
    """A player flipped a coin."""

    player: Player
    won: bool


@dataclass(frozen=True, slots=True)
class Chosen:
    """A player chose a number, an option or a name; `what` says it in words."""

    player: Player
    what: str


@dataclass(frozen=True, slots=True)
class Undone:
    """Costs could not be satisfied; everything done for them was taken back. Rules: 604.1e."""

    card: CardId
    player: Player
