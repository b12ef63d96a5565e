"""Guiding Hand: states."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "18 Bronze Men",
        Continuous(
            CHARACTER.you_control().that(
                Without(UNIQUE),
                Either(
                    (
                        Designated(("shaolin", "martial")),
                        Every((Designated(("kung",)), Designated(("fu",)))),
                    )
                ),
            ),
            (More(FIGHTING, 1),),
        ),
    ),
    script(
        "Bamboo Cane",
        Continuous(SUBJECT, (InflictsMore(2),)),
        When(InflictsDamage(CARD, SUBJECT, in_combat=True), (Smoke(THIS),)),
    ),
    script(
        "Returning to Your Roots",
        SubjectIs(SITE_OR_CHARACTER),
        Continuous(SUBJECT, (Cannot(BE_SUBJECT),)),
        When(Resolves(), (Heal(SUBJECT), Smoke(STATE.that(On(SUBJECT)).other()))),
    ),
    script(
        "The Jade Dragon",
        Continuous(THIS, (Generates(2),)),
        Continuous(SUBJECT, (Cannot(BE_BURNED), Gains(TOUGHNESS, 1))),
    ),
)
