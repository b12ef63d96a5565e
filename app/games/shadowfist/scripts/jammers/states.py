"""Jammers: states."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Homemade Tank",
        Continuous(SUBJECT, (Gains(TOUGHNESS, 1), More(FIGHTING, 4))),
        When(TurnBegins(), (FlipCoin((Toast(THIS),)),)),
    ),
    script(
        "Proximi-chi Scanner",
        Continuous(SUBJECT, (InflictsMore(1), InflictsMore(2, CARD.that(UNIQUE)))),
    ),
    script(
        "Sonic Boomer",
        Continuous(SUBJECT, (InflictsMore(5),)),
        When(IsSmoked(THIS), (Inflict(2, SITE_OR_CHARACTER.being(DAMAGED)),)),
    ),
)
