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
        "Bountiful Master",
        When(
            IsTargeted(CARD.you_control()),
            (Heal(TARGET), Draw()),
            (Target(SITE.being(DAMAGED)),),
            may=True,
            per_turn=1,
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
        "Derek Han",
        Effect((PayPower(1),), (Give(THIS, (Gains(SUPERLEAP),)),)),
        Effect((PayPower(2),), (Give(THIS, (Immune(EVENT),)),)),
    ),
    script("Fist of Shadow", Effect((Sacrifice(), Target(EDGE)), (Smoke(TARGET), GainPower(1)))),
    script(
        "Jade Dragon Monk",
        Effect(
            (OnlyIf(Exists(THIS.being(ATTACKING))), Choose(EDGE_OR_STATE)),
            (Cancel(CHOSEN), Give(CHOSEN, (Blank(),), END_OF_ATTACK)),
            per_turn=1,
        ),
    ),
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
        "Little Grasshopper",
        Continuous(THIS, (Cannot(BE_PLAYED_ON, STATE.you_control()),)),
        Continuous(THIS, (InflictsMore(1),), Exists(CHARACTER.a("master").you_control())),
    ),
    script(
        "Master Hao",
        Effect(
            (OnlyIf(Exists(THIS.being(ATTACKING))), Choose(CHARACTER)),
            (Give(THIS, (TakesAtMost(0, CHOSEN),)),),
            per_turn=1,
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
        "Reformed Bandit",
        When(
            EntersCombat(THIS, CHARACTER.opponents_control()),
            (StealPower(1),),
            may=True,
            per_turn=1,
        ),
    ),
    script(
        "Shan Tsu",
        Continuous(
            THIS, (TakesAtMost(0, CHARACTER.being(INTERCEPTING).that(Without(RequiresAtLeast(2)))),)
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
    script("Sun Chen", Continuous(THIS, (Cannot(BE_PLAYED_ON, STATE.you_control()),))),
    script(
        "Sword Saint",
        Continuous(
            THIS, (Cannot(BE_SUBJECT, STATE.that(Without(Restricted(Restriction.WEAPON)))),)
        ),
        When(
            IsSmoked(CHARACTER, by_card=THIS.being(ATTACKING), in_combat=True),
            (GainPower(Total(COST, THAT), THEY),),
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
        "The Iron Monkey",
        When(
            InflictsDamage(THIS.being(ATTACKING), ATTACK_TARGET, in_combat=True),
            (StealPower(Number("X"), VICTIM), GivePower(Number("X"))),
            (Let("X", HalfUp(Minus(Power(VICTIM), 1))), ChoosePlayer(EACH)),
        ),
    ),
    script(
        "The Legacy of Shaolin",
        Continuous(
            CHARACTER.you_control().that(OfResource((HAND,))),
            (Immune(EVENT.opponents_control()),),
            Exists(THIS.being(UNTURNED)),
        ),
        When(TurnEnds(EACH), (Heal(THIS),), if_=Exists(THIS.being(TURNED))),
    ),
    script(
        "The Silent Cowboy",
        Effect((PayPower(1),), (Give(THIS, (TakesAtMost(0, CHARACTER.being(INTERCEPTING)),)),)),
    ),
    script(
        "Village Defenders",
        Effect(
            (Maintain(), Target(CHARACTER)),
            (Give(TARGET, (TakesLess(2, other_only=True),), MAINTAINED),),
        ),
    ),
    script(
        "Virtuous Hood",
        When(
            TurnsToAttack(),
            (MovePower(1),),
            (ChoosePlayer(RICHEST, is_victim=True), ChoosePlayer(POOREST)),
        ),
    ),
    script(
        "Wei Tian",
        Effect(
            (Maintain(), Target(CHARACTER)), (Give(TARGET, (Gains(TOUGHNESS, 2),), MAINTAINED),)
        ),
    ),
    script(
        "Xiaoyang Yun",
        Continuous(THIS, (ForbidsPlaying(EVENT.that(RequiresOfPool(YOU))),), IsActive()),
    ),
    script(
        "Yellow Geomancer",
        Effect(
            (
                Turn(),
                ChooseSource(),
                Choose(SITE.that(DamagedBy(SOURCE))),
                Target(SITE_OR_CHARACTER.that(OtherThan(CHOSEN))),
            ),
            (Redirect(CHOSEN, SOURCE, TARGET, 1),),
        ),
    ),
    script("Yen Fan", Continuous(THIS, (Cannot(YIELD_TO_STEALTH),))),
    script(
        "Youn Wha",
        When(
            EntersCombat(SITE.here(), CHARACTER.opponents_control()),
            (Inflict(1, CHARACTER.opponents_control().that(InCombatWith(SITE.here()))),),
        ),
        Effect(
            (Maintain(),),
            (
                Give(
                    CHARACTER.you_control().that(OfResource((CHI,))),
                    (More(FIGHTING, 1),),
                    MAINTAINED,
                ),
            ),
        ),
    ),
)
