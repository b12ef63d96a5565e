"""Banker locations."""

from typing import Final

from app.games.spoils.terms import Area
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Ancient and Disreputable Law Office",
        Unique("A & D Law"),
        Conditional(CHARACTER.at_most(NUMERIC_COST, 2), (Cannot(Action.ATTACK),)),
    ),
    script(
        "Armored Keep",
        Unique("Armored Keep"),
        TACTICAL,
        Requirement(YOU, Cannot(Action.LOSE_AT_ZERO)),
    ),
    script("Clandestine Resort", Conditional(CHARACTER.you_control(), (More(LIFE, 1),))),
    script(
        "Department of Rejections",
        Requirement(OPPONENT, MustPay(2, Action.SEARCH)),
        Requirement(OPPONENT, MustPay(2, Action.USE_ABILITY, CHARACTER)),
        FlipUp(1, "G"),
    ),
    script(
        "Escrow Office",
        Ability("DEPOSIT", cost=(Pay(1),), effect=(PutTokens(),)),
        Ability(
            "WITHDRAW",
            cost=(Let("X", Total(TOKENS, THIS)), RemoveTokens(count=All())),
            effect=(ReduceNextCost(Number("X")),),
        ),
    ),
    script(
        "First Unified Market of Abstract Secure Theoreticals",
        Unique("F.U.M.A.S.T."),
        Conditional(FACTION.you_control(), (AbilitiesCheaper(1, 1),)),
    ),
    script(
        "Gilded Yurt",
        Ability(
            "CHILLAX",
            cost=(Deplete(THIS), Pick(CHARACTER.you_control())),
            effect=(
                Put(PICKED, OUT_OF_GAME),
                Later(TurnStarts(), (If(Exists(THIS), (Put(SET_ASIDE, PLAY),)),)),
            ),
        ),
    ),
    script("Gold Summit", Trigger(Draws(YOU), (GainInfluence(EventAmount()),))),
    script(
        "High Court of Demands",
        Trigger(EntersPlay(), (Draw(),)),
        Requirement(OPPONENT, Cannot(Action.ATTACK_FACTION)),
    ),
    script(
        "Intriguing Mezzanine",
        OnResolve(cost=(Pick(CHARACTER, 2),)),
        Trigger(
            EntersPlay(),
            (
                Deplete(PICKED),
                Alter(AFFECTED, (Cannot(Action.BE_RESTORED_BY_RULE),), Until.WHILE_DEPLETED),
            ),
        ),
        Ability(
            "PARTY ON!",
            cost=(Inflict(1, THIS), Pick(CHARACTER)),
            effect=(
                Deplete(PICKED),
                Alter(AFFECTED, (Cannot(Action.BE_RESTORED_BY_RULE),), Until.WHILE_DEPLETED),
            ),
        ),
    ),
    script(
        "Lodge Dock Florist",
        Unique("Lodge Dock Florist"),
        Conditional(
            CHARACTER,
            (GainsText(Trigger(TurnStarts(), (May((Pay(1),), otherwise=(Destroy(THIS),)),))),),
        ),
    ),
    script(
        "Marduun Baitings and Loan",
        Unique("Marduun Baitings and Loan"),
        Trigger(TurnStarts(), (GainInfluence(2),), threshold="GGG"),
        Trigger(TurnStarts(), (Draw(), Discard()), threshold="GGGGG"),
        Trigger(TurnStarts(), (Draw(),), threshold="GGGGGGG"),
    ),
    script(
        "Port Manteau",
        Trigger(EntersPlay(), (Name(Kind.SUBTYPE),)),
        Requirement(EACH, MustPay(2, Action.DEPLOY, CARD.that(AsNamed(Kind.SUBTYPE)))),
    ),
    script(
        "Recycling Scheme Facility",
        Trigger(EntersPlay(), (May(then=(Draw(),)),)),
        Trigger(
            PutAnywhere(CHARACTER, DISCARD_PILE),
            (
                By(
                    EACH,
                    (
                        If(
                            Exists(THAT.in_discard_pile(EACH)),
                            (May((Pay(4, THEY),), (Put(THAT, DECK_TOP),), who=THEY),),
                        ),
                    ),
                ),
            ),
        ),
    ),
    script(
        "Resurrection Emporium",
        Replacement(PutAnywhere(CHARACTER.owned_by(YOU), DISCARD_PILE), (Put(THAT, OUT_OF_GAME),)),
        Ability(
            "RESURRECT",
            cost=(
                Only(TurnOf(YOU)),
                Pick(CHARACTER.in_discard_pile()),
                Pay(Plus(3, Total(NUMERIC_COST, PICKED))),
            ),
            effect=(Put(PICKED, PLAY),),
        ),
    ),
    script(
        "The Currency Bazaar",
        Ability(
            "TRADE",
            cost=(Pay(1), Discard(cards=RESOURCE)),
            effect=(Search(STAPLE_RESOURCE), Reveal(FOUND), Put(FOUND, HAND)),
        ),
        Ability(
            "RECUR",
            cost=(Pay(3), Put(THIS, OUT_OF_GAME)),
            effect=(Search(CARD.named("The Currency Bazaar")), Reveal(FOUND), Put(FOUND, HAND)),
            threshold="G",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "The Ministry of Other Smaller Ministries", Requirement(OPPONENT, MustPay(2, Action.ATTACK))
    ),
    script(
        "The Poshernacle",
        Unique("Poshernacle"),
        Trigger(TurnStarts(), (May(then=(UseAbility(),)),)),
        Trigger(TurnStarts(), (May(then=(Draw(),)),)),
        Trigger(TurnStarts(), (GainInfluence(1),)),
    ),
    script(
        "Theocratic Senate of Marduun",
        Unique("Theocratic Senate of Marduun"),
        Requirement(OPPONENT, Cannot(Action.ATTACK_FACTION)),
        Trigger(Inflicts(CHARACTER, THIS), (Inflict(EventAmount(), SOURCE),)),
    ),
    script(
        "Treasure Brokerage",
        Trigger(
            EntersPlay(CHARACTER.you_control()),
            (May((Pay(1),), (Search(STAPLE_RESOURCE), Reveal(FOUND), Put(FOUND, HAND))),),
        ),
    ),
    script(
        "Underhanded Hang-Out",
        Ability(
            "DIRTY DEALS",
            cost=(Pay(2), Pick(LOCATION.owned_by(YOU)), Inflict(1, PICKED)),
            effect=(Draw(),),
        ),
    ),
)
