"""The version of the rules is raised when a game may go another way than it was recorded.

Blessing (`THRESHOLD_BLESS=1`) adds the digest of a version that has none, and replaces none.
"""

import os
import random
from hashlib import sha256
from pathlib import Path

from app.games.spoils.editions import Edition
from app.games.spoils.engine import RULES_VERSION, State, apply, legal_actions
from app.games.spoils.facts import Catalogue
from app.games.spoils.scripts import SCRIPTS
from tests.support.game_digest import GameDigest, combined
from tests.support.watched_games import varied_game

DIGESTS = Path(__file__).parents[3] / "golden" / "engine" / "rules-versions.txt"
SEEDS, ANSWERS = range(3), 150


def test_a_game_that_goes_another_way_raises_the_version(catalogue: Catalogue) -> None:
    known = dict(line.split() for line in DIGESTS.read_text(encoding="utf-8").splitlines())
    now = digest_of_rules(catalogue)
    if os.environ.get("THRESHOLD_BLESS") and str(RULES_VERSION) not in known:
        known[str(RULES_VERSION)] = now
        lines = [f"{version} {digest}\n" for version, digest in known.items()]
        DIGESTS.write_text("".join(lines), encoding="utf-8")
    assert known.get(str(RULES_VERSION)) == now, (
        "A card's text or a game of random answers differs from version "
        f"{RULES_VERSION} of the rules. Raise RULES_VERSION in engine/model/game.py, then run "
        "this test with THRESHOLD_BLESS=1"
    )


def digest_of_rules(catalogue: Catalogue) -> str:
    """One number for every card's text, and for games of random cards in each edition."""
    texts = sha256(repr(sorted(SCRIPTS.items())).encode()).hexdigest()
    games = [
        digest_of(varied_game(catalogue, seed, edition), seed)
        for edition in Edition
        for seed in SEEDS
    ]
    return combined([texts, *games])


def digest_of(state: State, seed: int) -> str:
    """One number for the questions, legal answers and events of a game of random answers."""
    found, chance = GameDigest(), random.Random(seed)
    for _ in range(ANSWERS):
        if state.decision is None:
            break
        legal = legal_actions(state)
        found.asked(state.decision, legal)
        answer = chance.choice(legal)
        found.answered(answer, apply(state, answer))
    return found.hexdigest()
