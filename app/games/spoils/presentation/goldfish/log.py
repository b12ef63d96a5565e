"""The log of a game by hand: its turns, each with what every answer brought about."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from app.games.capabilities.table import LogLine, LogTurn
from app.games.spoils.engine import CardId, Player, State
from app.games.spoils.goldfish.seating import ME, OPPONENT
from app.games.spoils.goldfish.solitaire import Solitaire
from app.games.spoils.presentation.goldfish.log_text import sentences, side_after


def log_of(solitaire: Solitaire) -> tuple[LogTurn, ...]:
    """The log of a game so far, oldest first."""
    return tuple(_turns(solitaire))


def _turns(solitaire: Solitaire) -> Iterator[LogTurn]:
    state = solitaire.state
    lines: list[LogLine] = []
    title, before, turn = "Before the game", 0, 0
    side: Player = ME
    for place, answered in enumerate(solitaire.story):
        if answered.turn != turn and _is_turn_of(state, answered.turn, side):
            yield LogTurn(title, tuple(lines), before)
            title = f"Turn {turn_of(state, answered.turn, side)}"
            title += "" if side == ME else " opposite"
            lines, before, turn = [], max(0, place - 1), answered.turn
        described = sentences(answered.events, partial(target_name, state), side)
        side = side_after(answered.events, side)
        if described:
            # The answers of the mulligan are one decision of the player.
            lines.append(LogLine(" ".join(described), max(0, place - 1) if turn else 0))
    yield LogTurn(title, tuple(lines), before)


def turn_of(state: State, turn: int, side: Player) -> int:
    """The number of turns that a side has had by a turn of the game."""
    return (turn + 1) // 2 if state.first == side else turn // 2


def _is_turn_of(state: State, turn: int, side: Player) -> bool:
    return turn % 2 == (1 if state.first == side else 0)


def target_name(state: State, card: CardId) -> str:
    """A card by its name, the opposing faction as who it is."""
    return "the opponent" if card == state.faction[OPPONENT] else state.name(card)
