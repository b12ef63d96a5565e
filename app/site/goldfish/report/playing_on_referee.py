"""Work of a process of the pool: games on the referee for about a second, and compiling kernels.

It imports nothing of the website, so that a process is ready soon.
"""

from __future__ import annotations

import time
from typing import Final

from app.games import game
from app.games.capabilities.card_changes import CardChangesTool, PlayedPair, Tried
from app.games.capabilities.starting import StartLike
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.figures import Counters
from app.site.platform.workers.worker_process import unpickled

SECONDS: Final = 0.8
"""The time that a process plays before it answers; a game that has begun is played to its end."""

FIRST_GAMES: Final = 2
"""The first answer comes after this many games, the fewest that give figures."""

FIRST_SECONDS: Final = 2.5
"""On a slow machine, the first answer comes after this time even if it has no figures yet."""


def play_some(key: str, catalogue: bytes, model: object, seed: int, block: Block) -> Counters:
    """Play games of a block until the time is over, at least one.

    A block that begins with the first game is cut short, so that the first figures come soon.
    """
    referee = game(key).simulator.needed().referee
    assert referee is not None
    facts = unpickled(catalogue)
    is_first = block.first == 0
    games = min(block.games, FIRST_GAMES) if is_first else block.games
    until = time.monotonic() + (FIRST_SECONDS if is_first else SECONDS)
    played = referee.count(model, facts, seed, Block(block.first, 1))
    for number in range(block.first + 1, block.first + games):
        if time.monotonic() >= until:
            break
        played += referee.count(model, facts, seed, Block(number, 1))
    return played


def try_some(key: str, catalogue: bytes, work: object) -> Tried:
    """Do a piece of the work of trying exchanges."""
    return _changes_tool(key).try_on_referee(work, unpickled(catalogue))


def play_pair(key: str, catalogue: bytes, pair: object) -> PlayedPair:
    """Play a pair of games again that the trials played."""
    return _changes_tool(key).play_pair(pair, unpickled(catalogue))


def _changes_tool(key: str) -> CardChangesTool:
    tool = game(key).simulator.needed().card_changes
    assert tool is not None
    return tool


def compile_kernels(key: str, start: StartLike) -> None:
    """Compile what simulations of a game need, into numba's cache on disk."""
    game(key).simulator.needed().warm(start)
