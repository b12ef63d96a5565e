"""Random games that two checkouts are compared by."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from app.games import game
from app.games.spoils.editions import Edition
from tests.support.catalogues import shipped_catalogue
from tests.support.shadowfist_games import SEATS, precon_decks
from tests.support.watched_games import varied_game

CHUNK: Final = 100
"""Games of one process."""


def write_games(folder: Path, number: int, seed: int) -> Iterator[Path]:
    """Write that many games to play, evenly of each edition and number of seats, in files."""
    folder.mkdir(parents=True)
    kinds = [*Edition, *SEATS]
    for first in range(0, number, CHUNK):
        numbers = range(first, min(first + CHUNK, number))
        file = folder / f"{first:06}.jsonl"
        lines = (json.dumps(_job(kinds[at % len(kinds)], seed + at)) + "\n" for at in numbers)
        file.write_text("".join(lines), encoding="utf-8")
        yield file


def _job(kind: Edition | int, seed: int) -> dict[str, object]:
    if isinstance(kind, Edition):
        catalogue = shipped_catalogue(game("spoils").cards.needed())
        decks = varied_game(catalogue, seed, kind).game.decks
        told = [(deck.faction, deck.cards) for deck in decks]
        return {"game": "spoils", "seed": seed, "edition": kind.value, "decks": told}
    known = precon_decks(shipped_catalogue(game("shadowfist").cards.needed()))
    decks = Random(seed).choices(known, k=kind)
    return {"game": "shadowfist", "seed": seed, "edition": "", "decks": decks}
