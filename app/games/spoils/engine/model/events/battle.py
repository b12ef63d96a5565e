"""Events of a battle. Rules: 302, 608, 609."""

from dataclasses import dataclass

from app.games.spoils.engine.model.actions import CardId, Player


@dataclass(frozen=True, slots=True)
class AttackAnnounced:
    """A battle began. Rules: 608.1a."""

    player: Player
    target: CardId


@dataclass(frozen=True, slots=True)
class Attacked:
    """An attacking party was formed of these founding members. Rules: 608.1b."""

    player: Player
    party: tuple[CardId, ...]
    target: CardId


@dataclass(frozen=True, slots=True)
class Blocked:
    """A blocking party was formed of these founding members. Rules: 608.1d."""

    player: Player
    party: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class JoinedBattle:
    """An effect added a character to a party. Rules: 608.1c."""

    card: CardId
    attacking: bool


@dataclass(frozen=True, slots=True)
class LeftBattle:
    """A character was removed from its battle. Rules: 302.15."""

    card: CardId


@dataclass(frozen=True, slots=True)
class DamageAssigned:
    """A character assigned battle damage. Rules: 609.1c, 609.1d."""

    source: CardId
    target: CardId
    amount: int


@dataclass(frozen=True, slots=True)
class BattleEnded:
    """A battle was resolved. Rules: 609.1h."""

    attacker: Player
