"""Games by hand as addresses: the answers given, packed; and games lately looked at."""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Sequence
from typing import Final

from app.games.spoils.engine import Action, read_action
from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.setup import Setup
from app.games.spoils.goldfish.solitaire import MOST_ANSWERS, Solitaire, sit_down
from app.site.goldfish.recent import Recent, recent_ones

_KEPT: Final = 64
_LARGEST: Final = 20_000

Key = tuple[str, Setup, int, tuple[Action, ...]]


def game_at(setup: Setup, catalogue: Catalogue, seed: int, answers: Sequence[Action]) -> Solitaire:
    """The game after these answers.

    Raises IllegalAction when an answer is none, CannotReferee when the deck cannot be played.
    """
    recent: Recent[Key, Solitaire] = recent_ones("games", _KEPT)
    given = tuple(answers)
    game, done = None, len(given)
    for done in (len(given), len(given) - 1, len(given) - 2):
        if done >= 0:
            game = recent.find((catalogue.digest, setup, seed, given[:done]))
        if game is not None:
            game = game.clone()
            break
    if game is None:
        game, done = sit_down(setup, catalogue, seed), 0
    for action in given[done:]:
        game.play(action)
    recent.keep((catalogue.digest, setup, seed, given), game.clone())
    return game


def packed_answers(answers: Sequence[Action]) -> str:
    """Answers as part of an address."""
    text = "\n".join(map(str, answers))
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpacked_answers(packed: str) -> tuple[Action, ...] | None:
    """The answers of an address; None when they cannot be read."""
    if not packed:
        return ()
    try:
        squeezed = base64.b64decode(packed + "=" * (-len(packed) % 4), b"-_", validate=True)
        stream = zlib.decompressobj()
        lines = stream.decompress(squeezed, _LARGEST).decode().splitlines()
        if not stream.eof or len(lines) > MOST_ANSWERS:
            return None
        return tuple(map(read_action, lines))
    except (binascii.Error, zlib.error, ValueError):
        return None
