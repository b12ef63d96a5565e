"""The Ascended: all cards, by type."""

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
    script(
        "200 Guys With Hatchets and Ladders",
        When(
            LeavesPlay(),
            (Smoke(CHARACTER.you_control().that(Without(UNIQUE))),),
        ),
        When(
            IsPlayed(CHARACTER.that(UNIQUE), OPPONENTS),
            (ReturnToPlay(CHOSEN),),
            (Choose(CHARACTER.in_pile(SMOKED).that(Exactly(COST, 1)), UpTo(Total(COST, THAT))),),
            may=True,
        ),
    ),
    script("Adrienne Hart", Continuous(THIS, (Cannot(BE_SUBJECT),))),
    script(
        "Agency Support",
        Continuous(CHARACTER.you_control(), (Gains(STEALTH), Gains(TACTICS)), NoLess(Power(), 1)),
    ),
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
    script("Bear Market", Effect((), (DiscardHands(EACH),))),
    script(
        "Betrayers of the Crane",
        Continuous(THIS, (Must(INTERCEPT),)),
        Continuous(THIS, (DiscardsMore(1),)),
    ),
    script(
        "Bite of the Jellyfish",
        PlayedAs(MeetsFate(FENG_SHUI_SITE, (BURNING_FOR_VICTORY, BURNING_FOR_POWER))),
        Effect((), (StealPower(Power(THEY)),)),
    ),
    script(
        "Bleys Fontaine",
        Continuous(THIS, (AttacksOnlyWith(),)),
        Effect(
            (ChooseLocation(),),
            (Turn(CARD.that(AtChosenLocation())),),
            main_shot_only=True,
            per_turn=1,
        ),
    ),
    script("Bull Market", Effect((), (GainPower(5, EACH),))),
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
        "City Hall",
        Effect(
            (
                OnlyIf(Not(DuringAttack())),
                Turn(),
                Target(CHARACTER),
                ChooseLocation(ControllerOf(TARGET)),
            ),
            (MoveTo(TARGET),),
        ),
    ),
    script(
        "Commander Roger Keyes", Continuous(THIS, (Cannot(BE_INTERCEPTED),), NoLess(Power(), 4))
    ),
    script("Covert Operation", Effect((ChoosePlayer(OPPONENTS),), (LookAndDiscard(),))),
    script(
        "Cry of the Forgotten Ancestor",
        Effect((Target(CARD.that(OfResource((MAGIC,)))),), (Cancel(TARGET), Smoke(TARGET))),
    ),
    script(
        "Draco",
        Effect(
            (
                DiscardAs(CHARACTER.a("lodge").that(Without(Titled("Draco"))).in_pile(IN_HAND)),
                Choose(EVENT),
            ),
            (Cancel(CHOSEN),),
            responds_to=EVENT.that(Would((WOULD_TARGET, WOULD_SMOKE), CARD.you_control())),
        ),
    ),
    script(
        "Everything Falls Apart",
        When(TakesPartInAttack(EACH), (GainPower(1, THEY),), per_turn=2, for_each=True),
    ),
    script(
        "Extortion",
        When(
            IsPlayed(EVENT, OPPONENTS),
            (StealPower(1),),
            (
                OnlyIf(
                    Exists(
                        THAT.that(
                            Would((WOULD_TARGET, WOULD_DAMAGE, WOULD_SMOKE), CARD.you_control())
                        )
                    )
                ),
            ),
            may=True,
        ),
    ),
    script("Eyes of the Magpie", Continuous(THIS, (More(FIGHTING, 1),), NoLess(Power(), 1))),
    script("Faked Death", Effect((Choose(CHARACTER.in_pile(SMOKED)),), (ToHand(CHOSEN),))),
    script(
        "Family Estate",
        Effect((Turn(),), (Play(CHARACTER.a("pledged"), 1),)),
        When(IsSmoked(CHARACTER.a("lodge")), (Inflict(2, THIS),)),
    ),
    script(
        "Fox on the Run",
        PlayedAs(AttackEnds(success=False)),
        Effect((Choose(CHARACTER.that(AttackedLast()), UpTo(1)),), (Succeed(), Unturn(CHOSEN))),
    ),
    script(
        "Grey Mountain",
        Continuous(
            THIS,
            (Gains(MOBILITY),),
            Exists(CARD.any_of("transformed", "lodge").being(TARGET_OF_ATTACK)),
        ),
        Continuous(THIS, (More(FIGHTING, Count(CARD.any_of("transformed", "lodge"))),)),
    ),
    script(
        "Habbakuk",
        Continuous(CHARACTER.a("lodge").you_control(), (More(FIGHTING, 2),)),
        Effect((Turn(),), (Draw(3),)),
    ),
    script("House Arrest", Continuous(SUBJECT, (Cannot(UNTURN),))),
    script("Jaded Cop", Continuous(THIS, (Immune(EVENT.that(AtMost(COST, 1))),))),
    script(
        "Liquidators",
        Continuous(THIS, (InflictsMore(1),), Exists(CHARACTER.a("lodge").you_control())),
    ),
    script(
        "Mole Network",
        Effect(
            (ChoosePlayer(OPPONENTS), OnlyIf(HasHadTurn(THEY))),
            (StealPower(1),),
            main_shot_only=True,
        ),
    ),
    script(
        "Monkey King", Effect((Turn(), Choose(CARD.that(OfResource((LOTUS,))))), (ToHand(CHOSEN),))
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
        "Murder of Crows",
        Continuous(
            CHARACTER.opponents_control(), (InflictsMore(-1),), Exists(THIS.being(ATTACKING))
        ),
    ),
    script(
        "Night Moves",
        Continuous(
            CHARACTER.being(INTERCEPTING),
            (InflictsMore(-1, CHARACTER.you_control().being(ATTACKING)),),
        ),
        When(LeavesPlay(), (GainPower(2, OPPONENTS),)),
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
        "Paper Trail",
        When(Discards(OPPONENTS), (GainPower(1),), per_turn=2),
        When(LeavesPlay(), (GainPower(1, OPPONENTS),)),
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
        "Political Favors",
        Effect(
            (Target(EDGE),), (GainPower(1, ControllerOf(TARGET)), Cancel(TARGET), Smoke(TARGET))
        ),
    ),
    script("Political Lock", Continuous(CHARACTER, (Cannot(TURN_TO_MOVE),))),
    script(
        "Rat Clan Spies",
        Continuous(
            THIS,
            (Gains(STEALTH),),
            Exists(CHARACTER.any_of("lodge", "transformed").you_control().that(Requires())),
        ),
    ),
    script("Rat Fink", When(UsesStealth(), (LookAndDiscard(),))),
    script("Realpolitik", Effect((Target(EDGE_OR_STATE),), (Smoke(TARGET),))),
    script("Roar of the Beast", Effect((Target(CARD),), (Cancel(TARGET), Smoke(TARGET)))),
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
    script("Security", Continuous(SUBJECT, (More(BODY, 4),))),
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
        "Shadowed",
        MayBePlayed(InMainShot()),
        When(
            IsTurned(SUBJECT, OPPONENTS),
            (),
            (ChooseSteps(((GainPower(1),), (Draw(2),)), ("Gain 1 Power", "Draw 2 cards")),),
            may=True,
        ),
        When(
            TurnsToAttack(SUBJECT),
            (),
            (ChooseSteps(((GainPower(1),), (Draw(2),)), ("Gain 1 Power", "Draw 2 cards")),),
            if_=Among(THEY, OPPONENTS),
            may=True,
        ),
    ),
    script(
        "Shadowy Mentor",
        Continuous(SUBJECT, (GainsDesignators(("sworn",)),)),
        When(Resolves(), (TakeControl(SUBJECT, WHILE_HERE),), immediately=True),
    ),
    script(
        "Shadowy Mentor",
        Continuous(SUBJECT, (GainsDesignators(("pledged",)),)),
        When(Resolves(), (TakeControl(SUBJECT, WHILE_HERE),), immediately=True),
        printed_in=("10KB", "CS"),
    ),
    script(
        "Sting of the Scorpion",
        Continuous(THIS.being(ARRIVED, ATTACKING), (Gains(AMBUSH, against=ATTACK_TARGET),)),
    ),
    script("Student of the Shark", Continuous(THIS, (InflictsMore(1, CARD.being(DAMAGED)),))),
    script("Suicide Mission", Effect((Target(CARD),), (SmokeAndLet(TARGET, CARD.you_control()),))),
    script(
        "Tail of the Lizard",
        When(UsesTactics(THIS, CARD.opponents_control()), (Inflict(1, THAT),)),
    ),
    script("Tears of the Crocodile", Effect((PayPower(1),), (Give(THIS, (Gains(AMBUSH),)),))),
    script(
        "Texas Jack Cody",
        Effect((PayPower(1), Target(CHARACTER.that(Intercepting(THIS)))), (Smoke(TARGET),)),
    ),
    script(
        "The Man",
        Continuous(
            THIS,
            (
                LetsPlay(
                    CARD.that(
                        OfType(
                            (
                                CardType.EDGE,
                                CardType.CHARACTER,
                                CardType.SITE,
                                CardType.FENG_SHUI_SITE,
                            )
                        )
                    ),
                    InMainShot(OPPONENTS),
                    per_turn=1,
                ),
            ),
        ),
    ),
    script("The Unspoken Name", When(AuctionBegins(), (Unturn(THIS),))),
    script(
        "Treasure Cache",
        When(Resolves(), (Inflict(1, SUBJECT),)),
        Effect((Turn(),), (PutCounters(THIS),)),
        When(
            GetsCounters(),
            (GainPower(CountPlayers(EACH, NoLess(1, 1))),),
            (Sacrifice(),),
            if_=NoLess(Counters(THIS), 3),
        ),
    ),
    script(
        "Triumvirate Dealmaker",
        Effect(
            (Turn(), Choose(CHARACTER.opponents_control().being(ATTACKING))),
            (
                Give(CHOSEN, (More(FIGHTING, 2),)),
                Later(When(InflictsDamage(CHOSEN, ATTACK_TARGET), (GainPower(1),)), END_OF_ATTACK),
            ),
        ),
    ),
    script(
        "Walk on the Wild Side",
        SubjectIs(CHARACTER.any_of("lodge", "transformed")),
        Continuous(SUBJECT, (TakesMore(1, CARD.that(OfResource((MAGIC,)))),)),
        Continuous(SUBJECT.being(ATTACKING), (More(FIGHTING, 2), Gains(TOUGHNESS, 1))),
    ),
    script(
        "Wall of a Thousand Eyes",
        Continuous(
            CHARACTER.being(ATTACKING),
            (
                Cannot(USE_AMBUSH),
                Cannot(USE_STEALTH),
                Cannot(USE_SUPERLEAP),
                Cannot(USE_TACTICS),
            ),
            Exists(SITE.you_control().being(TARGET_OF_ATTACK)),
        ),
    ),
    script(
        "Wolf Clan Hunters",
        Continuous(
            THIS.being(ATTACKING),
            (More(FIGHTING, Count(CHARACTER.a("transformed").being(ATTACKING).other())),),
        ),
    ),
    script(
        "Wolf Den",
        Continuous(THIS, (TakesLess(2, CARD.that(OfResource((MAGIC,)))),)),
        When(EntersPlay(), (Reload(CHOSEN),), (Choose(CARD.in_pile(SMOKED), UpTo(2)),), may=True),
    ),
    script(
        "Yanuario Garcia",
        Effect(
            (PayPower(1),),
            (
                Give(CHARACTER.you_control(), (InflictsMore(1),)),
                Give(THIS, (More(FIGHTING, 1),), LEAVES_PLAY),
            ),
            by_anyone=True,
        ),
    ),
    script("Yen Song", Continuous(THIS, (Cannot(YIELD_TO_SUPERLEAP),))),
)
