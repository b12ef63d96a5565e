"""Eaters of the Lotus: states."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Bite of the Long Teeth",
        Continuous(SUBJECT, (More(FIGHTING, 1), InflictsMore(1))),
        When(
            IsSmoked(CHARACTER.here()),
            (Heal(SUBJECT, HalfUp(Total(FIGHTING, THAT, printed=True))),),
            may=True,
        ),
    ),
    script(
        "Inexorable Corruption",
        SubjectIs(SITE_OR_CHARACTER),
        Continuous(SUBJECT, (Cannot(BE_HEALED),)),
        When(TurnBegins(), (Inflict(1, SUBJECT),)),
    ),
)
