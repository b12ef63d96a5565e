"""Events of cards: where they go, how they lie, what they carry."""

from dataclasses import dataclass

from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.terms import Area


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
