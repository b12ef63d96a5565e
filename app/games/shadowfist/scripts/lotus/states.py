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
    script(
        "Long Black Hearse",
        Continuous(THIS, (Cannot(UNTURN),)),
        Continuous(SUBJECT, (More(FIGHTING, 2), Gains(MOBILITY))),
        When(IsSmoked(CHARACTER.here()), (Unturn(THIS),), may=True, per_turn=1),
        Effect(
            (OnlyIf(InMainShot()), Turn()),
            (Play(CARD.any_of("demon", "ghost", "undead"), 1, any_time=True),),
        ),
    ),
    script(
        "Soul Theft",
        When(
            IsSmoked(SUBJECT.opponents_control(), by_damage=True),
            (
                ReturnToPlay(THAT, under_yours=True),
                Give(THAT, (GainsDesignators(("undead",)),), LEAVES_PLAY),
            ),
        ),
    ),
)
