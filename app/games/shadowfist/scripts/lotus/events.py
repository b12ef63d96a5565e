"""Eaters of the Lotus: events."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Bribery",
        Effect(
            (
                ChoosePlayer(OPPONENTS),
                GivePower(1, THEY),
                Target(CHARACTER.that(ControlledBy(THEY), AtMost(FIGHTING, 5, printed=True))),
            ),
            (TakeControl(TARGET, END_OF_TURN),),
        ),
    ),
    script(
        "Cries in the Night",
        Effect(
            (Target(CHARACTER.you_control()),),
            (
                Give(TARGET, (Gains(ASSASSINATE),)),
                Later(
                    When(
                        IsSmoked(CHARACTER, by_card=TARGET, in_combat=True),
                        (GainPower(1),),
                        per_turn=2,
                    )
                ),
            ),
        ),
    ),
    script(
        "Feeding the Hungry",
        Effect(
            (
                Sacrifice(CHARACTER.you_control()),
                Let("X", Total(FIGHTING, PRICE, printed=True)),
                Target(CHARACTER.that(OtherThan(PRICE))),
            ),
            (Give(TARGET, (More(FIGHTING, Number("X")),)),),
        ),
    ),
    script("Tortured Memories", Effect((Target(CHARACTER),), (TakeControl(TARGET, END_OF_TURN),))),
    script(
        "Underworld Coronation",
        Effect((Target(CHARACTER),), (Smoke(CHARACTER.that(OtherThan(TARGET))),)),
    ),
)
