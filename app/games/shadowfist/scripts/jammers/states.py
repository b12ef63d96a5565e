"""Jammers: states."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Proximi-chi Scanner",
        Continuous(SUBJECT, (InflictsMore(1), InflictsMore(2, CARD.that(UNIQUE)))),
    ),
)
