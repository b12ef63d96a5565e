"""Four Monarchs: Characters."""

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
        "Anastasia",
        When(
            IsSmoked(CHARACTER, by_card=THIS, in_combat=True),
            (Heal(CHOSEN),),
            (Choose(CARD.being(DAMAGED)),),
            may=True,
        ),
    ),
    script(
        "Armorer",
        Effect(
            (Maintain(), Target(CHARACTER)),
            (Give(TARGET, (InflictsMore(1), Gains(TOUGHNESS, 1)), MAINTAINED),),
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
        "Burning Man",
        PlayedOnlyIf(Exists(CARD.a("secret").you_control())),
        Continuous(THIS, (InflictsMore(2),)),
    ),
    script("Darkness Warriors", Effect((Sacrifice(),), (GainPower(1),))),
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
        "Fire Serpent",
        When(
            EntersPlay(),
            (Inflict(1, TARGET), Give(THIS, (Becomes(FIGHTING, Count(TARGET)),), LEAVES_PLAY)),
            (Target(SITE_OR_CHARACTER.other(), UpTo(4)),),
            immediately=True,
        ),
    ),
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
        "Flambards",
        When(EntersPlay(), (Inflict(1, SITE.opponents_control()),)),
        When(LeavesPlay(), (Inflict(1, SITE.opponents_control()),)),
    ),
    script(
        "Harbinger",
        PlayedOnlyIf(Exists(CARD.a("secret").you_control())),
        When(EntersCombat(), (Inflict(2, CARD.that(InCombatWith(THIS))),), together=True),
    ),
    script(
        "Ice Carvers",
        When(
            TurnEnds(EACH),
            (Heal(CHOSEN, 1),),
            (Choose(CARD.you_control().being(DAMAGED)),),
            may=True,
        ),
    ),
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
        "Ice Shards",
        When(
            InflictsDamage(THIS, CHARACTER, in_combat=True),
            (Smoke(CHOSEN),),
            (Choose(STATE),),
            may=True,
        ),
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
            TakesPartInAttack(YOU),
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
    script("Lord Hawksmoor", When(IsSmoked(THIS, OPPONENTS), (GainPower(2),))),
    script(
        "Lord Shi",
        When(
            TurnsToAttack(),
            (Give(CHARACTER.being(ATTACKING), (More(FIGHTING, 1), Gains(TACTICS)), END_OF_ATTACK),),
        ),
    ),
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
    script(
        "Pi Yin",
        Continuous(SITE_OR_CHARACTER.you_control().being(UNDAMAGED), (Gains(TOUGHNESS, 1),)),
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
    script("Thunder Bird", Continuous(THIS, (More(FIGHTING, Count(FENG_SHUI_SITE)),))),
    script(
        "Thunder Bishop",
        Effect(
            (Maintain(), Target(CHARACTER)), (Give(TARGET, (Gains(TOUGHNESS, 1),), MAINTAINED),)
        ),
    ),
    script(
        "Thunder Knights",
        When(
            IsSmoked(THIS, OPPONENTS),
            (Give(TARGET, (More(FIGHTING, 1),)),),
            (Target(CHARACTER.a("thunder").you_control()),),
        ),
    ),
    script(
        "William Franklin",
        When(IsPlayed(EVENT.a("thunder"), YOU), (Reload(THIS),), may=True, in_=SMOKED),
    ),
)
