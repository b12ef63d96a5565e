"""Unaligned: sites."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script("Arcane Vault", Continuous(THIS, (HandSize(1),))),
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
    script("Chthonian Lake", Continuous(THIS, (Cannot(BE_BURNED),))),
    script(
        "City Hospital",
        Effect((Turn(), Choose(CHARACTER.being(DAMAGED))), (Heal(CHOSEN, 1),)),
        When(IsSmoked(CHARACTER.you_control()), (Unturn(THIS),)),
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
    script("Drug Lab", When(InflictsDamage(CARD.a("cop"), THIS), (Smoke(THIS),))),
    script("Family Home", Continuous(THIS, (Generates(1),), Not(NoMore(Power(LEFT), Power())))),
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
        "Garden of Bronze",
        When(
            MeetsFate(FENG_SHUI_SITE.you_control().other(), (BURNING_FOR_POWER,)), (GainPower(3),)
        ),
    ),
    script("Golden Mile", When(Pays(OPPONENTS, 3), (GainPower(1),), (Turn(),), may=True)),
    script("Grizzly Pass", Continuous(THIS, (More(BODY, 5),), NoTwoAlike(CARD.you_control()))),
    script("Hidden Sanctum", Continuous(SITE.here(), (More(BODY, 5),))),
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
        "Nightclub", Effect((Turn(), Target(CHARACTER.being(INTERCEPTING))), (Inflict(1, TARGET),))
    ),
    script("Nine Dragon Temple", When(BodyReducedToZero(), (If(Closer(THEY), (GainPower(3),)),))),
    script(
        "Proving Ground",
        When(IsRevealed(), (Turn(),), immediately=True),
        Effect((Turn(),), (Play(CHARACTER, 2),), face_up_only=True),
    ),
    script("Puzzle Garden", Continuous(THIS, (TakesAtMost(3, CHARACTER),))),
    script(
        "Quanqiu Wishing Well", When(AttackDeclared(OPPONENTS, CARD.you_control()), (GainPower(1),))
    ),
    script(
        "River of Lights", Continuous(THIS, (Generates(1),), Exists(FENG_SHUI_SITE.in_pile(BURNED)))
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
    script("Stone Garden", Effect((Turn(), Target(SITE.being(DAMAGED))), (Heal(TARGET, 1),))),
    script("Temple of Celestial Mercy", Continuous(THIS, (HandSize(2),))),
    script("The Great Wastes", Effect((Turn(), Target(CARD)), (Turn(TARGET),))),
    script(
        "The Iron Palace",
        Effect(
            (Maintain(), Target(CHARACTER)), (Give(TARGET, (Gains(TOUGHNESS, 1),), MAINTAINED),)
        ),
    ),
    script("Tranquil Peaks", Effect((Turn(),), (GainPower(1, EACH),))),
)
