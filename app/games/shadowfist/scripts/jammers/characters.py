"""Jammers: characters."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Aimee Sprigg",
        Continuous(THIS, (More(FIGHTING, Times(2, Count(FENG_SHUI_SITE.in_pile(SMOKED)))),)),
    ),
    script(
        "Christopher Colobus",
        When(IsRevealed(FENG_SHUI_SITE), (Give(THIS, (Gains(TOUGHNESS, 2),)),)),
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
        "Full Metal Nutball",
        Continuous(THIS, (Immune(CARD.that(UNIQUE)), TakesAtMost(0, CARD.that(UNIQUE)))),
    ),
    script(
        "Furious George",
        When(EntersCombat(THIS, CHARACTER), (Inflict(1, CHARACTER.that(InCombatWith(THIS))),)),
    ),
    script(
        "Guerilla Nihilists",
        Continuous(THIS, (More(FIGHTING, Times(2, Count(SITE.in_pile(SMOKED)))),)),
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
        "Napalm Addict",
        Continuous(THIS.being(ATTACKING), (Gains(GUTS),)),
        When(
            IsSmoked(SITE, by_card=THIS, in_combat=True),
            (
                If(
                    NoLess(Total(COST, THAT, printed=True), 1),
                    (GainPower(Total(COST, THAT, printed=True)),),
                    (GainPower(2),),
                ),
            ),
        ),
    ),
    script("Professional Killer", Continuous(THIS.being(ATTACKING_ALONE), (Gains(STEALTH),))),
    script(
        "Pyromaniac",
        When(
            InflictsDamage(CHARACTER.you_control(), SITE, in_combat=True),
            (Give(THIS, (More(FIGHTING, 1),), LEAVES_PLAY),),
            together=True,
        ),
    ),
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
)
