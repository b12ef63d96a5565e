"""Architects of the Flesh: all cards, by type."""

from typing import Final

from app.games.shadowfist.vocabulary import *

_OF_TANKS: Final = CHARACTER.that(Either((Designated(("tank",)), Bearing(STATE.a("tank")))))
"""Tanks, and Characters that have one."""

SCRIPTS: Final = (
    script(
        "Abominable Lab",
        Continuous(
            THIS,
            (
                Provides(HIGH_TECH, Count(CHARACTER.a("buro").you_control())),
                Provides(HIGH_TECH, Count(CHARACTER.a("pub", "ord").you_control())),
            ),
        ),
    ),
    script(
        "Arcanotank",
        Continuous(SUBJECT, (More(FIGHTING, 3), Gains(TOUGHNESS, 1))),
        Effect((Turn(),), (Inflict(1, CHARACTER.here()),)),
    ),
    script(
        "Assault Squad",
        When(
            AttackDeclared(OPPONENTS, CARD.you_control()),
            (Play(THIS, free=True, any_time=True), Give(THIS, (Must(INTERCEPT),), END_OF_ATTACK)),
            if_=NoLess(Count(CHARACTER.being(ATTACKING)), 2),
            may=True,
            in_=IN_HAND,
        ),
    ),
    script("Blood Reaver", Continuous(THIS.being(ATTACKING), (TakesAtMost(0, ATTACK_TARGET),))),
    script("Buro Godhammer", Continuous(SUBJECT, (InflictsMore(3),))),
    script(
        "BuroMil Grunt",
        MayBePlayed(Exists(CARD.you_control().being(TARGET_OF_ATTACK))),
        When(Resolves(), (Later(When(TurnEnds(EACH), (Smoke(CHOSEN),))),), (Choose(THIS),)),
    ),
    script(
        "CDCA Scientist",
        When(
            IsSmoked(THIS),
            (
                DrawUpTo(
                    Plus(
                        Count(CARD.that(Titled("CDCA Scientist")).you_control()),
                        Count(CARD.in_pile(SMOKED).that(Titled("CDCA Scientist"))),
                    )
                ),
                DiscardUpTo(
                    Plus(
                        Count(CARD.that(Titled("CDCA Scientist")).you_control()),
                        Count(CARD.in_pile(SMOKED).that(Titled("CDCA Scientist"))),
                    )
                ),
            ),
            may=True,
        ),
    ),
    script(
        "CHAR", Continuous(THIS, (Unreducible(combat_only=True), TakesAtMost(0, CARD.a("fire"))))
    ),
    script(
        "Colonel Wilhelm Reiger",
        Continuous(SITE.a("battleground").you_control(), (Gains(TOUGHNESS, 1),)),
        Effect(
            (
                Choose(SITE.a("battleground").you_control().being(UNTURNED)),
                Turn(CHOSEN),
                Target(CHARACTER.a("soldier")),
            ),
            (Give(TARGET, (More(FIGHTING, 2),)),),
        ),
    ),
    script(
        "Dangerous Experiment",
        Effect(
            (),
            (
                GainPower(5),
                MayToast((CARD.you_control(), CARD.in_pile(SMOKED), CARD.in_pile(BURNED)), LEFT),
            ),
        ),
    ),
    script("Genghis X", Continuous(THIS, (Gains(GUTS),), NoLess(Total(DAMAGE, THIS), 3))),
    script(
        "Helix Rethread",
        SubjectIs(CHARACTER.opponents_control()),
        When(IsSmoked(SUBJECT), (GainPower(1),)),
    ),
    script("Imprisoned", Effect((Target(CHARACTER),), (ToHand(TARGET),))),
    script(
        "Magog",
        When(
            GeneratesEffect(SITE.opponents_control()),
            (Inflict(2, THAT),),
            if_=Exists(THIS.being(ATTACKING)),
        ),
    ),
    script(
        "Nerve Gas",
        Effect((Target(CHARACTER.that(Without(Requires((MAGIC, HIGH_TECH))))),), (Smoke(TARGET),)),
    ),
    script("Neutron Bomb", Effect((), (Smoke(CHARACTER),))),
    script(
        "Rapid Response Team",
        MayBePlayed(InMainShot()),
        When(EntersPlay(), (FillHand(),), may=True),
    ),
    script(
        "Tank Warfare",
        Continuous(
            _OF_TANKS,
            (Cannot(TURN_TO_ATTACK, SITE),),
            NoLess(CountPlayers(EACH, Exists(_OF_TANKS.that(ControlledBy(THEY)))), 2),
        ),
        Effect((Turn(),), (Play(STATE.a("tank"), 1, from_=SMOKED),)),
    ),
    script(
        "Vivisector",
        Effect(
            (Turn(), Choose(CHARACTER.other().you_control()), Let("X", Total(COST, CHOSEN))),
            (
                If(
                    Exists(CHOSEN.that(ControlledBy(YOU))),
                    (Sacrifice(CHOSEN), GainPower(Number("X"))),
                ),
            ),
        ),
    ),
)
