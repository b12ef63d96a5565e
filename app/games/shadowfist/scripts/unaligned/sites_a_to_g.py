"""Unaligned: sites from A to G."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Ancestral River Home",
        When(BodyReducedToZero(), (If(Closer(THEY), (Play(CARD, free=True, any_time=True),)),)),
    ),
    script("Arcane Vault", Continuous(THIS, (HandSize(1),))),
    script("Arctic Fortress", Continuous(THIS, (TakesAtMost(0, CHARACTER.that(Bearing(STATE))),))),
    script(
        "Balancing Stones",
        When(
            IsRevealed(by=YOU),
            (SearchDeck(SITE.that(Without(OfType((CardType.FENG_SHUI_SITE,))))),),
        ),
    ),
    script(
        "Bandit Hideout",
        When(
            AttackEnds(YOU, success=True),
            (GainPower(1),),
            (OnlyIf(Exists(THIS.being(IN_FRONT))), Turn()),
            may=True,
            for_all=True,
            per_attack=1,
        ),
    ),
    script(
        "Bird Sanctuary",
        Continuous(THIS, (Cannot(BE_HEALED_UNSEIZED),)),
        When(
            IsSmoked(
                CHARACTER.you_control().that(Without(Every((Foundation(), Exactly(COST, 1))))),
                OPPONENTS,
            ),
            (GainPower(1),),
            (Inflict(1, THIS),),
            may=True,
            per_turn=1,
        ),
    ),
    script(
        "Birdhouse Cafe",
        When(
            TurnEnds(),
            (Unturn(CHARACTER.being(HAS_ATTACKED)),),
            if_=AnyPlayer(OPPONENTS, AtLeastAsClose(THEY)),
        ),
    ),
    script("Blessed Orchard", When(AttackDeclared(OPPONENTS, THIS), (StealPower(1),), may=True)),
    script(
        "Bomb Factory",
        Effect(
            (Maintain(), Target(CHARACTER)), (Give(TARGET, (InflictsMore(1, SITE),), MAINTAINED),)
        ),
    ),
    script(
        "Booby-Trapped Tomb",
        When(IsRevealed(), (Inflict(3, TARGET),), (Target(CHARACTER.here()),), may=True),
    ),
    script(
        "Bustling Metro Station",
        When(
            IsRevealed(),
            (Cancel(CHOSEN),),
            (Choose(EVENT.that(Targeting(CARD.you_control()))),),
            may=True,
        ),
    ),
    script(
        "Cataract Gorge",
        Effect((Turn(), Target(CHARACTER)), (Give(TARGET, (Gains(INDEPENDENT),)),)),
    ),
    script(
        "Cave Network",
        When(
            AttackDeclared(OPPONENTS, THIS),
            (Play(CHARACTER.that(AtMost(COST, 3)), free=True, any_time=True),),
            (Turn(),),
            if_=Not(Exists(CHARACTER.you_control())),
            may=True,
        ),
    ),
    script("Chthonian Lake", Continuous(THIS, (Cannot(BE_BURNED),))),
    script(
        "City Center",
        When(IsRevealed(), (PutCounters(THIS),), immediately=True),
        Effect(
            (RemoveCounters(1), Target(CHARACTER.being(ATTACKING))),
            (Unturn(TARGET), CeaseAttacking(TARGET)),
        ),
    ),
    script(
        "City Center",
        When(IsRevealed(), (PutCounters(THIS),), immediately=True),
        Effect(
            (RemoveCounters(1), Target(CHARACTER.being(ATTACKING))),
            (Unturn(TARGET), CeaseIntercepting(TARGET)),
        ),
        printed_in=("CIK",),
    ),
    script(
        "City Hospital",
        Effect((Turn(), Choose(CHARACTER.being(DAMAGED))), (Heal(CHOSEN, 1),)),
        When(IsSmoked(CHARACTER.you_control()), (Unturn(THIS),)),
    ),
    script(
        "City Park",
        When(TurnEnds(EACH), (Heal(THIS),), if_=Exists(THIS.being(EXPOSED))),
        When(
            MeetsFate(SITE.you_control(), (BURNING_FOR_POWER, BURNING_FOR_VICTORY)),
            (Play(THIS, free=True, any_time=True, face_up=True),),
            may=True,
            in_=IN_HAND,
        ),
    ),
    script(
        "City Square",
        Effect(
            (
                Turn(),
                ChooseSource(),
                Target(SITE.that(DamagedBy(SOURCE))),
                Choose(SITE.you_control()),
            ),
            (Redirect(TARGET, SOURCE, CHOSEN),),
        ),
    ),
    script(
        "Curio Shop",
        Continuous(THIS, (TakesAtMost(0, CARD.opponents_control().that(Exactly(COST, 1))),)),
    ),
    script(
        "Desolate Mountain",
        When(InflictsDamage(CHARACTER, SITE.here(), in_combat=True), (Inflict(2, THAT),)),
    ),
    script(
        "Desolate Ridge",
        Effect(
            (
                Turn(),
                Choose(EVENT),
                Target(SITE_OR_CHARACTER.that(ControlledBy(ControllerOf(CHOSEN)))),
            ),
            (Inflict(2, TARGET),),
            responds_to=EVENT,
        ),
    ),
    script(
        "Dockyard",
        When(IsRevealed(), (SearchDeck(CHARACTER.that(Foundation(), Without(UNIQUE))),), may=True),
    ),
    script("Drug Lab", When(InflictsDamage(CARD.a("cop"), THIS), (Smoke(THIS),))),
    script("Family Home", Continuous(THIS, (Generates(1),), Not(NoMore(Power(LEFT), Power())))),
    script(
        "Festival Circle",
        Continuous(THIS, (Cannot(BE_HEALED_UNSEIZED),)),
        Effect(
            (
                OnlyIf(Exists(THIS.being(IN_FRONT))),
                Turn(),
                Inflict(2, THIS),
                Choose(EVENT.that(Targeting(CHARACTER.you_control()))),
            ),
            (Cancel(CHOSEN),),
            responds_to=EVENT.that(Targeting(CHARACTER.you_control())),
        ),
    ),
    script(
        "Field of Tentacles",
        Effect(
            (Maintain(), Target(SITE.that(Without(OfType((CardType.FENG_SHUI_SITE,)))))),
            (Cancel(TARGET), Give(TARGET, (Blank(),), MAINTAINED)),
        ),
    ),
    script(
        "Fireworks Factory",
        When(
            BodyReducedToZero(),
            (If(Closer(THEY), (Smoke(CHOSEN),)),),
            (Choose(CHARACTER.that(ControlledBy(THEY))),),
            may=True,
        ),
    ),
    script(
        "Floating Restaurant",
        When(
            IsPlayed(EVENT, OPPONENTS),
            (Heal(CHOSEN, 1),),
            (Choose(CARD.you_control().being(DAMAGED)),),
            may=True,
        ),
    ),
    script(
        "Forgotten Shrine",
        Effect(
            (Maintain(), Target(SITE.opponents_control())),
            (Later(When(IsTurned(TARGET), (Inflict(2, TARGET),)), MAINTAINED),),
        ),
    ),
    script(
        "Forgotten Temple",
        When(
            TurnEnds(OPPONENTS),
            (GainPower(1),),
            (Turn(),),
            if_=Exists(CARD.that(Fallen(), OwnedBy(YOU))),
            may=True,
        ),
    ),
    script(
        "Gambling House",
        Effect(
            (
                OnlyIf(AnyPlayer(OPPONENTS, AnyShareDesignator(CARD.that(ControlledBy(THEY))))),
                Turn(),
            ),
            (GainPower(1),),
            main_shot_only=True,
        ),
    ),
    script(
        "Gao Family Banquet Hall",
        Effect(
            (Turn(), Target(CHARACTER.being(ATTACKING))),
            (
                CeaseAttacking(TARGET),
                Give(
                    CHARACTER.being(ATTACKING).that(OtherThan(TARGET)),
                    (InflictsMore(1),),
                    END_OF_ATTACK,
                ),
            ),
        ),
    ),
    script(
        "Garden of Bronze",
        When(
            MeetsFate(FENG_SHUI_SITE.you_control().other(), (BURNING_FOR_POWER,)), (GainPower(3),)
        ),
    ),
    script("Golden Mile", When(Pays(OPPONENTS, 3), (GainPower(1),), (Turn(),), may=True)),
    script("Grizzly Pass", Continuous(THIS, (More(BODY, 5),), NoTwoAlike(CARD.you_control()))),
)
