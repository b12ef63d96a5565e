"""Guiding Hand: characters."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Austere Monks",
        Continuous(
            CHARACTER.you_control(), (More(FIGHTING, 1),), NoMore(Count(CARD.in_pile(IN_HAND)), 2)
        ),
    ),
    script(
        "Blue Flower Society",
        Continuous(
            THIS,
            (
                Cannot(BE_INTERCEPTED, CHARACTER.that(SharesDesignator(CHARACTER))),
                Cannot(INTERCEPT, CHARACTER.that(SharesDesignator(CHARACTER))),
            ),
        ),
    ),
    script(
        "Buddhist Bellringer",
        Continuous(
            CHARACTER.you_control().here().that(Without(StandsAs(ATTACKING))),
            (Gains(TOUGHNESS, 1),),
        ),
    ),
    script(
        "Buddhist Monk",
        Continuous(
            THIS, (More(FIGHTING, Minus(Count(SITE.you_control().that(GeneratesPower())), 2)),)
        ),
    ),
    script("Bulletproof Monk", Continuous(THIS.being(ATTACKING), (Gains(TOUGHNESS, 1),))),
    script(
        "Kung Fu Student",
        Continuous(
            THIS,
            (More(FIGHTING, 1),),
            Exists(
                FENG_SHUI_SITE.you_control().being(IN_FRONT).that(Without(UNIQUE), AtMost(BODY, 4))
            ),
        ),
    ),
    script(
        "Pacifists",
        Continuous(THIS, (Cannot(ATTACK),)),
        When(
            InflictsDamage(CHARACTER, SITE.you_control(), in_combat=True),
            (Give(THIS, (More(FIGHTING, 2),), LEAVES_PLAY),),
            together=True,
        ),
    ),
    script(
        "Shaolin Student",
        When(
            MeetsFate(FENG_SHUI_SITE.you_control(), (BURNING_FOR_POWER, BURNING_FOR_VICTORY)),
            (
                Play(
                    CHARACTER.that(
                        Either(
                            (
                                Every((Designated(("martial",)), Designated(("artist",)))),
                                Every((Designated(("kung",)), Designated(("fu",)))),
                            )
                        )
                    ),
                    3,
                    any_time=True,
                ),
            ),
            (Sacrifice(),),
            may=True,
        ),
    ),
    script("Shih Ho Kuai", Continuous(THIS, (Becomes(FIGHTING, Resources(CHI)),))),
    script(
        "Sifu Beumer",
        Continuous(THIS, (Gains(TOUGHNESS, 2),)),
        Continuous(
            CHARACTER.you_control().that(
                Either(
                    (Designated(("student",)), Every((Designated(("kung",)), Designated(("fu",)))))
                )
            ),
            (More(FIGHTING, 1),),
        ),
    ),
    script(
        "Taiko Drummer",
        Effect(
            (Sacrifice(),),
            (
                Give(
                    CHARACTER.you_control(),
                    (
                        More(
                            FIGHTING,
                            Minus(Count(FENG_SHUI_SITE.you_control()), Count(CARD.in_pile(BURNED))),
                        ),
                    ),
                ),
            ),
        ),
    ),
    script(
        "Temple Guards",
        Effect(
            (
                Maintain(SITE.any_of("garden", "temple", "sanctuary").you_control()),
                ChooseOne(((More(FIGHTING, 1),), (Gains(SUPERLEAP),))),
            ),
            (Give(THIS, (), MAINTAINED),),
        ),
    ),
    script(
        "Village Defenders",
        Effect(
            (Maintain(), Target(CHARACTER)),
            (Give(TARGET, (TakesLess(2, other_only=True),), MAINTAINED),),
        ),
    ),
    script(
        "Wei Tian",
        Effect(
            (Maintain(), Target(CHARACTER)), (Give(TARGET, (Gains(TOUGHNESS, 2),), MAINTAINED),)
        ),
    ),
)
