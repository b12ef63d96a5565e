"""Guiding Hand: events."""

from typing import Final

from app.games.shadowfist.vocabulary import *

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
)
