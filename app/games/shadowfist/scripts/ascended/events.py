"""The Ascended: events."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script("Bear Market", Effect((), (DiscardHands(EACH),))),
    script("Bull Market", Effect((), (GainPower(5, EACH),))),
    script("Covert Operation", Effect((ChoosePlayer(OPPONENTS),), (LookAndDiscard(),))),
    script("Faked Death", Effect((Choose(CHARACTER.in_pile(SMOKED)),), (ToHand(CHOSEN),))),
    script(
        "Mole Network",
        Effect(
            (ChoosePlayer(OPPONENTS), OnlyIf(HasHadTurn(THEY))),
            (StealPower(1),),
            main_shot_only=True,
        ),
    ),
    script(
        "Moonlight Raid",
        Effect(
            (Target(CHARACTER.you_control()),),
            (
                Give(TARGET, (Gains(STEALTH),)),
                Later(
                    When(
                        InflictsDamage(TARGET.being(ATTACKING), ATTACK_TARGET, in_combat=True),
                        (GainPower(1),),
                    )
                ),
            ),
        ),
    ),
    script(
        "Operation Hidden Tiger",
        Effect(
            (
                OnlyIf(Exists(ATTACK_TARGET.that(OfType((CardType.CHARACTER, CardType.TOKEN))))),
                Target(CHARACTER.being(ATTACKING)),
            ),
            (Give(TARGET, (Gains(AMBUSH), Gains(ASSASSINATE))),),
        ),
    ),
    script(
        "Operation Killdeer", Effect((Target(CHARACTER),), (Give(TARGET, (InflictsAtMost(0),)),))
    ),
    script(
        "Political Favors",
        Effect(
            (Target(EDGE),), (GainPower(1, ControllerOf(TARGET)), Cancel(TARGET), Smoke(TARGET))
        ),
    ),
    script("Realpolitik", Effect((Target(EDGE_OR_STATE),), (Smoke(TARGET),))),
)
