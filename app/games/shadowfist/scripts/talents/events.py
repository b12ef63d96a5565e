"""Talents: events."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script("Blade Palm", Effect((Target(CARD),), (ToHand(TARGET),))),
    script(
        "Discerning Fire",
        Effect(
            (
                Target(
                    CARD.that(Without(GeneratesPower()), ShareDesignator(("netherworld",))),
                    Number("X"),
                ),
            ),
            (Smoke(TARGET),),
            least_x=2,
        ),
    ),
    script("Incendiary Blast", Effect((Target(CHARACTER),), (Inflict(4, TARGET, (CORRUPTED,)),))),
    script("Killing Rain", Effect((), (Inflict(2, SITE),))),
    script("Shattering Fire", Effect((Target(CHARACTER),), (Inflict(Resources(MAGIC), TARGET),))),
    script(
        "Song of the Nightingale",
        Effect((Target(CHARACTER.being(DAMAGED)), Target(SITE.being(DAMAGED))), (Heal(TARGET),)),
    ),
)
