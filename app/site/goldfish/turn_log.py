"""The events of a recorded game, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from app.games.capabilities.recordings import ReplayLine

TurnLog: TypeAlias = Sequence[tuple[str, Sequence[str]]]
"""The title of each turn and what happened in it, one sentence each."""


def turn_log(lines: Iterable[ReplayLine]) -> TurnLog:
    """The log of a replayed game by turns, without the players' answers."""
    turns: list[tuple[str, list[str]]] = [("Before the first turn", [])]
    for line in lines:
        if line.is_answer:
            continue
        if line.text.startswith(" "):
            turns[-1][1].append(line.text.strip())
        else:
            turns.append((line.text.strip(), []))
    return turns
