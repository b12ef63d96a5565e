"""Eaters of the Lotus: all cards, by type."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "1,000 Corpses",
        When(TurnEnds(EACH), (Heal(THIS),), if_=Exists(CHARACTER.that(Fallen()))),
        Effect(
            (
                Sacrifice(
                    CHARACTER.you_control().that(Without(Designated(("undead",)))), or_more=True
                ),
                Let("X", Total(COST, PRICE, printed=True)),
            ),
            (Play(THIS, Number("X"), from_=SMOKED),),
            in_=SMOKED,
        ),
    ),
    script(
        "Bite of the Long Teeth",
        Continuous(SUBJECT, (More(FIGHTING, 1), InflictsMore(1))),
        When(
            IsSmoked(CHARACTER.here()),
            (Heal(SUBJECT, HalfUp(Total(FIGHTING, THAT, printed=True))),),
            may=True,
        ),
    ),
    script(
        "Bribery",
        Effect(
            (
                ChoosePlayer(OPPONENTS),
                GivePower(1, THEY),
                Target(CHARACTER.that(ControlledBy(THEY), AtMost(FIGHTING, 5, printed=True))),
            ),
            (TakeControl(TARGET, END_OF_TURN),),
        ),
    ),
    script(
        "Cries in the Night",
        Effect(
            (Target(CHARACTER.you_control()),),
            (
                Give(TARGET, (Gains(ASSASSINATE),)),
                Later(
                    When(
                        IsSmoked(CHARACTER, by_card=TARGET, in_combat=True),
                        (GainPower(1),),
                        per_turn=2,
                    )
                ),
            ),
        ),
    ),
    script(
        "Eater of Fortune",
        Continuous(THIS, (More(FIGHTING, Count(EDGE.opponents_control())),)),
        When(EntersPlay(), (Smoke(TARGET),), (Target(EDGE),), may=True),
    ),
    script(
        "Evil Twin",
        When(
            EntersPlay(),
            (CopyOf(CHOSEN),),
            (Choose(CHARACTER.other().that(Without(Restricted(Restriction.UNCOPYABLE)))),),
            immediately=True,
        ),
    ),
    script(
        "Feeding the Hungry",
        Effect(
            (
                Sacrifice(CHARACTER.you_control()),
                Let("X", Total(FIGHTING, PRICE, printed=True)),
                Target(CHARACTER.that(OtherThan(PRICE))),
            ),
            (Give(TARGET, (More(FIGHTING, Number("X")),)),),
        ),
    ),
    script(
        "Four Burning Fists",
        Continuous(
            THIS, (More(FIGHTING, 2), Gains(REGENERATE)), AnyPlayer(OPPONENTS, Closer(THEY))
        ),
        When(
            EntersPlay(),
            (
                If(
                    Exists(CHOSEN),
                    (Toast(CHOSEN),),
                    (Toast(CHARACTER.that(Is(Role.THIS))),),
                ),
            ),
            (Choose(FENG_SHUI_SITE.you_control(), Least(1, Count(FENG_SHUI_SITE.you_control()))),),
        ),
    ),
    script("Hungry Ghosts", Effect((Turn(), Target(CHARACTER)), (Inflict(1, TARGET),))),
    script(
        "Inexorable Corruption",
        SubjectIs(SITE_OR_CHARACTER),
        Continuous(SUBJECT, (Cannot(BE_HEALED),)),
        When(TurnBegins(), (Inflict(1, SUBJECT),)),
    ),
    script(
        "Infernal Temple",
        Continuous(THIS, (Provides(MAGIC, Count(CHARACTER.a("demon").you_control())),)),
    ),
    script("Kun Kan", Continuous(THIS, (More(FIGHTING, Count(FENG_SHUI_SITE.in_pile(BURNED))),))),
    script(
        "Long Black Hearse",
        Continuous(THIS, (Cannot(UNTURN),)),
        Continuous(SUBJECT, (More(FIGHTING, 2), Gains(MOBILITY))),
        When(IsSmoked(CHARACTER.here()), (Unturn(THIS),), may=True, per_turn=1),
        Effect(
            (OnlyIf(InMainShot()), Turn()),
            (Play(CARD.any_of("demon", "ghost", "undead"), 1, any_time=True),),
        ),
    ),
    script(
        "Poison Thorns",
        Continuous(THIS, (TakesLess(2, CARD.any_of("cop", "police")),)),
        When(InflictsDamage(THIS, SITE, in_combat=True), (GainPower(1),), if_=Closer(VICTIM)),
    ),
    script(
        "Ravenous Devourer",
        Effect((Sacrifice(CHARACTER.you_control()),), (Give(THIS, (More(FIGHTING, 2),)),)),
    ),
    script("Sewer Scum", When(Healed(THIS), (Give(THIS, (More(FIGHTING, -1),), LEAVES_PLAY),))),
    script(
        "Shamanistic Punk",
        Continuous(
            THIS,
            (
                InflictsMore(1, CARD.any_of("cop", "police")),
                InflictsMore(-1, CARD.any_of("demon", "spirit")),
            ),
        ),
    ),
    script(
        "Soul Theft",
        When(
            IsSmoked(SUBJECT.opponents_control(), by_damage=True),
            (
                ReturnToPlay(THAT, under_yours=True),
                Give(THAT, (GainsDesignators(("undead",)),), LEAVES_PLAY),
            ),
        ),
    ),
    script(
        "The Twisted Gardens",
        Continuous(CARD.any_of("demon", "ghost", "spirit").you_control(), (InflictsMore(1),)),
    ),
    script(
        "The White Leopard Club",
        Continuous(THIS, (More(BODY, Count(CHARACTER.a("hood").in_pile(SMOKED))),)),
        Effect(
            (OnlyIf(InMainShot()), Turn(), Choose(EVENT.that(Exactly(COST, 0)))),
            (Cancel(CHOSEN),),
            responds_to=EVENT.that(Exactly(COST, 0)),
        ),
    ),
    script(
        "Thing with a 1000 Tongues",
        Effect((Sacrifice(CHARACTER.you_control()),), (Give(THIS, (Gains(TOUGHNESS, 3),)),)),
        printed_in=("YotD",),
    ),
    script("Thugs", Continuous(THIS.that(Bearing(STATE)), (More(FIGHTING, 1),))),
    script("Tortured Memories", Effect((Target(CHARACTER),), (TakeControl(TARGET, END_OF_TURN),))),
    script(
        "Undead Horrors",
        When(
            IsSmoked(CHARACTER.that(OfResource((LOTUS,))).you_control()),
            (ReturnToPlay(THIS),),
            if_=InMainShot(YOU),
            may=True,
            in_=SMOKED,
            per_turn=1,
            for_all=True,
        ),
    ),
    script(
        "Underworld Coronation",
        Effect((Target(CHARACTER),), (Smoke(CHARACTER.that(OtherThan(TARGET))),)),
    ),
    script(
        "Vassals of Chin",
        When(
            TurnsToAttack(),
            (
                Give(
                    THIS,
                    (
                        More(
                            FIGHTING,
                            Count(CHARACTER.any_of("hood", "punk").being(ATTACKING).other()),
                        ),
                    ),
                    END_OF_ATTACK,
                ),
            ),
        ),
    ),
    script("Walking Corpses", Continuous(THIS, (Cannot(TURN_TO_MOVE), Cannot(BE_HEALED)))),
    script(
        "White Disciple",
        Effect((Turn(), Inflict(1, THIS), Target(SITE_OR_CHARACTER)), (Inflict(2, TARGET),)),
    ),
    script(
        "Xin Ji Yang",
        Continuous(
            THIS,
            (More(FIGHTING, Times(2, Count(CHARACTER.any_of("eunuch", "petal").you_control()))),),
        ),
    ),
)
