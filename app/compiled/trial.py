"""Games of random answers, to compare a build with plain Python: `python -m app.compiled.trial`.

Prints one line of JSON: a digest of the records of all games, and the processor seconds that the
games took. A random player takes an answer by its place among the legal ones, so an engine that
offers others soon plays another game.
"""

from __future__ import annotations

import json
import sys
import time
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Final

from app.catalogue import read_catalogue
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.editions import Edition
from app.games.spoils.players.computer_players import LIMITS
from app.games.spoils.players.game import PLAYABLE
from app.games.spoils.players.levels import RANDOM
from app.games.spoils.players.opening import opened, prepared
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.tabletop.referee.match import play_match

GAMES: Final = 4
"""Games in each edition."""


@dataclass(frozen=True, slots=True)
class Trial:
    """The digest of the games, the same for every engine that follows the same rules.

    `seconds` are those of the processor, without the first game of each edition.
    """

    digest: str
    seconds: float


def trial(games: int = GAMES) -> Trial:
    """Play this many games of preconstructed decks in each edition."""
    catalogue = read_catalogue(CARD_DATA)
    digest, seconds = sha256(), 0.0
    for edition in Edition:
        decks = [
            prepared(DECK_FILES.of_precon(it, catalogue), catalogue, edition)
            for it in catalogue.precons.values()
        ]
        for seed in range(games + 1):
            pair = (decks[seed % len(decks)], decks[(seed + 3) % len(decks)])
            started = time.process_time()
            state = opened(pair, catalogue, edition, seed=seed)
            played = play_match(PLAYABLE, state, (RANDOM, RANDOM), seed, LIMITS)
            seconds += time.process_time() - started if seed else 0.0
            digest.update(f"{played.ending} {played.winners}\n{played.record}\n".encode())
    return Trial(digest.hexdigest(), seconds)


if __name__ == "__main__":
    sys.stdout.write(json.dumps(asdict(trial())) + "\n")
