"""Games by hand as URLs: the packed answers; and a cache of recent games."""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Sequence
from typing import Final

from app.games.capabilities.starting import StartLike
from app.games.capabilities.table import GameByHand, Table
from app.games.tabletop.facts import AnyCatalogue
from app.site.platform.storage.recent import Recent, recent_ones

_KEPT: Final = 64
_LARGEST: Final = 20_000

Key = tuple[str, StartLike, int, tuple[str, ...]]


def game_at(
    table: Table, start: StartLike, catalogue: AnyCatalogue, seed: int, answers: tuple[str, ...]
) -> GameByHand:
    """Return the game after these answers.

    Raises IllegalMoveError for an invalid answer, and UnplayableDeckError for a deck that cannot be
    played.
    """
    recent: Recent[Key, GameByHand] = recent_ones("games", _KEPT)
    game, done = None, len(answers)
    for done in (len(answers), len(answers) - 1, len(answers) - 2):
        if done >= 0:
            game = recent.find((catalogue.digest, start, seed, answers[:done]))
        if game is not None:
            game = game.clone()
            break
    if game is None:
        game, done = table.sit_down(start, catalogue, seed), 0
    for answer in answers[done:]:
        game.play(answer)
    recent.keep((catalogue.digest, start, seed, answers), game.clone())
    return game


def packed_answers(answers: Sequence[str]) -> str:
    """Return answers packed for a URL."""
    text = "\n".join(answers)
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpacked_answers(table: Table, packed: str) -> tuple[str, ...] | None:
    """Return the answers packed in a URL; None if they cannot be read."""
    if not packed:
        return ()
    try:
        squeezed = base64.b64decode(packed + "=" * (-len(packed) % 4), b"-_", validate=True)
        stream = zlib.decompressobj()
        lines = stream.decompress(squeezed, _LARGEST).decode().splitlines()
        return table.read_answers(lines) if stream.eof else None
    except (binascii.Error, zlib.error, ValueError):
        return None
