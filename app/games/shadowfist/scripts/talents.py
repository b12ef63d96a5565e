"""Talents: all cards, by type."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Alabaster Javelin",
        When(IsSmoked(SUBJECT), (Inflict(3, TARGET),), (Target(SITE_OR_CHARACTER),), may=True),
    ),
    script("Blade Palm", Effect((Target(CARD),), (ToHand(TARGET),))),
    script("Butterfly Swords", Continuous(SUBJECT, (InflictsMore(3),))),
    script("Contract of the Fox", Effect((Turn(),), (Unturn(SUBJECT),))),
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
        "Ejector Seat Malfunction",
        Effect((Target(CHARACTER.being(ATTACKING)),), (SmokeAndReturn(TARGET),)),
    ),
    script(
        "Exo-Skeleton",
        Continuous(SUBJECT, (More(FIGHTING, Resources(HIGH_TECH)), Gains(TOUGHNESS, 1))),
    ),
    script(
        "Flying Sword Stance",
        Continuous(
            SUBJECT,
            (More(FIGHTING, 1), Gains(SUPERLEAP, against=CHARACTER.that(Without(Requires())))),
        ),
    ),
    script("Fortune of the Turtle", Continuous(SUBJECT, (Immune(EVENT.opponents_control()),))),
    script(
        "Garden of Eternal Spring",
        Effect((Turn(), Target(CARD.being(DAMAGED))), (Heal(TARGET, 2),)),
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
        "Personal Assault Vehicle",
        Effect(
            (
                Turn(),
                PayPower(1),
                ChooseOne(((More(FIGHTING, 2),), (Gains(TOUGHNESS, 1),), (Gains(UNSTOPPABLE),))),
            ),
            (Give(SUBJECT, (), LEAVES_PLAY),),
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
        Effect((ChooseLocation(),), (Turn(SITE_OR_CHARACTER.that(AtChosenLocation())),)),
    ),
    script("Shattering Fire", Effect((Target(CHARACTER),), (Inflict(Resources(MAGIC), TARGET),))),
    script(
        "Shung Dai", Continuous(THIS, (Cannot(BE_INTERCEPTED, CHARACTER.that(AtMost(COST, 3))),))
    ),
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
        "The Hungry",
        When(
            MeetsFate(SITE, (BURNING_FOR_VICTORY,), YOU),
            (GainPower(Least(CountPlayers(EACH, NoLess(1, 1)), 3)),),
        ),
        When(LeavesPlay(), (Inflict(2, SITE_OR_CHARACTER.you_control()),)),
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
