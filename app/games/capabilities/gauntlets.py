"""Games of a gauntlet, played by a game's computer players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from app.games.capabilities.computer_players import (
    ComputerPlayers,
    Ending,
    Opening,
    PlayedGame,
    PreparedLike,
)
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.gauntlet import Contest
from app.games.tabletop.gauntlet.results import GameResult

AnyContest: TypeAlias = Contest[PreparedLike]

_DRAW: Final = 0.5


def opening_of(contest: AnyContest, number: int) -> Opening[PreparedLike]:
    """Return the opening of one game of a contest."""
    return Opening(
        contest.decks, contest.edition, contest.seed_of(number), contest.first_of(number)
    )


def play_number(
    players: ComputerPlayers,
    catalogue: AnyCatalogue,
    contest: AnyContest,
    number: int,
) -> PlayedGame:
    """Play one game of a contest, with its record; the same whenever it is played.

    Raises UnknownLevelError and UnplayableDeckError.
    """
    opening = opening_of(contest, number)
    return players.play(opening, catalogue, (contest.level, contest.level))


def explained(
    players: ComputerPlayers,
    catalogue: AnyCatalogue,
    contest: AnyContest,
    result: GameResult,
    played: PlayedGame,
) -> GameResult:
    """Return the result with how things stood at the end, if the deck that is asked about lost."""
    if result.points != 0:
        return result
    return replace(result, loss=players.loss(played.record, contest.person, catalogue))


def play_block(
    players: ComputerPlayers,
    catalogue: AnyCatalogue,
    contest: AnyContest,
    block: Block,
) -> Sequence[GameResult]:
    """Play the games of a block. Raises UnknownLevelError and UnplayableDeckError."""
    numbers = range(block.first, block.first + block.games)
    return [
        result_of(contest, number, play_number(players, catalogue, contest, number))
        for number in numbers
    ]


def result_of(contest: AnyContest, number: int, played: PlayedGame) -> GameResult:
    """Return the result of a game for the deck that is asked about."""
    is_broken = played.ending is Ending.BROKEN
    return GameResult(
        number,
        contest.first_of(number) == contest.person,
        played.ending,
        _points(contest, played),
        played.turns,
        played.why if is_broken else "",
    )


def _points(contest: AnyContest, played: PlayedGame) -> float | None:
    if played.ending is Ending.DRAWN:
        return _DRAW
    if played.ending is not Ending.WON:
        return None
    return float(contest.person in played.winners)
