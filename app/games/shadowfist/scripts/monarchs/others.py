"""Four Monarchs: Edges, Events, Sites and States."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Ancient Lineage",
        Continuous(
            CHARACTER.you_control().that(SharesTitle(CHARACTER.in_pile(SMOKED))),
            (More(FIGHTING, 1),),
        ),
    ),
    script(
        "Armies of the Monarchs",
        Continuous(CHARACTER.that(UNIQUE), (InflictsMore(-1),)),
        Continuous(CHARACTER.that(Without(UNIQUE)).you_control(), (InflictsMore(1),)),
    ),
    script(
        "Avenging Fire",
        PlayedAs(MeetsFate(SITE.you_control(), (SEIZURE, BURNING_FOR_VICTORY, BURNING_FOR_POWER))),
        SubjectIs(SITE.that(ControlledBy(THEY))),
        When(TurnBegins(EACH), (Inflict(1, SITE_OR_CHARACTER.here()),)),
    ),
    script(
        "Avenging Thunder",
        PlayedAs(MeetsFate(SITE.you_control(), (SEIZURE, BURNING_FOR_VICTORY))),
        Effect(
            (Choose(CHARACTER.that(HasDamaged(THAT))), Let("X", Total(COST, CHOSEN))),
            (GainPower(Number("X")), Toast(CHOSEN)),
        ),
    ),
    script(
        "Blanket of Darkness",
        Effect((Maintain(), Target(CHARACTER)), (Give(TARGET, (InflictsLess(3),), MAINTAINED),)),
    ),
    script(
        "Blood Lust", Effect((), (GainPower(Count(CHARACTER.opponents_control().being(DAMAGED))),))
    ),
    script(
        "Brain Fire",
        Effect((Choose(EVENT), ChooseNewTargets()), (Retarget(),), responds_to=EVENT),
    ),
    script(
        "Claws of Darkness",
        Continuous(SUBJECT, (More(FIGHTING, 1),)),
        When(
            TurnEnds(EACH),
            (GainPower(1),),
            if_=Both(Exists(SUBJECT.being(VICTORIOUS)), Exists(THIS.being(VICTORIOUS))),
        ),
    ),
    script(
        "Craft and Might",
        Effect(
            (),
            (
                Give(CHARACTER.that(OfResource((MONARCHS,))), (InflictsMore(2),)),
                Give(CHARACTER.a("warrior"), (InflictsMore(1), Gains(TACTICS))),
            ),
        ),
    ),
    script(
        "Earth, Wind and Fire",
        Effect(
            (
                Let("X", Healable(CARD.you_control())),
                Heal(CARD.you_control()),
                Target(CHARACTER),
            ),
            (Inflict(Number("X"), TARGET),),
        ),
    ),
    script(
        "Fire Pagoda",
        Effect(
            (Maintain(), Target(CHARACTER.a("fire").that(OwnedBy(YOU)))),
            (
                Give(
                    TARGET,
                    (
                        Immune(EVENT.opponents_control()),
                        Cannot(BE_SUBJECT, STATE.opponents_control()),
                    ),
                    MAINTAINED,
                ),
            ),
        ),
    ),
    script("Fire Sword", Continuous(SUBJECT, (More(FIGHTING, 2), InflictsMore(2)))),
    script(
        "Frenzy",
        Continuous(SUBJECT, (More(FIGHTING, Count(CHARACTER.being(DAMAGED))), Gains(LOYALTY))),
    ),
    script(
        "Gathering the Fire", Effect((Target(CARD),), (Inflict(Count(CARD.a("fire")), TARGET),))
    ),
    script(
        "Honor and Glory",
        Effect(
            (Maintain(), Target(CHARACTER)),
            (
                Give(
                    SUBJECT,
                    (Gains(AMBUSH, against=TARGET), TakesLess(2, TARGET, combat_only=True)),
                    MAINTAINED,
                ),
            ),
        ),
    ),
    script(
        "Ice Blessing",
        Effect(
            (
                Choose(CARD.opponents_control().being(DAMAGED)),
                Choose(CARD.opponents_control().being(DAMAGED).that(OtherThan(CHOSEN)), UpTo(1)),
            ),
            (Heal(CHOSEN), GainPower(Count(CHOSEN))),
        ),
    ),
    script(
        "Ice Diadem", Effect((OnlyIf(Exists(SUBJECT.being(DAMAGED))), Turn()), (Heal(SUBJECT),))
    ),
    script(
        "Ice Totem",
        Effect((Turn(), Choose(CHARACTER.you_control().being(DAMAGED))), (Heal(CHOSEN),)),
    ),
    script(
        "Larcenous Mist",
        Effect((Target(CHARACTER),), (Cancel(TARGET), Give(TARGET, (BlankWithStates(),)))),
    ),
    script("Mark of Fire", Effect((Target(SITE_OR_CHARACTER, 4),), (Inflict(1, TARGET),))),
    script("Netherworld Return", Effect((), (ReturnAtRandom(CHARACTER),))),
    script(
        "Obsidian Eye",
        Effect((Maintain(), Target(CHARACTER)), (Give(TARGET, (Blank(),), MAINTAINED),)),
    ),
    script(
        "Plots and Intrigues",
        Effect(
            (
                Choose(FENG_SHUI_SITE.you_control().being(FACE_DOWN), AnyNumber()),
                Reveal(CHOSEN),
                Let("X", Count(CHOSEN)),
            ),
            (GainPower(Number("X")),),
        ),
    ),
    script(
        "Sibling Rivalry",
        Effect((Choose(CARD.that(OfResource((MONARCHS,)))),), (Cancel(CHOSEN), Smoke(CHOSEN))),
    ),
    script(
        "Spontaneous Combustion",
        Effect((Target(CHARACTER),), (Inflict(2, TARGET),)),
        When(IsSmoked(CARD.a("fire").you_control()), (Reload(THIS),), may=True, in_=SMOKED),
    ),
    script(
        "Summer Fire Palace",
        When(AttackEnds(YOU), (Inflict(2, CHOSEN),), (Choose(SITE_OR_CHARACTER),), may=True),
    ),
    script(
        "Tears of Hsi-Ho",
        Effect((Target(CHARACTER, UpTo(3)),), (InflictEach(InHand(ControllerOf(ITSELF))),)),
    ),
    script(
        "The Inner Fire",
        Continuous(CHARACTER.a("fire").you_control(), (Provides(CHI), Cannot(BE_TAKEN))),
    ),
    script(
        "The Legacy",
        When(
            TurnEnds(),
            (
                If(Exists(CARD.a("thunder").you_control()), (PutCounters(THIS),)),
                If(Exists(CARD.a("fire").you_control()), (PutCounters(THIS),)),
                If(Exists(CARD.a("darkness").you_control()), (PutCounters(THIS),)),
                If(Exists(CARD.a("ice").you_control()), (PutCounters(THIS),)),
            ),
        ),
        Effect((RemoveCounters(4),), (GainPower(1),)),
    ),
    script("Thunder Sword", Continuous(SUBJECT, (More(FIGHTING, 4), Cannot(ATTACK, SITE)))),
    script(
        "Twenty Lashes",
        Effect(
            (Target(CHARACTER),),
            (Inflict(3, TARGET, (UNSTOPPABLE,)), Give(TARGET, (More(FIGHTING, 3),), LEAVES_PLAY)),
        ),
    ),
    script(
        "Viking Burial",
        Effect(
            (ToastAs(CHARACTER.in_pile(SMOKED)), ToastAs(STATE.in_pile(SMOKED))), (GainPower(2),)
        ),
    ),
)
