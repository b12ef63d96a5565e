"""Four Monarchs: states."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script("Fire Sword", Continuous(SUBJECT, (More(FIGHTING, 2), InflictsMore(2)))),
    script(
        "Frenzy",
        Continuous(SUBJECT, (More(FIGHTING, Count(CHARACTER.being(DAMAGED))), Gains(LOYALTY))),
    ),
    script("Ice Diadem", Effect((Turn(),), (Heal(SUBJECT),))),
    script("Thunder Sword", Continuous(SUBJECT, (More(FIGHTING, 4), Cannot(ATTACK, SITE)))),
)
