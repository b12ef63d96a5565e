"""Banker locations."""

from typing import Final

from app.games.spoils.terms import Area
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    FOUND,
    HAND,
    LIFE,
    LOCATION,
    NUMERIC_COST,
    OUT_OF_GAME,
    PICKED,
    RESOURCE,
    STAPLE_RESOURCE,
    THIS,
    YOU,
    Ability,
    Action,
    Cannot,
    Conditional,
    Discard,
    Draw,
    Draws,
    EntersPlay,
    EventAmount,
    GainInfluence,
    Inflict,
    May,
    More,
    Pay,
    Pick,
    Put,
    Reveal,
    Search,
    Trigger,
    TurnStarts,
    Unique,
    script,
)

SCRIPTS: Final = (
    script(
        "Ancient and Disreputable Law Office",
        Unique("A & D LAW"),
        Conditional(CHARACTER.at_most(NUMERIC_COST, 2), (Cannot(Action.ATTACK),)),
    ),
    script("Clandestine Resort", Conditional(CHARACTER.you_control(), (More(LIFE, 1),))),
    script("Gold Summit", Trigger(Draws(YOU), (GainInfluence(EventAmount()),))),
    script(
        "Marduun Baitings and Loan",
        Unique("Marduun Baitings and Loan"),
        Trigger(TurnStarts(), (GainInfluence(2),), threshold="GGG"),
        Trigger(TurnStarts(), (Draw(), Discard()), threshold="GGGGG"),
        Trigger(TurnStarts(), (Draw(),), threshold="GGGGGGG"),
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
