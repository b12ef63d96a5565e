"""Jammers: all cards, by type."""

from typing import Final

from app.games.shadowfist.vocabulary import *

_YOURS_ELSEWHERE: Final = Cards(
    (OfType((CardType.FENG_SHUI_SITE, CardType.CHARACTER, CardType.TOKEN)), OwnedBy(YOU))
)
"""Feng Shui Sites and Characters that you own, to be looked for where others have them."""

SCRIPTS: Final = (
    script(
        "Aimee Sprigg",
        Continuous(THIS, (More(FIGHTING, Times(2, Count(FENG_SHUI_SITE.in_pile(SMOKED)))),)),
    ),
    script(
        "Cheap Baboon Trick",
        Effect(
            (Choose(EVENT), Target(SITE, UpTo(4))),
            (Cancel(CHOSEN), Inflict(1, TARGET)),
            responds_to=EVENT.that(Would((WOULD_REMOVE,), CHARACTER.you_control())),
        ),
    ),
    script(
        "Chi Bomb",
        Effect(
            (Target(SITE.being(FACE_DOWN)),),
            (
                Reveal(TARGET),
                If(
                    Exists(TARGET.that(UNIQUE)),
                    (Smoke(TARGET),),
                    (Inflict(2, SITE_OR_CHARACTER.that(AtPlaceOf(TARGET))),),
                ),
            ),
        ),
    ),
    script(
        "Christopher Colobus",
        When(IsRevealed(FENG_SHUI_SITE), (Give(THIS, (Gains(TOUGHNESS, 2),)),)),
    ),
    script(
        "Close Call",
        Effect(
            (
                ChooseSource(),
                Choose(CHARACTER.that(DamagedBy(SOURCE))),
                Choose(SITE.that(ControlledBy(ControllerOf(SOURCE)))),
                ChooseNumber("X", 3),
            ),
            (
                Redirect(
                    Cards((Is(Role.CHOSEN, 1),)), SOURCE, Cards((Is(Role.CHOSEN, 2),)), Number("X")
                ),
            ),
        ),
    ),
    script(
        "Coordinated Sabotage",
        Effect(
            (Target(SITE_OR_CHARACTER),), (Later(When(TakesPartInAttack(), (Inflict(2, TARGET),))),)
        ),
    ),
    script(
        "Dallas Rocket",
        Continuous(THIS, (Gains(AMBUSH, against=CHARACTER.any_of("ord", "buro")),)),
        Continuous(THIS.being(ATTACKING), (InflictsMore(3, ATTACK_TARGET),)),
    ),
    script(
        "Damned Dirty Apes", When(IsTargeted(THIS, EVENT), (Inflict(1, SITE_OR_CHARACTER.here()),))
    ),
    script(
        "Death-O-Rama",
        Effect(
            (OnlyIf(Exists(ATTACK_TARGET)),),
            (Give(CHARACTER, (InflictsMore(2, CHARACTER),), END_OF_ATTACK),),
        ),
    ),
    script(
        "Disgruntled Techie",
        When(
            IsPlayed(SITE.that(Without(OfType((CardType.FENG_SHUI_SITE,))))),
            (Give(THIS, (More(FIGHTING, 1),), LEAVES_PLAY),),
        ),
    ),
    script(
        "Edge Warrior",
        Continuous(THIS, (Cannot(BE_INTERCEPTED, CHARACTER.any_of("buro", "ord", "cop")),)),
    ),
    script(
        "Entropy is Your Friend",
        When(MeetsFate(SITE, (BURNING_FOR_VICTORY, BURNING_FOR_POWER), YOU), (PutCounters(THIS),)),
        When(
            MeetsFate(SITE.you_control(), (BURNING_FOR_VICTORY, BURNING_FOR_POWER)),
            (PutCounters(THIS),),
        ),
        Continuous(CHARACTER.you_control(), (InflictsMore(Counters(THIS), SITE),)),
    ),
    script(
        "Full Metal Nutball",
        Continuous(THIS, (Immune(CARD.that(UNIQUE)), TakesAtMost(0, CARD.that(UNIQUE)))),
    ),
    script(
        "Furious George",
        When(EntersCombat(THIS, CHARACTER), (Inflict(1, CHARACTER.that(InCombatWith(THIS))),)),
    ),
    script(
        "Gorilla Fighter",
        Costs(
            Plus(
                Count(_YOURS_ELSEWHERE.opponents_control()),
                Count(_YOURS_ELSEWHERE.in_pile(BURNED, EACH)),
            )
        ),
    ),
    script(
        "Guerilla Nihilists",
        Continuous(THIS, (More(FIGHTING, Times(2, Count(SITE.in_pile(SMOKED)))),)),
    ),
    script(
        "Homemade Tank",
        Continuous(SUBJECT, (Gains(TOUGHNESS, 1), More(FIGHTING, 4))),
        When(TurnBegins(), (FlipCoin((Toast(THIS),)),)),
    ),
    script("Joe Yeung", When(EntersPlay(), (Give(CHARACTER.you_control(), (More(FIGHTING, 2),)),))),
    script(
        "Just Another Consumer",
        When(
            TurnsToAttack(THIS, SITE.that(SharesDesignator(SITE))),
            (Give(THIS, (More(FIGHTING, 1),)),),
        ),
    ),
    script(
        "M.A.D.", Effect((Sacrifice(FENG_SHUI_SITE.you_control()), Target(SITE)), (Smoke(TARGET),))
    ),
    script(
        "Mostly Dead Zone",
        Effect(
            (OnlyIf(Exists(THIS.being(DAMAGED))), Turn(), Heal(THIS, 1), Target(SITE)),
            (Cancel(TARGET), Give(TARGET, (Blank(),))),
        ),
    ),
    script(
        "Napalm Addict",
        Continuous(THIS.being(ATTACKING), (Gains(GUTS),)),
        When(
            IsSmoked(SITE, by_card=THIS, in_combat=True),
            (
                If(
                    Exists(THAT.that(*FENG_SHUI_SITE.where, AtMost(COST, 0, printed=True))),
                    (GainPower(2),),
                    (GainPower(Total(COST, THAT, printed=True)),),
                ),
            ),
        ),
    ),
    script(
        "Payback Time",
        When(
            BodyReducedToZero(SITE.you_control()),
            (GainPower(1), Inflict(1, CHOSEN)),
            (Choose(SITE.that(ControlledBy(THEY)), UpTo(3)),),
        ),
    ),
    script("Professional Killer", Continuous(THIS.being(ATTACKING_ALONE), (Gains(STEALTH),))),
    script(
        "Proximi-chi Scanner",
        Continuous(SUBJECT, (InflictsMore(1), InflictsMore(2, CARD.that(UNIQUE)))),
    ),
    script(
        "Pyromaniac",
        When(
            InflictsDamage(CHARACTER.you_control(), SITE, in_combat=True),
            (Give(THIS, (More(FIGHTING, 1),), LEAVES_PLAY),),
            together=True,
        ),
    ),
    script("Renewed Manifesto", Effect((DiscardAs(CARD.in_pile(IN_HAND), 3),), (GainPower(1),))),
    script(
        "Resistance Squad",
        Effect(
            (Choose(CARD.that(Threatens((TO_HAND_CARDS,)))),),
            (Play(THIS, free=True, any_time=True), Cancel(CHOSEN)),
            responds_to=CARD.that(Threatens((TO_HAND_CARDS,))),
            to_effects=True,
            in_=IN_HAND,
        ),
    ),
    script(
        "Robo-Bonobo",
        Continuous(
            THIS,
            (Gains(TOUGHNESS, 1),),
            AnyPlayer(
                OPPONENTS,
                Not(
                    NoMore(
                        Count(CARD.that(UNIQUE, ControlledBy(THEY))),
                        Count(CARD.that(UNIQUE).you_control()),
                    )
                ),
            ),
        ),
    ),
    script(
        "Scrounging",
        Effect(
            (
                ChoosePlayer(OPPONENTS),
                ChooseSteps(
                    (
                        (
                            GeneratePower(
                                Minus(
                                    Count(STATE.that(ControlledBy(THEY))),
                                    Count(CARD.in_pile(BURNED)),
                                )
                            ),
                        ),
                        (
                            GeneratePower(
                                Minus(
                                    Count(EDGE.that(ControlledBy(THEY))),
                                    Count(CARD.in_pile(BURNED)),
                                )
                            ),
                        ),
                        (
                            GeneratePower(
                                Minus(
                                    Count(CHARACTER.that(ControlledBy(THEY))),
                                    Count(CARD.in_pile(BURNED)),
                                )
                            ),
                        ),
                        (
                            GeneratePower(
                                Minus(
                                    Count(FENG_SHUI_SITE.that(ControlledBy(THEY))),
                                    Count(CARD.in_pile(BURNED)),
                                )
                            ),
                        ),
                        (
                            GeneratePower(
                                Minus(
                                    Count(
                                        SITE.that(
                                            Without(OfType((CardType.FENG_SHUI_SITE,))),
                                            ControlledBy(THEY),
                                        )
                                    ),
                                    Count(CARD.in_pile(BURNED)),
                                )
                            ),
                        ),
                    ),
                    ("States", "Edges", "Characters", "Feng Shui Sites", "other Sites"),
                ),
            ),
            (),
            turn_start=True,
        ),
    ),
    script(
        "Sonic Boomer",
        Continuous(SUBJECT, (InflictsMore(5),)),
        When(IsSmoked(THIS), (Inflict(2, SITE_OR_CHARACTER.being(DAMAGED)),)),
    ),
    script(
        "Street Riot",
        Effect(
            (
                OnlyIf(
                    Exists(ATTACK_TARGET.that(OfType((CardType.SITE, CardType.FENG_SHUI_SITE))))
                ),
                OnlyIf(IsActive(YOU)),
                Divide(
                    CHARACTER.that(AtPlaceOf(ATTACK_TARGET), Without(StandsAs(ATTACKING))),
                    Count(CHARACTER.being(ATTACKING)),
                ),
            ),
            (InflictDivided(),),
        ),
    ),
    script(
        "Tunnel Fighter",
        When(
            AttackDeclared(OPPONENTS, CARD.you_control()),
            (FlipCoin((ReturnToPlay(THIS),)),),
            if_=AtLeastAsClose(THEY),
            in_=SMOKED,
        ),
    ),
    script(
        "Weird Scientist",
        Continuous(
            SITE.here().that(Without(StandsAs(FACE_DOWN))), (Becomes(BODY, LettersInTitle(ITSELF)),)
        ),
    ),
    script(
        "Wired to Blow",
        When(
            LeavesPlay(CHARACTER.you_control()),
            (Inflict(1, TARGET),),
            (Target(CHARACTER.that(Without(OfResource((JAMMERS,))))),),
            may=True,
        ),
    ),
)
