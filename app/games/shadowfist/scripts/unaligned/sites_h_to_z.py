"""Unaligned: sites from H to Z."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Hartwell Iron Works",
        When(EntersCombat(THIS, CHARACTER), (Inflict(1, CHARACTER.that(InCombatWith(THIS))),)),
    ),
    script(
        "Heaven's Peak",
        When(IsTurned(CHARACTER, OPPONENTS, for_effect=True), (Draw(),), may=True),
    ),
    script("Hidden Sanctum", Continuous(SITE.here(), (More(BODY, 5),))),
    script(
        "Horseshoe Island",
        Effect(
            (
                OnlyIf(AnyPlayer(OPPONENTS, Exists(ATTACK_TARGET))),
                OnlyIf(Exists(THIS.being(IN_FRONT))),
                Turn(),
            ),
            (ChangeTarget(THIS),),
        ),
    ),
    script(
        "Hot Zone",
        Effect((Maintain(), Target(SITE)), (Cancel(TARGET), Give(TARGET, (Blank(),), MAINTAINED))),
    ),
    script(
        "Humble Dojo",
        Continuous(THIS, (Cannot(BE_BURNED),)),
        Continuous(CHARACTER.that(ControlledBy(OWNER)), (InflictsMore(3, THIS),)),
        Effect((Turn(), Target(CHARACTER.here())), (Give(TARGET, (InflictsMore(1),)),)),
    ),
    script(
        "Hydroponic Garden",
        When(
            MeetsFate(THIS, (SEIZURE, BURNING_FOR_POWER, BURNING_FOR_VICTORY)),
            (GainPower(1), Play(FENG_SHUI_SITE, free=True, any_time=True, face_up=True)),
        ),
    ),
    script("Inner Sanctum", Continuous(THIS, (Cannot(BE_JOINED, FENG_SHUI_SITE),))),
    script(
        "Jade Valley",
        Continuous(
            THIS,
            (Generates(1), More(BODY, 4)),
            Both(
                NoLess(
                    Plus(
                        Count(FENG_SHUI_SITE.opponents_control().that(OwnedBy(YOU))),
                        Count(FENG_SHUI_SITE.in_pile(BURNED, OPPONENTS).that(OwnedBy(YOU))),
                    ),
                    1,
                ),
                AnyPlayer(OPPONENTS, AtLeastAsClose(THEY)),
            ),
        ),
    ),
    script(
        "Jagged Cliffs",
        When(BodyReducedToZero(who=EACH), (Inflict(3, CHARACTER.that(WereThere())),)),
    ),
    script(
        "Killing Ground",
        When(MeetsFate(THIS, (SEIZURE,)), (GainPower(2, THEY),)),
        Continuous(
            CHARACTER.you_control(),
            (InflictsMore(1, CHARACTER.being(INTERCEPTING)),),
            Exists(THIS.being(IN_FRONT)),
        ),
        Continuous(
            THIS,
            (
                LetsPlaySites(
                    Cards((OfType((CardType.SITE,)),)).that(
                        Without(UNIQUE), Exactly(COST, 0, printed=True)
                    )
                ),
            ),
            Exists(THIS.being(IN_FRONT)),
        ),
    ),
    script(
        "Kinoshita House",
        Effect(
            (Turn(), Target(CHARACTER.being(ATTACKING))), (Unturn(TARGET), CeaseAttacking(TARGET))
        ),
    ),
    script(
        "Kowloon Gate",
        Effect((Turn(),), (Play(CHARACTER.that(Without(AtMost(COST, 3, printed=True))), 1),)),
    ),
    script(
        "LaGrange Four",
        Effect((Turn(), Target(CHARACTER.that(Without(StandsAs(ATTACKING))))), (Unturn(TARGET),)),
    ),
    script(
        "Mah-Jongg Parlor",
        Effect((Turn(), PayPower(1)), (PutCounters(THIS),)),
        Effect(
            (Turn(), Let("X", Counters(THIS)), RemoveCounters(Counters(THIS))),
            (GainPower(Times(2, Number("X"))),),
        ),
    ),
    script("Martyr's Tomb", Effect((Turn(), Choose(CHARACTER.in_pile(SMOKED))), (Reload(CHOSEN),))),
    script("Maze of Little Passages", When(IsRevealed(), (SwapRows(),))),
    script(
        "Maze of Stairs",
        Continuous(
            THIS.being(TARGET_OF_ATTACK),
            (TakesAtMost(0, CHARACTER, combat_only=True),),
            Equal(Count(CHARACTER.being(ATTACKING)), 1),
        ),
    ),
    script(
        "Medicinal Flower Garden",
        When(IsRevealed(by=OPPONENTS), (GainPower(1),)),
        Effect(
            (
                Turn(),
                ChooseSource(effects_only=True, who=OPPONENTS),
                Choose(SITE_OR_CHARACTER.you_control().that(DamagedBy(SOURCE))),
            ),
            (Give(CHOSEN, (TakesAtMost(0, SOURCE, other_only=True),), END_OF_SCENE),),
        ),
    ),
    script(
        "Mirrored Lake",
        When(
            InflictsDamage(CARD, other_only=True),
            (Inflict(Number("DAMAGE"), TARGET),),
            (Turn(), Target(SITE_OR_CHARACTER.that(ControlledBy(THEY)))),
            may=True,
        ),
    ),
    script(
        "Mobius Gardens",
        When(GainsPower(OPPONENTS, EVENT.opponents_control()), (GainPower(1),), together=True),
    ),
    script(
        "Mobius Portal",
        When(
            IsPlayed(EVENT, YOU),
            (Inflict(1, TARGET, (UNSTOPPABLE,)), Heal(CHOSEN, 1)),
            (
                Target(SITE_OR_CHARACTER),
                Choose(
                    CARD.you_control().being(DAMAGED),
                    Least(1, Count(CARD.you_control().being(DAMAGED))),
                ),
            ),
            per_turn=1,
        ),
    ),
    script(
        "Monkey House",
        Effect(
            (
                OnlyIf(
                    AnyPlayer(
                        OPPONENTS,
                        Not(
                            NoMore(
                                Count(SITE.that(ControlledBy(THEY), GeneratesPower())),
                                Count(SITE.you_control().that(GeneratesPower())),
                            )
                        ),
                    )
                ),
                Turn(),
                DiscardAs(
                    FENG_SHUI_SITE.in_pile(IN_HAND).that(
                        Without(UNIQUE), Without(Restricted(Restriction.LIMITED))
                    )
                ),
            ),
            (GainPower(1),),
        ),
    ),
    script(
        "Moon Base", Effect((Turn(), Target(CHARACTER.being(ATTACKING))), (Inflict(1, TARGET),))
    ),
    script(
        "Mountain Fortress",
        Effect(
            (Maintain(), Target(CHARACTER)),
            (Give(TARGET, (More(FIGHTING, Total(DAMAGE, THIS)),), MAINTAINED),),
        ),
    ),
    script(
        "Night Market",
        Effect(
            (
                OnlyIf(IsActive()),
                Turn(),
                Choose(EVENT.opponents_control()),
                Let("X", Total(COST, CHOSEN)),
            ),
            (GainPower(Number("X")),),
            responds_to=EVENT.opponents_control(),
        ),
    ),
    script(
        "Nightclub", Effect((Turn(), Target(CHARACTER.being(INTERCEPTING))), (Inflict(1, TARGET),))
    ),
    script("Nine Dragon Temple", When(BodyReducedToZero(), (If(Closer(THEY), (GainPower(3),)),))),
    script(
        "Origami Fortress",
        Continuous(
            THIS,
            (
                TakesAtMost(
                    0,
                    CHARACTER.that(
                        Without(AtMost(COST, Minus(Total(BODY, THIS), 1), printed=True))
                    ),
                    combat_only=True,
                ),
            ),
        ),
    ),
    script("Peacock Summit", Continuous(THIS, (More(BODY, Times(2, Factions())),))),
    script(
        "Pinball Hall",
        When(
            MeetsFate(THIS, (SEIZURE, BURNING_FOR_VICTORY, BURNING_FOR_POWER), EACH),
            (Inflict(6, CHOSEN),),
            (Choose(CHARACTER),),
            may=True,
        ),
        When(
            IsSmoked(THIS, OPPONENTS, EVENT), (Inflict(6, CHOSEN),), (Choose(CHARACTER),), may=True
        ),
    ),
    script(
        "Precious Lotus Monastery",
        Effect(
            (OnlyIf(HasFactionResources(3)), Maintain(), Target(CHARACTER)),
            (
                Give(TARGET, (More(FIGHTING, 1),), MAINTAINED),
                If(Exists(TARGET.that(UNIQUE)), (Give(TARGET, (More(FIGHTING, 1),), MAINTAINED),)),
            ),
        ),
    ),
    script(
        "Proving Ground",
        When(IsRevealed(), (Turn(),), immediately=True),
        Effect((Turn(),), (Play(CHARACTER, 2),), face_up_only=True),
    ),
    script("Puzzle Garden", Continuous(THIS, (TakesAtMost(3, CHARACTER),))),
    script(
        "Quanqiu Wishing Well", When(AttackDeclared(OPPONENTS, CARD.you_control()), (GainPower(1),))
    ),
    script("Rainforest Bridge", When(AreSmoked(CHARACTER), (GainPower(1),), (Turn(),), may=True)),
    script(
        "Remote Temple",
        Effect(
            (OnlyIf(Exists(THIS.being(IN_BACK))), OnlyIf(Not(Exists(CHARACTER.here()))), Turn()),
            (Play(CHARACTER, 1),),
        ),
    ),
    script(
        "River of Lights", Continuous(THIS, (Generates(1),), Exists(FENG_SHUI_SITE.in_pile(BURNED)))
    ),
    script(
        "Roller Rink",
        Effect(
            (
                OnlyIf(NoLess(Total(DAMAGE, THIS), 1)),
                Turn(),
                Choose(CHARACTER.in_pile(SMOKED).that(AtMost(COST, Minus(Total(DAMAGE, THIS), 1)))),
            ),
            (ToHand(CHOSEN),),
        ),
    ),
    script(
        "Rust Garden",
        When(
            MeetsFate(THIS, (SEIZURE, BURNING_FOR_POWER, BURNING_FOR_VICTORY)),
            (Inflict(2, SITE.that(ControlledBy(THEY)).other()),),
        ),
    ),
    script(
        "Sacred Heart Hospital", Effect((Turn(), Target(CHARACTER.being(DAMAGED))), (Heal(TARGET),))
    ),
    script("Secret Headquarters", When(IsSmoked(THIS), (Inflict(2, SITE.you_control()),))),
    script(
        "Stone Dolmens",
        Effect((Turn(), Choose(STATE.that(On(CARD.that(OwnedBy(YOU)))))), (Smoke(CHOSEN),)),
    ),
    script("Stone Garden", Effect((Turn(), Target(SITE.being(DAMAGED))), (Heal(TARGET, 1),))),
    script(
        "Sulphurous Cenote",
        Effect(
            (Maintain(), Target(SITE.being(IN_BACK))),
            (Cancel(TARGET), Give(TARGET, (Blank(),), MAINTAINED)),
        ),
    ),
    script("Sunless Sea Ruins", Continuous(THIS, (HandSize(1), Cannot(DISCARD)))),
    script("Temple of Celestial Mercy", Continuous(THIS, (HandSize(2),))),
    script(
        "The Bazaar",
        When(MeetsFate(THIS, (SEIZURE,)), (GainPower(1, THEY),)),
        Effect(
            (OnlyIf(Exists(THIS.being(IN_FRONT))), Turn()),
            (Draw(), ShuffleInFromHand()),
        ),
    ),
    script(
        "The Blue Moon Club",
        When(InflictsDamage(CHARACTER, THIS, in_combat=True), (Inflict(2, THAT),)),
        Effect((Turn(),), (PutCounters(THIS),)),
        Effect(
            (Turn(), ChooseNumber("X", Counters(THIS)), RemoveCounters(Number("X"))),
            (GainPower(HalfUp(Minus(Number("X"), 1))),),
        ),
    ),
    script("The Great Wastes", Effect((Turn(), Target(CARD)), (Turn(TARGET),))),
    script(
        "The Iron Palace",
        Effect(
            (Maintain(), Target(CHARACTER)), (Give(TARGET, (Gains(TOUGHNESS, 1),), MAINTAINED),)
        ),
    ),
    script(
        "The Pinnacles",
        When(AttackEnds(YOU, success=True), (PutCounters(THIS),)),
        Effect((RemoveCounters(3),), (GainPower(1),)),
    ),
    script(
        "Training Camp",
        When(MeetsFate(THIS, (SEIZURE,)), (GainPower(2, THEY),)),
        Effect(
            (
                OnlyIf(Exists(THIS.being(IN_FRONT))),
                Turn(),
                Choose(CHARACTER.a("soldier").in_pile(SMOKED)),
            ),
            (ToHand(CHOSEN),),
        ),
    ),
    script("Tranquil Peaks", Effect((Turn(),), (GainPower(1, EACH),))),
    script(
        "Turtle Beach",
        Effect(
            (Turn(), ChooseSource(), Target(CHARACTER.that(DamagedBy(SOURCE)))),
            (Redirect(TARGET, SOURCE, THIS),),
        ),
    ),
    script(
        "Turtle Island",
        Continuous(
            THIS,
            (
                TakesAtMost(0, EVENT.opponents_control()),
                Cannot(BE_REMOVED, EVENT.opponents_control()),
                Cannot(BE_BURNED),
            ),
        ),
    ),
    script(
        "Waterfall Sanctuary",
        Effect(
            (
                Turn(),
                Choose(STATE.here().that(On(CHARACTER))),
                Let("X", Count(CHARACTER.you_control().that(Bearing(CHOSEN)))),
            ),
            (Smoke(CHOSEN), If(NoLess(Number("X"), 1), (DrawUpTo(1),))),
        ),
    ),
)
