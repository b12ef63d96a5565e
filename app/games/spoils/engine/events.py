"""What happened, one frozen value for each change: log, triggers, replay and tests read these.

A field that holds the identity of a card some player may not see is masked by `observe`.
"""

from dataclasses import dataclass
from typing import TypeAlias

from app.games.spoils.engine.actions import CardId, Player
from app.games.spoils.engine.battle_events import (
    AttackAnnounced as AttackAnnounced,
)
from app.games.spoils.engine.battle_events import (
    Attacked as Attacked,
)
from app.games.spoils.engine.battle_events import (
    BattleEnded as BattleEnded,
)
from app.games.spoils.engine.battle_events import (
    Blocked as Blocked,
)
from app.games.spoils.engine.battle_events import (
    DamageAssigned as DamageAssigned,
)
from app.games.spoils.engine.battle_events import (
    JoinedBattle as JoinedBattle,
)
from app.games.spoils.engine.battle_events import (
    LeftBattle as LeftBattle,
)
from app.games.spoils.engine.damage_events import (
    DamageCleared as DamageCleared,
)
from app.games.spoils.engine.damage_events import (
    DamageInflicted as DamageInflicted,
)
from app.games.spoils.engine.damage_events import (
    DamageRemoved as DamageRemoved,
)
from app.games.spoils.engine.turn_events import (
    Mulliganed as Mulliganed,
)
from app.games.spoils.engine.turn_events import (
    ResourcesFlipped as ResourcesFlipped,
)
from app.games.spoils.engine.turn_events import (
    TurnEndAnnounced as TurnEndAnnounced,
)
from app.games.spoils.engine.turn_events import (
    TurnEnded as TurnEnded,
)
from app.games.spoils.engine.turn_events import (
    TurnStarted as TurnStarted,
)
from app.games.spoils.terms import Area, CardType


@dataclass(frozen=True, slots=True)
class CardMoved:
    """A card changed its area; `was_face_down` and `face_down` say how it lay and lies."""

    card: CardId
    owner: Player
    origin: Area
    into: Area
    controller: Player
    was_face_down: bool = False
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class LeftPlay:
    """A card left play. `last_controller` is who controlled it then."""

    card: CardId
    last_controller: Player
    into: Area


@dataclass(frozen=True, slots=True)
class EnteredPlay:
    """A card entered play.

    `origin` is where it was before; None for a card turned over and for a card token.
    """

    card: CardId
    controller: Player
    face_down: bool = False
    origin: Area | None = None


@dataclass(frozen=True, slots=True)
class Destroyed:
    """A card was destroyed. Rules: 304.1; `sources`: 408.8."""

    card: CardId
    last_controller: Player
    sources: tuple[CardId, ...] = ()
    by_battle_damage: bool = False


@dataclass(frozen=True, slots=True)
class Flipped:
    """A card in play was turned over, and so left and entered play. Rules: 411.3, 411.4."""

    card: CardId
    face_down: bool


@dataclass(frozen=True, slots=True)
class Discarded:
    """Cards went from a hand to the discard pile together. Rules: 305."""

    player: Player
    cards: tuple[CardId, ...]
    source: CardId | None = None


@dataclass(frozen=True, slots=True)
class Drew:
    """A player drew cards, together; `by_rule` is the Develop Rule. Rules: 306.3, 202.8."""

    player: Player
    cards: tuple[CardId, ...]
    by_rule: bool = False


@dataclass(frozen=True, slots=True)
class Shuffled:
    """A deck was shuffled. Rules: 313."""

    player: Player


@dataclass(frozen=True, slots=True)
class Searched:
    """A player searched a deck. Rules: 312."""

    player: Player
    deck: Player


@dataclass(frozen=True, slots=True)
class Revealed:
    """Cards were shown: to one player, or to all when `to` is None."""

    cards: tuple[CardId, ...]
    to: Player | None = None


@dataclass(frozen=True, slots=True)
class InfluenceLost:
    """A faction lost influence; `by_damage` tells the cause. Rules: 408.3."""

    player: Player
    amount: int
    by_damage: bool


@dataclass(frozen=True, slots=True)
class InfluenceGained:
    """A faction gained influence."""

    player: Player
    amount: int


@dataclass(frozen=True, slots=True)
class Depleted:
    """A card was depleted. Rules: 303.1."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Restored:
    """A depleted card was restored. Rules: 303.3."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Attached:
    """A card was attached to another. Rules: 301."""

    card: CardId
    to: CardId


@dataclass(frozen=True, slots=True)
class Detached:
    """A card was detached. Rules: 301."""

    card: CardId
    off: CardId


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
class ControlChanged:
    """A card came under another player's control. Rules: 407.3."""

    card: CardId
    controller: Player


@dataclass(frozen=True, slots=True)
class TokensPut:
    """Tokens were put on a card, or removed when `amount` is negative. Rules: 409.1."""

    card: CardId
    amount: int


@dataclass(frozen=True, slots=True)
class TextGained:
    """A card gained rules text for a while. Rules: 508."""

    card: CardId


@dataclass(frozen=True, slots=True)
class TypeChanged:
    """A card gained or lost a card type. Rules: 208."""

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


Event: TypeAlias = (
    CardMoved
    | LeftPlay
    | EnteredPlay
    | Destroyed
    | Flipped
    | Discarded
    | Drew
    | Shuffled
    | Searched
    | Revealed
    | DamageInflicted
    | InfluenceLost
    | InfluenceGained
    | Depleted
    | Restored
    | Attached
    | Detached
    | Paid
    | Deployed
    | AbilityUsed
    | ResourcePlayed
    | Resolved
    | Terminated
    | AttackAnnounced
    | Attacked
    | Blocked
    | JoinedBattle
    | LeftBattle
    | DamageAssigned
    | BattleEnded
    | ControlChanged
    | TokensPut
    | TextGained
    | TypeChanged
    | DamageRemoved
    | DamageCleared
    | Picked
    | CoinFlipped
    | Chosen
    | ResourcesFlipped
    | Mulliganed
    | TurnStarted
    | TurnEnded
    | TurnEndAnnounced
    | Undone
    | LoopStopped
    | SeatsSwitched
    | GameEnded
)
