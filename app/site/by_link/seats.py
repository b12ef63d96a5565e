"""Seats of games by link, the keys that belong to them, and what players say of their decks."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from app.tables import EventGame, PlayedGame, PlayedSeat

PHRASES: Final = (
    "Hello!",
    "Good luck!",
    "I’m thinking.",
    "One moment, please.",
    "My mistake.",
    "Nice play!",
    "Thank you.",
    "Sorry.",
    "Please hurry.",
    "Good game!",
    "Another game?",
    "Goodbye.",
)
"""All that players can say to each other; rows hold the places."""

KEY_SIGNS: Final = 32
"""The characters of a key that follows from another one."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who sits down: a name, a deck that never changes, the formats it is legal in."""

    name: str
    deck: str
    legal_in: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat with its game, and all seats of that in order; `match` if an event plays it."""

    game: PlayedGame
    own: PlayedSeat
    seats: tuple[PlayedSeat, ...]
    match: EventGame | None = None

    @property
    def id(self) -> int:
        """The number of the game."""
        return number_of(self.game)

    @property
    def others(self) -> tuple[PlayedSeat, ...]:
        """The other seats that are taken, from the next one on."""
        mine = self.own.seat
        return tuple(
            sorted(
                (it for it in self.seats if it.seat != mine),
                key=lambda it: (it.seat - mine) % self.game.seats,
            )
        )

    @property
    def missing(self) -> int:
        """The number of seats that nobody has taken."""
        return self.game.seats - len(self.seats)

    @property
    def is_paused(self) -> bool:
        """True if a judge has paused the game."""
        return self.game.paused_at is not None

    @property
    def is_duel(self) -> bool:
        """True if two play: when one gives up, the other has won."""
        return self.game.seats == 2

    @property
    def playing(self) -> tuple[PlayedSeat, ...]:
        """The seats whose players have not left."""
        return tuple(it for it in self.seats if not it.has_left)

    def at(self, seat: int | None) -> PlayedSeat | None:
        """The seat with a number; None without one, or if nobody sits there."""
        return next((it for it in self.seats if it.seat == seat), None)

    @property
    def names(self) -> list[str]:
        """The names of the players in the order of their seats."""
        return [seat.name for seat in self.seats]

    @property
    def names_of_others(self) -> str:
        """The names of the other players as a part of a sentence."""
        return in_words([it.name for it in self.others])


def in_words(names: Sequence[str]) -> str:
    """Return names joined by commas and “and”."""
    return " and ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))


def number_of(game: PlayedGame) -> int:
    """Return the number of a stored game."""
    assert game.id is not None
    return game.id


def invitation_of(key: str) -> str:
    """Return the key of the invitation that belongs to the key of the seat that invites."""
    return _derived("invitation", key)


def watch_key_of(key: str) -> str:
    """Return the key of the page for onlookers that belongs to the key of a seat."""
    return _derived("watch", key)


def next_key_of(key: str) -> str:
    """Return the key of the same player's seat in a rematch."""
    return _derived("rematch", key)


def _derived(purpose: str, key: str) -> str:
    """A key that follows from another one, which cannot be found from it."""
    return hashlib.sha256(f"{purpose} {key}".encode()).hexdigest()[:KEY_SIGNS]
