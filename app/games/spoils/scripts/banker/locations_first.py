"""Banker locations: 1st Edition, both parts."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Armored Keep",
        Unique("Armored Keep"),
        TACTICAL,
        Requirement(YOU, Cannot(Action.LOSE_AT_ZERO)),
    ),
    script("Clandestine Resort", Conditional(CHARACTER.you_control(), (More(LIFE, 1),))),
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
    script("Gold Summit", Trigger(Draws(YOU), (GainInfluence(EventAmount()),))),
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
        "The Ministry of Other Smaller Ministries", Requirement(OPPONENT, MustPay(2, Action.ATTACK))
    ),
)
