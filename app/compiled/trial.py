"""Games of random answers, to compare a build with plain Python: `python -m app.compiled.trial`.

Prints one line of JSON: a digest of all games, and the processor seconds that they took. A random
player takes an answer by its place among the legal ones, so an engine that offers others soon plays
another game.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Final

from app.catalogue import read_catalogue
from app.games.shadowfist import engine as shadowfist
from app.games.shadowfist.card_data import CARD_DATA as SHADOWFIST_CARDS
from app.games.shadowfist.engine.record import record_of
from app.games.spoils.card_data import CARD_DATA as SPOILS_CARDS
from app.games.spoils.editions import Edition
from app.games.spoils.players.computer_players import LIMITS
from app.games.spoils.players.game import PLAYABLE
from app.games.spoils.players.levels import RANDOM
from app.games.spoils.players.opening import opened, prepared
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.tabletop.referee.agents import RandomAgent
from app.games.tabletop.referee.match import play_match

GAMES: Final = 4
"""Games in each edition of The Spoils, and with each number of seats of Shadowfist."""

SEATS: Final = (2, 3, 5)
ANSWERS: Final = 300
"""A game of Shadowfist is played so far."""


@dataclass(frozen=True, slots=True)
class Trial:
    """The digest of the games, the same for every engine that follows the same rules.

    `seconds` are those of the processor, without the first game of each kind.
    """

    digest: str
    seconds: float


def trial(games: int = GAMES) -> Trial:
    """Play this many games of preconstructed decks of each kind, and one before them."""
    digest, seconds = sha256(), 0.0
    for played in (_spoils(games), _shadowfist(games)):
        started = time.process_time()
        for is_first, text in played:
            seconds += 0.0 if is_first else time.process_time() - started
            digest.update(text.encode())
            started = time.process_time()
    return Trial(digest.hexdigest(), seconds)


def _spoils(games: int) -> Iterator[tuple[bool, str]]:
    """Yield for each game True if it is the first of its kind, and how it went."""
    catalogue = read_catalogue(SPOILS_CARDS)
    for edition in Edition:
        decks = [
            prepared(DECK_FILES.of_precon(it, catalogue), catalogue, edition)
            for it in catalogue.precons.values()
        ]
        for seed in range(games + 1):
            pair = (decks[seed % len(decks)], decks[(seed + 3) % len(decks)])
            state = opened(pair, catalogue, edition, seed=seed)
            played = play_match(PLAYABLE, state, (RANDOM, RANDOM), seed, LIMITS)
            yield seed == 0, f"{played.ending} {played.winners}\n{played.record}\n"


def _shadowfist(games: int) -> Iterator[tuple[bool, str]]:
    """Yield the same of games of Shadowfist."""
    catalogue = read_catalogue(SHADOWFIST_CARDS)
    decks = [
        [str(line.printing) for line in precon.lines for _ in range(line.copies)]
        for precon in catalogue.precons.values()
    ]
    for seats in SEATS:
        for seed in range(games + 1):
            chosen = [decks[(seed + 3 * seat) % len(decks)] for seat in range(seats)]
            state = shadowfist.new_game(catalogue, chosen, seed=seed)
            players = [RandomAgent(seed * seats + seat) for seat in range(seats)]
            given = shadowfist.play_on(state, players, actions=ANSWERS)
            yield seed == 0, f"{record_of(state, given).to_json()}\n"


if __name__ == "__main__":
    sys.stdout.write(json.dumps(asdict(trial())) + "\n")
