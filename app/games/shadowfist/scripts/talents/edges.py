"""Talents: edges."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "The Hungry",
        When(
            MeetsFate(SITE, (BURNING_FOR_VICTORY,), YOU),
            (GainPower(Least(CountPlayers(EACH, NoLess(1, 1)), 3)),),
        ),
        When(LeavesPlay(), (Inflict(2, SITE_OR_CHARACTER.you_control()),)),
    ),
)
