"""The games, and the registry of them. Pure Python: no web, database, clock or global randomness.

Each game is one package named by its key; a key stands in tables, addresses and JSON. What all
games share is in `tabletop` and `tournament`. Everything outside this package knows a game only
by the `Game` value that is registered here.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Final

from app.games.game import Game

DEFAULT_GAME: Final = "spoils"
"""The key of the game that is meant where none is named."""

_SHIPPED: Final = ("spoils", "shadowfist", "terrus")
_registered: dict[str, Game] = {}


class UnknownGameError(LookupError):
    """No game has the key; the message names those that there are."""


def games() -> tuple[Game, ...]:
    """All games: the shipped ones, then those registered since."""
    _load_shipped()
    return tuple(_registered.values())


def game_keys() -> tuple[str, ...]:
    """The keys of all games."""
    _load_shipped()
    return tuple(_registered)


@cache
def _load_shipped() -> None:
    for key in _SHIPPED:
        found = import_module(f"app.games.{key}.game").GAME
        assert isinstance(found, Game)
        _registered[key] = found


def game(key: str = DEFAULT_GAME) -> Game:
    """The game with a key. Raises UnknownGameError."""
    found = _registered.get(key) or {each.key: each for each in games()}.get(key)
    if found is None:
        raise UnknownGameError(
            f"There is no game {key!r}. Available games: {', '.join(game_keys())}."
        )
    return found


def command_words(command: str, about: Game) -> tuple[str, ...]:
    """The words that a command line about a game begins with; the default game is not named."""
    named = () if about.key == DEFAULT_GAME else ("--game", about.key)
    return ("threshold", command, *named)


@contextmanager
def registered(new: Game) -> Iterator[Game]:
    """Add a game while the context lasts. Raises ValueError where its key is taken."""
    if new.key in game_keys():
        raise ValueError(f"A game with the key {new.key!r} is already registered.")
    _registered[new.key] = new
    try:
        yield new
    finally:
        del _registered[new.key]


__all__ = [
    "DEFAULT_GAME",
    "Game",
    "UnknownGameError",
    "command_words",
    "game",
    "game_keys",
    "games",
    "registered",
]
