"""Purists: all cards, by type."""

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
        "Entropy Sphere",
        Effect(
            (
                Target(CHARACTER),
                Choose(FENG_SHUI_SITE.you_control().being(IN_FRONT)),
                Let("X", Total(COST, TARGET)),
            ),
            (Smoke(TARGET), Inflict(Number("X"), CHOSEN)),
        ),
    ),
    script(
        "Entropy Tap",
        PlayedAs(TakesCombatDamage(SITE.you_control()), Not(Exists(THAT.that(AtMost(BODY, 0))))),
        Effect((), (GainPower(HalfUp(Minus(Number("DAMAGE"), 1))),)),
    ),
    script(
        "Father of Chaos",
        Continuous(THIS, (TakesAtMost(0, CHARACTER.that(WeakerThanHand()), combat_only=True),)),
    ),
    script("Inoue Oram", When(MainShotBegins(), (GainPower(1),), if_=DrewEvenNumber())),
    script(
        "Isomorphic Spirit",
        Continuous(
            THIS,
            (More(FIGHTING, 2),),
            Not(NoTwoAlike(CARD.that(Without(OfType((CardType.EDGE,)))))),
        ),
    ),
    script(
        "Kallisti",
        When(
            IsSmoked(CHARACTER, by_card=THIS, in_combat=True),
            (FlipCoin((Heal(THIS, 3), Inflict(3, CHOSEN))),),
            (Choose(CHARACTER, UpTo(1)),),
        ),
    ),
    script("Mathemagician", Continuous(THIS, (Provides(PURISTS),))),
    script("Paradox Garden", Effect((Turn(),), (LookAtTop(),))),
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
        "Quantum Sorcery",
        Effect(
            (
                Turn(),
                Choose(CHARACTER.you_control().being(UNTURNED).that(OfResource((MAGIC,)))),
                Turn(CHOSEN),
                ChooseSteps(((GainPower(1),), (Draw(),)), ("Gain 1 Power", "Draw a card")),
            ),
            (),
        ),
    ),
    script(
        "Void Sorcerer",
        When(EntersPlay(), (Give(TARGET, (Blank(),), WHILE_HERE),), (Target(SITE),)),
    ),
)
