"""Talents: states."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Alabaster Javelin",
        When(IsSmoked(SUBJECT), (Inflict(3, TARGET),), (Target(SITE_OR_CHARACTER),), may=True),
    ),
    script("Butterfly Swords", Continuous(SUBJECT, (InflictsMore(3),))),
    script(
        "Exo-Skeleton",
        Continuous(SUBJECT, (More(FIGHTING, Resources(HIGH_TECH)), Gains(TOUGHNESS, 1))),
    ),
    script(
        "Flying Sword Stance",
        Continuous(
            SUBJECT,
            (More(FIGHTING, 1), Gains(SUPERLEAP, against=CHARACTER.that(Without(Requires())))),
        ),
    ),
    script(
        "Personal Assault Vehicle",
        Effect(
            (
                Turn(),
                PayPower(1),
                ChooseOne(((More(FIGHTING, 2),), (Gains(TOUGHNESS, 1),), (Gains(UNSTOPPABLE),))),
            ),
            (Give(SUBJECT, (), LEAVES_PLAY),),
        ),
    ),
)
