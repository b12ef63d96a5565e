"""The Ascended: edges."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Agency Support",
        Continuous(CHARACTER.you_control(), (Gains(STEALTH), Gains(TACTICS)), NoLess(Power(), 1)),
    ),
    script(
        "Night Moves",
        Continuous(
            CHARACTER.being(INTERCEPTING),
            (InflictsMore(-1, CHARACTER.you_control().being(ATTACKING)),),
        ),
        When(LeavesPlay(), (GainPower(2, OPPONENTS),)),
    ),
    script(
        "Paper Trail",
        When(Discards(OPPONENTS), (GainPower(1),), per_turn=2),
        When(LeavesPlay(), (GainPower(1, OPPONENTS),)),
    ),
)
