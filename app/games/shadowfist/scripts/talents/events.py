"""Talents: events."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script("Blade Palm", Effect((Target(CARD),), (ToHand(TARGET),))),
    script(
        "Discerning Fire",
        Effect(
            (
                Target(
                    CARD.that(Without(GeneratesPower()), ShareDesignator(("netherworld",))),
                    Number("X"),
                ),
            ),
            (Smoke(TARGET),),
            least_x=2,
        ),
    ),
    script(
        "Humble Beginnings",
        Effect(
            (),
            (
                If(
                    AnyPlayer(
                        OPPONENTS,
                        Not(
                            NoMore(Count(SITE.that(ControlledBy(THEY))), Count(SITE.you_control()))
                        ),
                    ),
                    (GeneratePower(2, only_events=True),),
                ),
            ),
            turn_start=True,
        ),
    ),
    script("Incendiary Blast", Effect((Target(CHARACTER),), (Inflict(4, TARGET, (CORRUPTED,)),))),
    script("Killing Rain", Effect((), (Inflict(2, SITE),))),
    script(
        "On the Wire",
        Effect(
            (),
            (
                If(
                    AnyPlayer(OPPONENTS, Not(NoMore(Power(THEY), Power()))),
                    (GeneratePower(2, only_events=True),),
                ),
            ),
            turn_start=True,
        ),
    ),
    script(
        "Pocket Demon",
        Effect(
            (ChoosePlayer(OPPONENTS),),
            (
                GeneratePower(
                    Minus(
                        Plus(
                            Count(SITE.that(ControlledBy(THEY), GeneratesPower())),
                            Count(CARD.in_pile(BURNED, THEY)),
                        ),
                        Count(CARD.in_pile(BURNED)),
                    )
                ),
            ),
            turn_start=True,
        ),
    ),
    script(
        "Renewal",
        Effect(
            (),
            (
                Heal(SITE),
                TurnFaceDown(
                    FENG_SHUI_SITE.being(UNDAMAGED).that(Without(StandsAs(FACE_DOWN)), AtHome())
                ),
            ),
        ),
    ),
    script(
        "Shaking the Mountain",
        Effect((Choose(SITE_OR_CHARACTER),), (Turn(SITE_OR_CHARACTER.that(AtPlaceOf(CHOSEN))),)),
    ),
    script("Shattering Fire", Effect((Target(CHARACTER),), (Inflict(Resources(MAGIC), TARGET),))),
    script(
        "Sky Burial",
        Effect(
            (ToastAs(CHARACTER.in_pile(SMOKED)), Let("X", HalfUp(Minus(Total(COST, PRICE), 1)))),
            (GainPower(Number("X")),),
        ),
    ),
    script(
        "Song of the Nightingale",
        Effect((Target(CHARACTER.being(DAMAGED)), Target(SITE.being(DAMAGED))), (Heal(TARGET),)),
    ),
    script(
        "Spirit in a Bottle",
        Effect(
            (),
            (
                If(
                    AnyPlayer(
                        OPPONENTS,
                        Not(
                            NoMore(
                                Count(CHARACTER.that(ControlledBy(THEY))),
                                Count(CHARACTER.you_control()),
                            )
                        ),
                    ),
                    (GeneratePower(2, only_events=True),),
                ),
            ),
            turn_start=True,
        ),
    ),
    script(
        "Violet Meditation",
        Effect(
            (ChoosePlayer(OPPONENTS),),
            (
                GeneratePower(
                    Minus(
                        Plus(
                            Count(EDGE.that(ControlledBy(THEY))),
                            Count(SITE.that(ControlledBy(THEY), GeneratesPower())),
                        ),
                        Count(CARD.in_pile(BURNED)),
                    )
                ),
            ),
            turn_start=True,
        ),
    ),
)
