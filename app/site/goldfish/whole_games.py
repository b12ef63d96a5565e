"""Work of a process of the pool: whole games between programs.

It imports nothing of the website, so that a process is ready soon.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Final

from app.games import game
from app.games.capabilities.computer_players import PlayedGame
from app.games.capabilities.gauntlets import AnyContest, explained, play_number, result_of
from app.games.capabilities.watching import WatchRequest
from app.games.tabletop.gauntlet.results import GameResult
from app.site.platform.workers.worker_process import unpickled

SECONDS: Final = 1.0
"""The time that a process plays before it answers; a game that has begun is played to its end."""


def play_some_of(
    key: str,
    catalogue: bytes,
    contests: Mapping[str, AnyContest],
    numbers: Sequence[tuple[str, int]],
) -> Mapping[str, Sequence[GameResult]]:
    """Play games of contests, by contest and number, until the time is over; at least the first.

    Raises UnplayableDeckError.
    """
    players, facts = game(key).computer_players.needed(), unpickled(catalogue)
    until = time.monotonic() + SECONDS
    results: dict[str, list[GameResult]] = {}
    for id_, number in numbers:
        contest = contests[id_]
        played = play_number(players, facts, contest, number)
        result = result_of(contest, number, played)
        result = explained(players, facts, contest, result, played)
        results.setdefault(id_, []).append(result)
        if time.monotonic() >= until:
            break
    return results


def play_one_of(key: str, catalogue: bytes, contest: AnyContest, number: int) -> PlayedGame:
    """Play one game of a contest. Raises UnplayableDeckError."""
    return play_number(game(key).computer_players.needed(), unpickled(catalogue), contest, number)


def play_to_watch(key: str, catalogue: bytes, asked: WatchRequest, player: str) -> tuple[str, ...]:
    """Return the answers of a whole game. Raises UnplayableMatchError."""
    return game(key).watching.needed().play(asked, unpickled(catalogue), player)
