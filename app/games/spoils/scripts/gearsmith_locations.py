"""Gearsmith locations."""

from typing import Final

from app.games.spoils.vocabulary import (
    CHARACTER,
    DISCARDED,
    FOUND,
    HAND,
    ITEM,
    LIFE,
    LOCATION,
    PICKED,
    RESOURCE,
    STRENGTH,
    TACTIC,
    Ability,
    Alter,
    Discard,
    If,
    Matches,
    May,
    More,
    Pay,
    Pick,
    PlayResources,
    Put,
    PutMicromajigs,
    ReduceNextCost,
    Reveal,
    Search,
    Trigger,
    TurnStarts,
    Unique,
    script,
)

SCRIPTS: Final = (
    script(
        "Abandoned Testing Complex",
        Trigger(TurnStarts(), (May((Pay(3),), (May(then=(PlayResources(),)),)),)),
    ),
    script(
        "Hall of Conventions",
        Unique("Hall of Conventions"),
        Trigger(TurnStarts(), (ReduceNextCost(1),), threshold="EEE"),
        Trigger(
            TurnStarts(),
            (May((Pick(CHARACTER),), (Alter(PICKED, (More(STRENGTH, 2), More(LIFE, 2))),)),),
            threshold="EEEEE",
        ),
        Trigger(TurnStarts(), (May(then=(PlayResources(),)),), threshold="EEEEEEE"),
    ),
    script(
        "Lab of Luxury",
        Ability(
            "INNOVATE",
            cost=(Pay(1), Discard()),
            effect=(
                If(Matches(DISCARDED, RESOURCE), (Search(LOCATION),)),
                If(Matches(DISCARDED, LOCATION), (Search(CHARACTER),)),
                If(Matches(DISCARDED, CHARACTER), (Search(TACTIC),)),
                If(Matches(DISCARDED, TACTIC), (Search(ITEM),)),
                If(Matches(DISCARDED, ITEM), (Search(RESOURCE),)),
                Reveal(FOUND),
                Put(FOUND, HAND),
            ),
        ),
    ),
    script("Micromajig Factory", Ability("WIND UP", cost=(Pay(4),), effect=(PutMicromajigs(),))),
    script("Time Portal", Trigger(TurnStarts(), (May(then=(PutMicromajigs(),)),))),
)
