"""Dragons: states."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Claw of the Dragon",
        Continuous(SUBJECT, (More(FIGHTING, 2), Gains(GUTS))),
        When(
            MeetsFate(
                FENG_SHUI_SITE.you_control(), (SEIZURE, BURNING_FOR_POWER, BURNING_FOR_VICTORY)
            ),
            (Play(THIS, free=True, any_time=True, ignoring=True),),
            may=True,
            in_=IN_HAND,
        ),
    ),
)
