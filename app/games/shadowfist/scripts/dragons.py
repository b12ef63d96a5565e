"""Dragons: all cards, by type."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        '"Is That All You Got?"',
        Effect(
            (Choose(CHARACTER.in_pile(SMOKED).that(AtMost(FIGHTING, 5, printed=True))),),
            (ReturnToPlay(CHOSEN),),
        ),
    ),
    script(
        "Ashes of the Fallen",
        Effect(
            (
                ToastAs(CHARACTER.in_pile(SMOKED).that(Without(UNIQUE))),
                Choose(EVENT.in_pile(SMOKED).that(OfResource((DRAGONS,)))),
            ),
            (ToHand(CHOSEN),),
        ),
    ),
    script("Back for Seconds", Effect((Target(CHARACTER),), (Unturn(TARGET),))),
    script(
        "Big Bruiser",
        Continuous(THIS, (More(FIGHTING, 3),), Not(Exists(THIS.that(Bearing(STATE))))),
    ),
    script(
        "Brave Villagers",
        When(EntersPlay(from_hand=True), (Inflict(1, CHOSEN),), (Choose(CHARACTER),), may=True),
    ),
    script(
        "Bronze Sentinel",
        Effect(
            (ToastAs(FENG_SHUI_SITE.you_control()),),
            (Give(THIS, (More(FIGHTING, Count(CHARACTER.in_pile(SMOKED))),)),),
            main_shot_only=True,
        ),
    ),
    script("Chinese Doctor", Effect((Turn(), Target(CHARACTER.being(DAMAGED))), (Heal(TARGET),))),
    script(
        "Claw of the Dragon",
        Continuous(SUBJECT, (More(FIGHTING, 2), Gains(GUTS))),
        When(
            MeetsFate(
                FENG_SHUI_SITE.you_control(), (SEIZURE, BURNING_FOR_POWER, BURNING_FOR_VICTORY)
            ),
            (Play(THIS, free=True, any_time=True, ignoring=True),),
            may=True,
            in_=IN_HAND,
        ),
    ),
    script(
        "Dirk Wisely's Gambit",
        PlayedAs(
            AttackDeclared(YOU),
            Both(
                Equal(Count(CHARACTER.being(ATTACKING)), 1),
                NoLess(Count(CARD.that(ControlledBy(ControllerOf(ATTACK_TARGET)))), 4),
            ),
        ),
        Effect(
            (Choose(CHARACTER.you_control().being(ATTACKING)),),
            (
                Later(
                    When(InflictsDamage(CHOSEN, ATTACK_TARGET, in_combat=True), (GainPower(2),)),
                    END_OF_ATTACK,
                ),
            ),
        ),
    ),
    script(
        "Fighting Spirit",
        Effect(
            (ChooseAtRandom(EVENT.in_pile(SMOKED).that(OfResource((DRAGONS,))), 2),),
            (If(NoTwoAlike(CHOSEN), (ToHand(CHOSEN),), (Toast(CHOSEN),)),),
        ),
    ),
    script("Final Brawl", Effect((), (Inflict(2, CHARACTER),))),
    script(
        "Golden Comeback", Effect((Choose(CHARACTER.in_pile(SMOKED)),), (ReturnToPlay(CHOSEN),))
    ),
    script(
        "Hacker",
        Effect(
            (Choose(EVENT.that(Threatens((TO_POWER, OF_TOASTING)))),),
            (Play(THIS, free=True, any_time=True), Cancel(CHOSEN)),
            responds_to=EVENT.that(Threatens((TO_POWER, OF_TOASTING))),
            in_=IN_HAND,
        ),
    ),
    script(
        "House on the Hill",
        Continuous(CHARACTER.here().being(INTERCEPTING), (Gains(TOUGHNESS, 1),)),
    ),
    script(
        "Jane Q. Public",
        When(
            IsSmoked(
                THIS,
                by_card=Cards(
                    (
                        Either(
                            (
                                StandsAs(INTERCEPTING),
                                Every((OfType((CardType.EVENT,)), ControlledBy(OPPONENTS))),
                            )
                        ),
                    )
                ),
            ),
            (GainPower(2),),
        ),
    ),
    script(
        "Just a Scratch",
        Effect((Target(CHARACTER.that(Without(AtMost(DAMAGE, 2)))),), (Heal(TARGET),)),
    ),
    script(
        "Kiii-YAAAH!",
        Effect(
            (
                ChoosePlayer(OPPONENTS),
                OnlyIf(NoLess(Count(SITE.that(ControlledBy(THEY), GeneratesPower())), 3)),
                ChooseSteps(
                    ((StealPower(3),), (StealPower(2),), (StealPower(1),), (StealPower(0),)),
                    ("Steal 3 Power", "Steal 2 Power", "Steal 1 Power", "Steal nothing"),
                ),
            ),
            (),
            main_shot_only=True,
        ),
    ),
    script("Little Jim", When(IsPlayed(EVENT, OPPONENTS), (Heal(THIS),))),
    script(
        "Master Bowman",
        When(
            TurnsToAttack(),
            (Inflict(1, CHOSEN),),
            (Choose(SITE_OR_CHARACTER.that(AtPlaceOf(ATTACK_TARGET))),),
            may=True,
        ),
    ),
    script("Maverick Cop", Continuous(THIS, (TakesAtMost(0, CHARACTER.a("hood")),))),
    script("Netherworld Vet", Continuous(THIS, (More(FIGHTING, Count(EDGE.opponents_control())),))),
    script(
        "Old Hermit's Gambit",
        PlayedAs(
            IsTurned(CARD.that(Without(OfType((CardType.CHARACTER, CardType.TOKEN)))), OPPONENTS),
            IsActive(),
        ),
        Effect((Target(CARD, UpTo(1)),), (Unturn(TARGET),)),
    ),
    script(
        "Redeemed Gunman",
        Continuous(THIS, (Cannot(INTERCEPT),)),
        When(TurnsToAttack(THIS, SITE.being(TURNED)), (Give(THIS, (More(FIGHTING, 2),)),)),
    ),
    script("Steven Wu", Continuous(THIS, (Unreducible(), Cannot(BE_TAKEN)))),
    script(
        "The Seven",
        Continuous(
            THIS,
            (
                Immune(
                    CARD.that(
                        OfType(
                            (
                                CardType.EVENT,
                                CardType.SITE,
                                CardType.FENG_SHUI_SITE,
                                CardType.EDGE,
                                CardType.STATE,
                            )
                        )
                    ).opponents_control()
                ),
                Cannot(BE_SUBJECT, STATE.opponents_control()),
            ),
        ),
    ),
    script(
        "Ting Ting",
        Continuous(
            THIS,
            (
                More(
                    FIGHTING,
                    Times(
                        2,
                        CountPlayers(
                            OPPONENTS,
                            Not(
                                NoMore(
                                    Count(SITE.that(ControlledBy(THEY), GeneratesPower())),
                                    Count(SITE.you_control().that(GeneratesPower())),
                                )
                            ),
                        ),
                    ),
                ),
                Cannot(BE_TAKEN),
            ),
        ),
    ),
    script(
        "Tricia Kwok",
        Continuous(
            THIS,
            (Gains(TOUGHNESS, 1), More(FIGHTING, 1)),
            Exists(THIS.that(Bearing(STATE.that(Restricted(Restriction.WEAPON))))),
        ),
    ),
    script(
        "Wu Bin of Turtle Island",
        When(EntersPlay(from_hand=True), (SearchDeck(CARD, must=True),)),
    ),
)
