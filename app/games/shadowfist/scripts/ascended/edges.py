"""The Ascended: edges."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Agency Support",
        Continuous(CHARACTER.you_control(), (Gains(STEALTH), Gains(TACTICS)), NoLess(Power(), 1)),
    ),
)
