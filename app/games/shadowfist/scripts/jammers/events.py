"""Jammers: events."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Coordinated Sabotage",
        Effect(
            (Target(SITE_OR_CHARACTER),), (Later(When(TakesPartInAttack(), (Inflict(2, TARGET),))),)
        ),
    ),
    script(
        "Death-O-Rama",
        Effect(
            (OnlyIf(Exists(ATTACK_TARGET)),),
            (Give(CHARACTER, (InflictsMore(2, CHARACTER),), END_OF_ATTACK),),
        ),
    ),
    script(
        "M.A.D.", Effect((Sacrifice(FENG_SHUI_SITE.you_control()), Target(SITE)), (Smoke(TARGET),))
    ),
    script("Renewed Manifesto", Effect((DiscardAs(CARD.in_pile(IN_HAND), 3),), (GainPower(1),))),
    script(
        "Scrounging",
        Effect(
            (
                ChoosePlayer(OPPONENTS),
                ChooseSteps(
                    (
                        (
                            GeneratePower(
                                Minus(
                                    Count(STATE.that(ControlledBy(THEY))),
                                    Count(CARD.in_pile(BURNED)),
                                )
                            ),
                        ),
                        (
                            GeneratePower(
                                Minus(
                                    Count(EDGE.that(ControlledBy(THEY))),
                                    Count(CARD.in_pile(BURNED)),
                                )
                            ),
                        ),
                        (
                            GeneratePower(
                                Minus(
                                    Count(CHARACTER.that(ControlledBy(THEY))),
                                    Count(CARD.in_pile(BURNED)),
                                )
                            ),
                        ),
                        (
                            GeneratePower(
                                Minus(
                                    Count(FENG_SHUI_SITE.that(ControlledBy(THEY))),
                                    Count(CARD.in_pile(BURNED)),
                                )
                            ),
                        ),
                        (
                            GeneratePower(
                                Minus(
                                    Count(
                                        SITE.that(
                                            Without(OfType((CardType.FENG_SHUI_SITE,))),
                                            ControlledBy(THEY),
                                        )
                                    ),
                                    Count(CARD.in_pile(BURNED)),
                                )
                            ),
                        ),
                    ),
                    ("States", "Edges", "Characters", "Feng Shui Sites", "other Sites"),
                ),
            ),
            (),
            turn_start=True,
        ),
    ),
)
