"""The Ascended: characters."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        '"Monkey" Chang',
        When(
            TurnsToAttack(),
            (Give(THIS, (Cannot(BE_INTERCEPTED, TARGET),), END_OF_ATTACK),),
            (Target(CHARACTER, UpTo(2)),),
        ),
    ),
    script("Adrienne Hart", Continuous(THIS, (Cannot(BE_SUBJECT),))),
    script(
        "Agent Provocateur",
        Effect(
            (
                OnlyIf(NoLess(Power(), 1)),
                Maintain(),
                Target(CHARACTER.that(AtMost(FIGHTING, 5, printed=True))),
            ),
            (TakeControl(TARGET, MAINTAINED),),
        ),
    ),
    script(
        "Betrayers of the Crane",
        Continuous(THIS, (Must(INTERCEPT),)),
        Continuous(THIS, (DiscardsMore(1),)),
    ),
    script(
        "Campaign Manager",
        When(
            IsPlayed(EDGE, YOU),
            (StealPower(1),),
            (ChoosePlayer(OPPONENTS), OnlyIf(HasHadTurn(THEY))),
            per_turn=1,
        ),
    ),
    script("Captain Liu", Continuous(CHARACTER.a("cop").you_control(), (Gains(TOUGHNESS, 1),))),
    script(
        "Commander Roger Keyes", Continuous(THIS, (Cannot(BE_INTERCEPTED),), NoLess(Power(), 4))
    ),
    script("Eyes of the Magpie", Continuous(THIS, (More(FIGHTING, 1),), NoLess(Power(), 1))),
    script(
        "Grey Mountain",
        Continuous(
            THIS,
            (Gains(MOBILITY),),
            Exists(CARD.any_of("transformed", "lodge").being(TARGET_OF_ATTACK)),
        ),
        Continuous(THIS, (More(FIGHTING, Count(CARD.any_of("transformed", "lodge"))),)),
    ),
    script("Jaded Cop", Continuous(THIS, (Immune(EVENT.that(AtMost(COST, 1))),))),
    script(
        "Liquidators",
        Continuous(THIS, (InflictsMore(1),), Exists(CHARACTER.a("lodge").you_control())),
    ),
    script(
        "Murder of Crows",
        Continuous(
            CHARACTER.opponents_control(), (InflictsMore(-1),), Exists(THIS.being(ATTACKING))
        ),
    ),
    script(
        "Police Escort",
        Continuous(
            THIS,
            (Gains(TOUGHNESS, 1), Gains(MOBILITY)),
            Exists(CARD.that(UNIQUE).you_control().here()),
        ),
    ),
    script(
        "Rat Clan Spies",
        Continuous(
            THIS,
            (Gains(STEALTH),),
            Exists(CHARACTER.any_of("lodge", "transformed").you_control().that(Requires())),
        ),
    ),
    script(
        "Roar of the Lion",
        When(IsSmoked(CHARACTER.here()), (Give(THIS, (More(FIGHTING, 1),), LEAVES_PLAY),)),
    ),
    script("Sam Mallory", Continuous(THIS, (Gains(TOUGHNESS, Total(DAMAGE, THIS)),))),
    script(
        "SEAL Team",
        Continuous(
            THIS, (Gains(MOBILITY),), Exists(SITE.any_of("beach", "river", "lake", "island").here())
        ),
    ),
    script(
        "Serena Chase",
        When(
            InflictsDamage(THIS.being(ATTACKING), ATTACK_TARGET),
            (GainPower(1),),
            if_=AnyPlayer(
                ControllerOf(ATTACK_TARGET), NoLess(Count(SITE.that(ControlledBy(THEY))), 3)
            ),
        ),
    ),
    script(
        "Serge Gardinier",
        Continuous(
            CHARACTER.you_control().being(ATTACKING),
            (Gains(ASSASSINATE),),
            Exists(CHARACTER.being(TARGET_OF_ATTACK, DAMAGED)),
        ),
        Continuous(CHARACTER.you_control(), (Gains(AMBUSH, against=CHARACTER.being(DAMAGED)),)),
    ),
    script(
        "Sting of the Scorpion",
        Continuous(THIS.being(ARRIVED, ATTACKING), (Gains(AMBUSH, against=ATTACK_TARGET),)),
    ),
    script("Student of the Shark", Continuous(THIS, (InflictsMore(1, CARD.being(DAMAGED)),))),
    script("Tears of the Crocodile", Effect((PayPower(1),), (Give(THIS, (Gains(AMBUSH),)),))),
    script(
        "Wolf Clan Hunters",
        Continuous(
            THIS.being(ATTACKING),
            (More(FIGHTING, Count(CHARACTER.a("transformed").being(ATTACKING).other())),),
        ),
    ),
)
