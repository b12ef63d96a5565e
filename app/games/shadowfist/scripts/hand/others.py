"""Guiding Hand: Sites, Edges, Events and States."""

from typing import Final

from app.games.shadowfist.vocabulary import *

_HEAT_OF_BATTLE: Final = (
    OnlyIf(Exists(ATTACK_TARGET.you_control())),
    OnlyIf(
        AnyPlayer(
            DECLARER,
            Not(
                NoMore(
                    Count(SITE.that(ControlledBy(THEY), GeneratesPower())),
                    Count(SITE.you_control().that(GeneratesPower())),
                )
            ),
        )
    ),
    OnlyIf(Not(HasPlayedInAttack("Heat of Battle"))),
    Target(CHARACTER.being(ATTACKING)),
)
"""The requirements that all printings of Heat of Battle share."""

SCRIPTS: Final = (
    script(
        "18 Bronze Men",
        Continuous(
            CHARACTER.you_control().that(
                Without(UNIQUE),
                Either(
                    (
                        Designated(("shaolin", "martial")),
                        Every((Designated(("kung",)), Designated(("fu",)))),
                    )
                ),
            ),
            (More(FIGHTING, 1),),
        ),
    ),
    script(
        "Bamboo Cane",
        Continuous(SUBJECT, (InflictsMore(2),)),
        When(InflictsDamage(CARD, SUBJECT, in_combat=True), (Smoke(THIS),)),
    ),
    script(
        "Blue Meditation",
        Effect((Target(CHARACTER.being(INTERCEPTING)),), (CeaseIntercepting(TARGET),)),
    ),
    script(
        "Breath of the Dragon",
        Effect(
            (Target(CHARACTER.being(ATTACKING)),),
            (Give(TARGET, (InflictsMore(3), Gains(TOUGHNESS, 2))),),
        ),
    ),
    script(
        "Chinese Connection",
        Effect(
            (ChoosePlayer(OPPONENTS), GivePower(1), Target(CARD.being(DAMAGED))),
            (Heal(TARGET),),
            per_turn=1,
        ),
    ),
    script(
        "Confucian Stability",
        Effect(
            (Choose(EVENT_OR_STATE),), (Cancel(CHOSEN), Smoke(CHOSEN)), responds_to=EVENT_OR_STATE
        ),
    ),
    script("Corners of the Mouth", Effect((Choose(EVENT.in_pile(SMOKED), 2),), (ToHand(CHOSEN),))),
    script("Festival of Giants", Effect((), (Give(CHARACTER, (Gains(TOUGHNESS, 2),)),))),
    script(
        "Healing Earth",
        Effect((Divide(CARD.you_control(), Resources(CHI), healing=True),), (HealDivided(),)),
    ),
    script(
        "Heat of Battle",
        Effect(
            (
                *_HEAT_OF_BATTLE,
                Let("X", Total(COST, TARGET, printed=True)),
            ),
            (GainPower(Number("X")),),
        ),
    ),
    script(
        "Heat of Battle",
        Effect(
            (
                *_HEAT_OF_BATTLE,
                Let("X", Total(COST, TARGET)),
            ),
            (GainPower(Number("X")),),
        ),
        printed_in=("10KB",),
    ),
    script("Into the Light", Effect((Choose(CARD.in_pile(SMOKED)),), (ToHand(CHOSEN),))),
    script(
        "Iron and Silk",
        Effect(
            (Choose(CHARACTER),),
            (
                Give(
                    CHOSEN,
                    (TakesAtMost(0, CHARACTER.that(InterceptedBy(ITSELF)), combat_only=True),),
                ),
            ),
        ),
    ),
    script(
        "Journey's Reward",
        Effect(
            (Choose(EVENT),),
            (Cancel(CHOSEN), GainPower(1, ControllerOf(CHOSEN))),
            responds_to=EVENT,
        ),
    ),
    script("Onslaught of the Turtle", Effect((), (ToHand(CARD.that(OfResource((HIGH_TECH,)))),))),
    script(
        "Orange Senshi Chamber",
        Continuous(THIS, (HandSize(Factions()), LowersCosts(1, CHARACTER.a("orange"), EACH))),
    ),
    script(
        "Quixotic Defense",
        PlayedAs(AttackEnds(success=True, met_by=YOU)),
        Effect((), (If(Among(VICTIM, OPPONENTS), (GainPower(2),), (GainPower(1),)),)),
    ),
    script(
        "Returning to Your Roots",
        SubjectIs(SITE_OR_CHARACTER),
        Continuous(SUBJECT, (Cannot(BE_SUBJECT),)),
        When(Resolves(), (Heal(SUBJECT), Smoke(STATE.that(On(SUBJECT)).other()))),
    ),
    script(
        "River's Path",
        Effect(
            (
                DiscardHands(YOU),
                ChooseSource(),
                Target(SITE.you_control().that(DamagedBy(SOURCE))),
                Choose(SITE_OR_CHARACTER.that(OtherThan(TARGET))),
            ),
            (Redirect(TARGET, SOURCE, CHOSEN),),
        ),
    ),
    script(
        "Secrets of Shaolin",
        Effect(
            (OnlyIf(InMainShot()), Choose(EVENT.that(AtMost(COST, 0)))),
            (Cancel(CHOSEN),),
            responds_to=EVENT.that(AtMost(COST, 0)),
        ),
    ),
    script(
        "Shaolin Sanctuary",
        Continuous(
            THIS,
            (
                Provides(CHI, Count(CHARACTER.a("shaolin").you_control())),
                Provides(CHI, Count(CHARACTER.a("monk").you_control())),
            ),
        ),
    ),
    script(
        "Shield of Pure Soul",
        When(
            MeetsFate(SITE.you_control(), (SEIZURE, BURNING_FOR_POWER, BURNING_FOR_VICTORY), EACH),
            (GainPower(1), SearchDeck(CARD, to_top=True)),
        ),
    ),
    script(
        "Superior Kung Fu",
        Effect((Target(CHARACTER.that(FacesStronger())),), (Give(TARGET, (More(FIGHTING, 2),)),)),
    ),
    script(
        "The Jade Dragon",
        Continuous(THIS, (Generates(2),)),
        Continuous(SUBJECT, (Cannot(BE_BURNED), Gains(TOUGHNESS, 1))),
    ),
    script(
        "Undisturbed Meditation",
        Continuous(THIS, (HandSize(1),)),
        Effect((Sacrifice(), Choose(EVENT)), (Cancel(CHOSEN),), responds_to=EVENT),
    ),
    script(
        "Venerable Apothecary",
        Effect(
            (
                OnlyIf(Exists(THIS.opponents_control())),
                PutCounters(THIS),
                Divide(CARD.you_control(), 2, healing=True),
            ),
            (HealDivided(),),
            main_shot_only=True,
            per_turn=1,
            by_anyone=True,
        ),
        Effect(
            (Turn(), ChooseNumber("X", Counters(THIS)), RemoveCounters(Number("X"))),
            (GainPower(Number("X")),),
        ),
    ),
    script(
        "Wind on the Mountain",
        Effect((Choose(EVENT.in_pile(SMOKED), Number("X")),), (ToHand(CHOSEN),)),
    ),
    script(
        "Yellow Senshi Chamber",
        Effect(
            (
                Turn(),
                ChooseSource(),
                Choose(SITE_OR_CHARACTER.that(DamagedBy(SOURCE))),
                Target(SITE_OR_CHARACTER),
            ),
            (Redirect(CHOSEN, SOURCE, TARGET, 1),),
        ),
    ),
)
