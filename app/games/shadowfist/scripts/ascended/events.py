"""The Ascended: events."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script("Bull Market", Effect((), (GainPower(5, EACH),))),
    script("Faked Death", Effect((Choose(CHARACTER.in_pile(SMOKED)),), (ToHand(CHOSEN),))),
    script(
        "Operation Killdeer", Effect((Target(CHARACTER),), (Give(TARGET, (InflictsAtMost(0),)),))
    ),
    script(
        "Political Favors",
        Effect(
            (Target(EDGE),), (GainPower(1, ControllerOf(TARGET)), Cancel(TARGET), Smoke(TARGET))
        ),
    ),
    script("Realpolitik", Effect((Target(EDGE_OR_STATE),), (Smoke(TARGET),))),
)
