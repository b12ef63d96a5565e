"""A recorded game told turn by turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from app.games.capabilities.recordings import ReplayLine

Turns: TypeAlias = Sequence[tuple[str, Sequence[str]]]
"""Titles of turns with what happened in them, one sentence each."""


def told_in_turns(lines: Iterable[ReplayLine]) -> Turns:
    """What happened in a replayed game, by turns; answers are left out."""
    turns: list[tuple[str, list[str]]] = [("Before the first turn", [])]
    for line in lines:
        if line.is_answer:
            continue
        if line.text.startswith(" "):
            turns[-1][1].append(line.text.strip())
        else:
            turns.append((line.text.strip(), []))
    return turns
