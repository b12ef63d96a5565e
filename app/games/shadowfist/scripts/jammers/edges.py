"""Jammers: edges."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Payback Time",
        When(
            BodyReducedToZero(SITE.you_control()),
            (GainPower(1), Inflict(1, CHOSEN)),
            (Choose(SITE.that(ControlledBy(THEY)), UpTo(3)),),
        ),
    ),
    script(
        "Wired to Blow",
        When(
            LeavesPlay(CHARACTER.you_control()),
            (Inflict(1, TARGET),),
            (Target(CHARACTER.that(Without(OfResource((JAMMERS,))))),),
            may=True,
        ),
    ),
)
