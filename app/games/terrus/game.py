"""What TERRUS offers: battles and rules. Its section 16 has no decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from app.games.game import Editions, EditionTitle, Game
from app.games.terrus import KEY
from app.games.terrus.capabilities.rules import RULEBOOK

if TYPE_CHECKING:
    from app.games.capabilities.battles import AnyBattles
    from app.games.capabilities.rule_coverage import AnyRuleCoverage


def _battles() -> AnyBattles:
    from app.games.terrus.capabilities.battles import BATTLES

    return cast("AnyBattles", BATTLES)


def _rule_coverage() -> AnyRuleCoverage:
    from app.games.terrus.capabilities.rules import RULE_COVERAGE

    return cast("AnyRuleCoverage", RULE_COVERAGE)


GAME: Final = Game(
    key=KEY,
    title="TERRUS",
    about="Battles between the beasts of two rulers, without decks and without chance. Set up "
    "armies, follow every step to its rule, and let the best play be found.",
    editions=Editions(
        (EditionTitle("terrus16", "TERRUS rulebook, section 16", "section 16"),), "terrus16"
    ),
    rulebook=RULEBOOK,
    rule_coverage=_rule_coverage,
    battles=_battles,
)
