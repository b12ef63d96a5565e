"""Cards of no faction: Edges and States."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(".44 Kincaid Magnum", Continuous(SUBJECT, (InflictsMore(3),))),
    script(
        "Black Helicopter Squad",
        Continuous(THIS, (InflictsMore(2), AttacksOnlyWith(CHARACTER.that(UNIQUE)))),
    ),
    script(
        "Cargo Plane",
        Continuous(SUBJECT, (Gains(TOUGHNESS, 1), Gains(MOBILITY))),
        Continuous(
            THIS,
            (
                LetsPlay(
                    CARD.that(
                        Either(
                            (
                                *CHARACTER.where,
                                Every((*STATE.where, Restricted(Restriction.VEHICLE))),
                                Every((*STATE.where, Restricted(Restriction.WEAPON))),
                            )
                        )
                    ),
                    InMainShot(),
                ),
            ),
        ),
    ),
    script(
        "Elevator to the Netherworld",
        Effect((Turn(), Target(CHARACTER.here())), (Give(TARGET, (Gains(INDEPENDENT),)),)),
    ),
    script(
        "Explosives",
        SubjectIs(CHARACTER.being(UNTURNED)),
        Effect(
            (OnlyIf(Exists(ATTACK_TARGET)), Sacrifice()),
            (Give(SUBJECT, (InflictsMore(5, SITE),), END_OF_ATTACK),),
            by_subject=True,
        ),
    ),
    script(
        "Fire Ants",
        Continuous(
            THIS,
            (
                InflictsMore(
                    Count(CHARACTER.that(Titled("Fire Ants")).being(ATTACKING).other()), CHARACTER
                ),
            ),
        ),
    ),
    script("Gangsters", Continuous(THIS, (InflictsMore(1, CHARACTER),))),
    script("Hammer Harrison", Continuous(THIS, (TakesAtMost(0, CHARACTER.that(AtMost(COST, 2))),))),
    script(
        "Jade Wheel Society", Effect((OnlyIf(Not(DuringAttack())), Sacrifice()), (DiscardUpTo(2),))
    ),
    script(
        "Living Legend", Continuous(SUBJECT, (More(FIGHTING, 2), Cannot(BE_TAKEN), Unreducible()))
    ),
    script(
        "Martial Focus",
        Continuous(CHARACTER.you_control().that(Bearing(STATE)), (InflictsMore(2),)),
        Continuous(CHARACTER.you_control(), (InflictsMore(2, CARD.that(Bearing(STATE))),)),
    ),
    script(
        "Meteor Hammer",
        When(IsSmoked(CHARACTER), (Unturn(THIS),), per_turn=2),
        Effect((Turn(),), (Give(SUBJECT, (InflictsMore(2),)),)),
    ),
    script(
        "Pump-Action Shotgun",
        When(IsSmoked(CHARACTER.that(UNIQUE).you_control(), OPPONENTS), (Unturn(THIS),)),
        Effect((Turn(),), (Give(SUBJECT, (InflictsMore(3),)),)),
    ),
    script(
        "Queen of the Ice Pagoda",
        Continuous(CHARACTER.a("ice").you_control(), (More(FIGHTING, 1),)),
        Effect(
            (Inflict(1, THIS), Choose(STATE.that(On(CHARACTER.you_control())))), (Smoke(CHOSEN),)
        ),
    ),
    script(
        "Rocket Launcher", Effect((Sacrifice(), Target(SITE_OR_CHARACTER)), (Inflict(3, TARGET),))
    ),
    script(
        "Sports Car",
        Continuous(
            SUBJECT,
            (
                Gains(MOBILITY),
                InflictsMore(
                    2, CARD.that(Without(Bearing(STATE.that(Restricted(Restriction.VEHICLE)))))
                ),
            ),
        ),
    ),
    script(
        "Sports Car",
        Continuous(SUBJECT, (Gains(TOUGHNESS, 1), Gains(MOBILITY))),
        printed_in=("LTD",),
    ),
    script(
        "Student of the Dragon",
        Continuous(THIS, (Must(INTERCEPT),), Exists(CARD.here().being(TARGET_OF_ATTACK))),
    ),
    script(
        "Sub-Machine Gun",
        Effect((Turn(),), (Inflict(1, CHARACTER.here().that(OtherThan(SUBJECT))),)),
    ),
)
