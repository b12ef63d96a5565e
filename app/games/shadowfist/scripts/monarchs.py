"""Four Monarchs: all cards, by type."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Aleut Herbalist",
        Continuous(THIS, (Cannot(INTERCEPT),)),
        Effect(
            (Maintain(), Target(CHARACTER.that(OfResource((MONARCHS,))))),
            (Later(When(IsUnturned(TARGET), (Heal(TARGET),)), MAINTAINED),),
        ),
    ),
    script("Alfar", Continuous(THIS, (Gains(AMBUSH, against=CHARACTER.being(TURNED)),))),
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
        "Armorer",
        Effect(
            (Maintain(), Target(CHARACTER)),
            (Give(TARGET, (InflictsMore(1), Gains(TOUGHNESS, 1)), MAINTAINED),),
        ),
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
        "Barbarian",
        Continuous(
            THIS.being(ATTACKING),
            (Gains(AMBUSH),),
            Exists(
                ATTACK_TARGET.that(Either((OfResource((MONARCHS,)), Designated(("netherworld",)))))
            ),
        ),
    ),
    script(
        "Blade of Darkness",
        When(
            IsSmoked(CHARACTER.being(INTERCEPTING), by_card=THIS, in_combat=True),
            (GainPower(Provisions(THAT)),),
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
        "Burning Man",
        PlayedOnlyIf(Exists(CARD.a("secret").you_control())),
        Continuous(THIS, (InflictsMore(2),)),
    ),
    script(
        "Claws of Darkness",
        Continuous(SUBJECT, (More(FIGHTING, 1),)),
        When(TurnEnds(EACH), (GainPower(1),), if_=Exists(SUBJECT.being(VICTORIOUS))),
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
    script("Darkness Warriors", Effect((Sacrifice(),), (GainPower(1),))),
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
        "Fakhir-al-Din",
        Continuous(THIS, (TakesLess(1, CHARACTER.being(DAMAGED)),)),
        When(EntersPlay(), (Inflict(2, CHARACTER.other()),)),
    ),
    script(
        "Fire Acolytes",
        When(
            IsSmoked(THIS),
            (Inflict(1, TARGET),),
            (Target(CHARACTER.that(AtPlaceOf(THAT))),),
            if_=Exists(CHARACTER.a("fire").you_control().other()),
            may=True,
        ),
    ),
    script(
        "Fire Breather",
        When(
            TurnsToAttack(),
            (Inflict(1, TARGET),),
            (Target(CHARACTER.that(AtPlaceOf(ATTACK_TARGET))),),
        ),
    ),
    script(
        "Fire Cadets",
        Effect(
            (Sacrifice(), Target(SITE_OR_CHARACTER.here())), (Inflict(2, TARGET, (UNSTOPPABLE,)),)
        ),
    ),
    script(
        "Fire Mystic",
        When(
            IsPlayed(EVENT, OPPONENTS),
            (Inflict(1, CHOSEN),),
            (Choose(SITE_OR_CHARACTER.that(ControlledBy(THEY))),),
            may=True,
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
    script(
        "Fire Serpent",
        When(
            EntersPlay(),
            (Inflict(1, TARGET), Give(THIS, (Becomes(FIGHTING, Count(TARGET)),), LEAVES_PLAY)),
            (Target(SITE_OR_CHARACTER.other(), UpTo(4)),),
            immediately=True,
        ),
    ),
    script("Fire Sword", Continuous(SUBJECT, (More(FIGHTING, 2), InflictsMore(2)))),
    script(
        "Fire Warriors",
        Continuous(
            THIS,
            (
                More(
                    FIGHTING,
                    Plus(
                        Count(CARD.opponents_control().that(OwnedBy(YOU))),
                        Count(CARD.in_pile(BURNED, EACH).that(OwnedBy(YOU))),
                    ),
                ),
            ),
        ),
    ),
    script(
        "Fire Warriors",
        Continuous(
            THIS, (More(FIGHTING, Count(FENG_SHUI_SITE.opponents_control().that(OwnedBy(YOU)))),)
        ),
        printed_in=("NW",),
    ),
    script(
        "Fire Warriors",
        Continuous(
            THIS,
            (
                More(
                    FIGHTING,
                    Plus(
                        Count(FENG_SHUI_SITE.opponents_control().that(OwnedBy(YOU))),
                        Count(FENG_SHUI_SITE.in_pile(BURNED, EACH).that(OwnedBy(YOU))),
                    ),
                ),
            ),
        ),
        printed_in=("NW2",),
    ),
    script(
        "Frenzy",
        Continuous(SUBJECT, (More(FIGHTING, Count(CHARACTER.being(DAMAGED))), Gains(LOYALTY))),
    ),
    script(
        "Gathering the Fire", Effect((Target(CARD),), (Inflict(Count(CARD.a("fire")), TARGET),))
    ),
    script(
        "Harbinger",
        PlayedOnlyIf(Exists(CARD.a("secret").you_control())),
        When(EntersCombat(), (Inflict(2, CARD.that(InCombatWith(THIS))),), together=True),
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
    script("Ice Diadem", Effect((Turn(),), (Heal(SUBJECT),))),
    script(
        "Ice Healer",
        When(
            TurnsToHeal(CHARACTER, OPPONENTS),
            (Heal(CHOSEN, 1),),
            (Choose(CHARACTER.you_control().being(DAMAGED)),),
            may=True,
        ),
    ),
    script(
        "Ice Totem",
        Effect((Turn(), Choose(CHARACTER.you_control().being(DAMAGED))), (Heal(CHOSEN),)),
    ),
    script(
        "Khalid Al-Haddad",
        When(
            IsSmoked(ATTACK_TARGET, by_card=THIS, in_combat=True),
            (),
            (ChooseSteps(((GainPower(1),), (Draw(2),)), ("Gain 1 Power", "Draw two cards")),),
        ),
    ),
    script(
        "King of the Fire Pagoda",
        When(
            AttackDeclared(YOU),
            (
                Inflict(1, CHOSEN.that(*SITE_OR_CHARACTER.where)),
                ShuffleIn(CHOSEN.that(*EVENT_OR_STATE.where)),
            ),
            (
                Choose(SITE_OR_CHARACTER, UpTo(1)),
                Choose(EVENT_OR_STATE.a("fire").in_pile(SMOKED), UpTo(1)),
            ),
            may=True,
        ),
    ),
    script(
        "Knight Templar",
        Continuous(THIS, (Cannot(TURN_TO_MOVE),)),
        Continuous(THIS, (More(FIGHTING, 2),), Exists(SITE.here().that(OwnedBy(OPPONENTS)))),
    ),
    script(
        "Larcenous Mist",
        Effect((Target(CHARACTER),), (Cancel(TARGET), Give(TARGET, (BlankWithStates(),)))),
    ),
    script("Lord Hawksmoor", When(IsSmoked(THIS, OPPONENTS), (GainPower(2),))),
    script(
        "Lord Shi",
        When(
            TurnsToAttack(),
            (Give(CHARACTER.being(ATTACKING), (More(FIGHTING, 1), Gains(TACTICS)), END_OF_ATTACK),),
        ),
    ),
    script("Mark of Fire", Effect((Target(SITE_OR_CHARACTER, 4),), (Inflict(1, TARGET),))),
    script(
        "Master Fletcher",
        Effect(
            (
                Maintain(),
                Target(CHARACTER.that(Without(Designated(("master",))))),
                Let("X", Total(FIGHTING, THIS)),
            ),
            (Give(TARGET, (More(FIGHTING, Number("X")),), MAINTAINED),),
        ),
    ),
    script(
        "Mouth of the Fire Righteous",
        When(
            TurnsToAttack(CHARACTER.a("fire").that(SetOutFrom(THIS))),
            (
                Give(
                    CHARACTER.a("fire").that(SetOutFrom(THIS), StandsAs(ATTACKING)),
                    (More(FIGHTING, 1),),
                ),
            ),
        ),
        Effect((PayPower(1), Choose(CHARACTER.here())), (Inflict(3, CHOSEN),), per_turn=1),
    ),
    script("Netherworld Return", Effect((), (ReturnAtRandom(CHARACTER),))),
    script(
        "Obsidian Eye",
        Effect((Maintain(), Target(CHARACTER)), (Give(TARGET, (Blank(),), MAINTAINED),)),
    ),
    script(
        "Pi Yin",
        Continuous(SITE_OR_CHARACTER.you_control().being(UNDAMAGED), (Gains(TOUGHNESS, 1),)),
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
        "Queen of the Darkness Pagoda",
        When(
            InflictsDamage(CHARACTER, THIS),
            (Toast(THAT),),
            immediately=True,
            though_gone=True,
        ),
    ),
    script(
        "Salamalah Sade",
        Effect(
            (DiscardAs(CARD.in_pile(IN_HAND)), Target(CHARACTER.here())),
            (Inflict(2, TARGET),),
            per_turn=1,
        ),
    ),
    script(
        "Shock Troops",
        Continuous(THIS, (Cannot(BE_SUBJECT),)),
        Continuous(CHARACTER.opponents_control().here(), (TakesMore(1, other_only=True),)),
    ),
    script(
        "Sir James Lamb",
        Continuous(THIS, (TakesLess(2, combat_only=True), InflictsMore(2, CHARACTER))),
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
    script(
        "Thunder Bishop",
        Effect(
            (Maintain(), Target(CHARACTER)), (Give(TARGET, (Gains(TOUGHNESS, 1),), MAINTAINED),)
        ),
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
    script(
        "William Franklin",
        When(IsPlayed(EVENT.a("thunder"), YOU), (Reload(THIS),), may=True, in_=SMOKED),
    ),
)
