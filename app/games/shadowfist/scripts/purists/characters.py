"""Purists: characters."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script("Arcane Scientist", Effect((Turn(),), (Draw(),), main_shot_only=True)),
    script(
        "Cognitive Spirit",
        When(
            TurnsToAttack(),
            (Give(CHOSEN, (Cannot(INTERCEPT),), END_OF_ATTACK),),
            (Choose(CHARACTER),),
        ),
    ),
    script(
        "Isomorphic Spirit",
        Continuous(
            THIS,
            (More(FIGHTING, 2),),
            Not(NoTwoAlike(CARD.that(Without(OfType((CardType.EDGE,)))))),
        ),
    ),
    script("Mathemagician", Continuous(THIS, (Provides(PURISTS),))),
    script(
        "Purist Aspirant",
        Effect(
            (Sacrifice(), ChooseSource(effects_only=True)),
            (
                Give(
                    CHARACTER.you_control(),
                    (TakesAtMost(0, SOURCE, other_only=True),),
                    END_OF_SCENE,
                ),
            ),
        ),
    ),
    script(
        "Void Sorcerer",
        When(EntersPlay(), (Give(TARGET, (Blank(),), WHILE_HERE),), (Target(SITE),)),
    ),
)
