"""Guiding Hand: states."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "The Jade Dragon",
        Continuous(THIS, (Generates(2),)),
        Continuous(SUBJECT, (Cannot(BE_BURNED), Gains(TOUGHNESS, 1))),
    ),
)
