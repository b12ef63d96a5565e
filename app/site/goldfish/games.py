"""Games by hand as addresses: the answers given, packed; and games lately looked at."""

from __future__ import annotations

import base64
import binascii
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock
from typing import Final

from flask import current_app

from app.games.spoils.engine import Action, read_action
from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.setup import Setup
from app.games.spoils.goldfish.solitaire import MOST_ANSWERS, Solitaire, sit_down

_KEPT: Final = 64
_LARGEST: Final = 20_000

Key = tuple[str, Setup, int, tuple[Action, ...]]


class RecentGames:
    """Games as far as they were looked at, so that the next answer need not replay them all.

    Nothing depends on what is kept here: a game is its setup, seed and answers.
    """

    def __init__(self) -> None:
        self._games: OrderedDict[Key, Solitaire] = OrderedDict()
        self._lock = Lock()

    def find(self, key: Key) -> Solitaire | None:
        """An independent copy of a game, None when it is not kept."""
        with self._lock:
            game = self._games.get(key)
            if game is not None:
                self._games.move_to_end(key)
            return None if game is None else game.clone()

    def keep(self, key: Key, game: Solitaire) -> None:
        """Keep a copy; the one longest not asked for goes."""
        with self._lock:
            self._games[key] = game.clone()
            while len(self._games) > _KEPT:
                self._games.popitem(last=False)


def game_at(setup: Setup, catalogue: Catalogue, seed: int, answers: Sequence[Action]) -> Solitaire:
    """The game after these answers.

    Raises IllegalAction when an answer is none, CannotReferee when the deck cannot be played.
    """
    recent: RecentGames = current_app.extensions.setdefault("recent_games", RecentGames())
    given = tuple(answers)
    game, done = None, len(given)
    for done in (len(given), len(given) - 1, len(given) - 2):
        if done >= 0:
            game = recent.find((catalogue.digest, setup, seed, given[:done]))
        if game is not None:
            break
    if game is None:
        game, done = sit_down(setup, catalogue, seed), 0
    for action in given[done:]:
        game.play(action)
    recent.keep((catalogue.digest, setup, seed, given), game)
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
