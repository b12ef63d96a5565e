"""Guiding Hand: events."""

from typing import Final

from app.games.shadowfist.vocabulary import *

_HEAT_OF_BATTLE: Final = (
    OnlyIf(Exists(ATTACK_TARGET.you_control())),
    OnlyIf(
        AnyPlayer(
            DECLARER,
            Not(
                NoMore(
                    Count(SITE.that(ControlledBy(THEY), GeneratesPower())),
                    Count(SITE.you_control().that(GeneratesPower())),
                )
            ),
        )
    ),
    OnlyIf(Not(HasPlayedInAttack("Heat of Battle"))),
    Target(CHARACTER.being(ATTACKING)),
)
"""The requirements that all printings of Heat of Battle share."""

SCRIPTS: Final = (
    script(
        "Breath of the Dragon",
        Effect(
            (Target(CHARACTER.being(ATTACKING)),),
            (Give(TARGET, (InflictsMore(3), Gains(TOUGHNESS, 2))),),
        ),
    ),
    script(
        "Confucian Stability",
        Effect(
            (Choose(EVENT_OR_STATE),), (Cancel(CHOSEN), Smoke(CHOSEN)), responds_to=EVENT_OR_STATE
        ),
    ),
    script("Corners of the Mouth", Effect((Choose(EVENT.in_pile(SMOKED), 2),), (ToHand(CHOSEN),))),
    script(
        "Heat of Battle",
        Effect(
            (
                *_HEAT_OF_BATTLE,
                Let("X", Total(COST, TARGET, printed=True)),
            ),
            (GainPower(Number("X")),),
        ),
    ),
    script(
        "Heat of Battle",
        Effect(
            (
                *_HEAT_OF_BATTLE,
                Let("X", Total(COST, TARGET)),
            ),
            (GainPower(Number("X")),),
        ),
        printed_in=("10KB",),
    ),
    script(
        "Iron and Silk",
        Effect(
            (Choose(CHARACTER),),
            (
                Give(
                    CHOSEN,
                    (TakesAtMost(0, CHARACTER.that(InterceptedBy(ITSELF)), combat_only=True),),
                ),
            ),
        ),
    ),
    script(
        "Journey's Reward",
        Effect(
            (Choose(EVENT),),
            (Cancel(CHOSEN), GainPower(1, ControllerOf(CHOSEN))),
            responds_to=EVENT,
        ),
    ),
    script(
        "Secrets of Shaolin",
        Effect(
            (OnlyIf(InMainShot()), Choose(EVENT.that(AtMost(COST, 0)))),
            (Cancel(CHOSEN),),
            responds_to=EVENT.that(AtMost(COST, 0)),
        ),
    ),
)
