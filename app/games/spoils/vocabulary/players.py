"""Players known by a card of theirs, beside those of `Player`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from app.games.spoils.vocabulary.places import Player

if TYPE_CHECKING:
    from app.games.spoils.vocabulary.cards import Cards

__all__ = ["ControllerOf", "OpponentOf", "OwnerOf", "Who"]


@dataclass(frozen=True, slots=True)
class ControllerOf:
    """The player who controls a card. Rules: 407.1."""

    card: Cards


@dataclass(frozen=True, slots=True)
class OwnerOf:
    """The player who owns a card. Rules: 407.7."""

    card: Cards


@dataclass(frozen=True, slots=True)
class OpponentOf:
    """The opponent of a player."""

    who: Player


Who: TypeAlias = Player | ControllerOf | OwnerOf | OpponentOf
