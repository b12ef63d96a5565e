"""TERRUS as a game: battles and rules. Its section 16 has no decks."""

from __future__ import annotations

from typing import Final

from app.games.game import Editions, EditionTitle, Game
from app.games.offers import Offer
from app.games.terrus import KEY

GAME: Final = Game(
    key=KEY,
    title="TERRUS",
    about="Army battles with no decks and no luck. Set up both sides, follow every step to its "
    "rule, and let the site find the best play.",
    editions=Editions(
        (EditionTitle("terrus16", "TERRUS rulebook, section 16", "section 16"),), "terrus16"
    ),
    rule_coverage=Offer("app.games.terrus.coverage.numbered_rules:TerrusRuleCoverage"),
    rulebook=Offer("app.games.terrus.coverage.numbered_rules:TerrusRulebook"),
    battles=Offer("app.games.terrus.presentation.battles:TerrusBattles"),
)
