"""Architects of the Flesh: states."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Arcanotank",
        Continuous(SUBJECT, (More(FIGHTING, 3), Gains(TOUGHNESS, 1))),
        Effect((Turn(),), (Inflict(1, CHARACTER.here()),)),
    ),
    script("Buro Godhammer", Continuous(SUBJECT, (InflictsMore(3),))),
    script(
        "Helix Rethread",
        SubjectIs(CHARACTER.opponents_control()),
        When(IsSmoked(SUBJECT), (GainPower(1),)),
    ),
)
