"""Unaligned: edges."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Martial Focus",
        Continuous(CHARACTER.you_control().that(Bearing(STATE)), (InflictsMore(2),)),
        Continuous(CHARACTER.you_control(), (InflictsMore(2, CARD.that(Bearing(STATE))),)),
    ),
)
