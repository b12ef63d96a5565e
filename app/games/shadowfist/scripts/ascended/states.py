"""The Ascended: states."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script("House Arrest", Continuous(SUBJECT, (Cannot(UNTURN),))),
    script("Security", Continuous(SUBJECT, (More(BODY, 4),))),
    script(
        "Shadowy Mentor",
        Continuous(SUBJECT, (GainsDesignators(("sworn",)),)),
        When(Resolves(), (TakeControl(SUBJECT, WHILE_HERE),), immediately=True),
    ),
    script(
        "Shadowy Mentor",
        Continuous(SUBJECT, (GainsDesignators(("pledged",)),)),
        When(Resolves(), (TakeControl(SUBJECT, WHILE_HERE),), immediately=True),
        printed_in=("10KB", "CS"),
    ),
    script(
        "Treasure Cache",
        When(Resolves(), (Inflict(1, SUBJECT),)),
        Effect((Turn(),), (PutCounters(THIS),)),
        Effect(
            (OnlyIf(NoLess(Counters(THIS), 3)), Sacrifice()),
            (GainPower(CountPlayers(EACH, NoLess(1, 1))),),
        ),
    ),
    script(
        "Walk on the Wild Side",
        SubjectIs(CHARACTER.any_of("lodge", "transformed")),
        Continuous(SUBJECT, (TakesMore(1, CARD.that(OfResource((MAGIC,)))),)),
        Continuous(SUBJECT.being(ATTACKING), (More(FIGHTING, 2), Gains(TOUGHNESS, 1))),
    ),
)
