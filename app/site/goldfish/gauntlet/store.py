"""Stored games of gauntlets, by a digest of everything they depend on."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, TypeAlias

from sqlmodel import Session, col, delete

from app.games.tabletop.gauntlet.losses import Loss
from app.games.tabletop.gauntlet.results import GameResult
from app.games.tabletop.referee.match import Ending
from app.tables import GauntletResults, utc_now

Games: TypeAlias = Mapping[str, Sequence[GameResult]]
"""Games by the id of the other deck."""


def key_of(*parts: str) -> str:
    """The digest of everything that games depend on."""
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def games_of(session: Session, key: str) -> Games:
    """The games that are stored under a key."""
    stored = session.get(GauntletResults, key)
    return {} if stored is None else {name: _read(rows) for name, rows in stored.games.items()}


def add(session: Session, key: str, played: Games) -> None:
    """Add games; those that are stored already stay as they are."""
    stored = session.get(GauntletResults, key, with_for_update=True)
    if stored is None:
        stored = GauntletResults(key=key)
        session.add(stored)
    known = {name: {row[0]: row for row in rows} for name, rows in stored.games.items()}
    for name, results in played.items():
        rows = known.setdefault(name, {})
        for result in results:
            rows.setdefault(result.number, _written(result))
    stored.games = {name: [rows[n] for n in sorted(rows)] for name, rows in known.items()}
    stored.updated_at = utc_now()


def purge(session: Session, before: datetime) -> int:
    """Delete what was last played before a moment; return how many results went."""
    gone = session.exec(delete(GauntletResults).where(col(GauntletResults.updated_at) < before))
    return int(gone.rowcount)


def _written(result: GameResult) -> list[Any]:
    row = [
        result.number, result.went_first, result.ending.value, result.points, result.turns,
        result.why,
    ]  # fmt: skip
    it = result.loss
    if it is None:
        return row
    return [
        *row,
        [it.turns, it.resources, it.characters, it.influence, list(it.stuck), list(it.in_hand)],
    ]


def _read(rows: Sequence[Any]) -> list[GameResult]:
    return [
        GameResult(number, first, Ending(ending), points, turns, why, *map(_loss, loss))
        for number, first, ending, points, turns, why, *loss in rows
    ]


def _loss(row: Sequence[Any]) -> Loss:
    turns, resources, characters, influence, stuck, in_hand = row
    return Loss(turns, resources, characters, influence, tuple(stuck), tuple(in_hand))
