"""Four Monarchs: states."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Claws of Darkness",
        Continuous(SUBJECT, (More(FIGHTING, 1),)),
        When(TurnEnds(EACH), (GainPower(1),), if_=Exists(SUBJECT.being(VICTORIOUS))),
    ),
    script("Fire Sword", Continuous(SUBJECT, (More(FIGHTING, 2), InflictsMore(2)))),
    script(
        "Frenzy",
        Continuous(SUBJECT, (More(FIGHTING, Count(CHARACTER.being(DAMAGED))), Gains(LOYALTY))),
    ),
    script(
        "Honor and Glory",
        Effect(
            (Maintain(), Target(CHARACTER)),
            (
                Give(
                    SUBJECT,
                    (Gains(AMBUSH, against=TARGET), TakesLess(2, TARGET, combat_only=True)),
                    MAINTAINED,
                ),
            ),
        ),
    ),
    script("Ice Diadem", Effect((Turn(),), (Heal(SUBJECT),))),
    script("Thunder Sword", Continuous(SUBJECT, (More(FIGHTING, 4), Cannot(ATTACK, SITE)))),
)
