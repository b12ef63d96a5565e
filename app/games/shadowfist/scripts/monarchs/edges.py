"""Four Monarchs: edges."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Ancient Lineage",
        Continuous(
            CHARACTER.you_control().that(SharesTitle(CHARACTER.in_pile(SMOKED))),
            (More(FIGHTING, 1),),
        ),
    ),
    script(
        "Armies of the Monarchs",
        Continuous(CHARACTER.that(UNIQUE), (InflictsMore(-1),)),
        Continuous(CHARACTER.that(Without(UNIQUE)).you_control(), (InflictsMore(1),)),
    ),
    script(
        "The Legacy",
        When(
            TurnEnds(),
            (
                If(Exists(CARD.a("thunder").you_control()), (PutCounters(THIS),)),
                If(Exists(CARD.a("fire").you_control()), (PutCounters(THIS),)),
                If(Exists(CARD.a("darkness").you_control()), (PutCounters(THIS),)),
                If(Exists(CARD.a("ice").you_control()), (PutCounters(THIS),)),
            ),
        ),
        Effect((RemoveCounters(4),), (GainPower(1),)),
    ),
)
