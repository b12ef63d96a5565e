"""Warlord locations."""

from typing import Final

from app.games.spoils.vocabulary import (
    CHARACTER,
    DECK_TOP,
    FACTION,
    FOUND,
    PICKED,
    STRENGTH,
    THAT,
    THIS,
    Ability,
    Conditional,
    Deplete,
    EntersPlay,
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
        "Assimilation Center",
        Ability(
            '"RECRUIT"',
            cost=(Pay(1), Deplete(THIS)),
            effect=(Search(CHARACTER), Reveal(FOUND), Put(FOUND, DECK_TOP)),
        ),
    ),
    script(
        "Drill Garrison",
        Unique("Drill Garrison"),
        Trigger(
            TurnStarts(), (May(then=(Inflict(1, FACTION.opponent_controls()),)),), threshold="RRR"
        ),
        Trigger(TurnStarts(), (May((Pick(CHARACTER),), (Deplete(PICKED),)),), threshold="RRRRR"),
        Trigger(
            TurnStarts(), (May((Pick(CHARACTER),), (Inflict(2, PICKED),)),), threshold="RRRRRRR"
        ),
    ),
    script("Reveille Tower", Conditional(CHARACTER.you_control(), (More(STRENGTH, 1),))),
    script(
        "Watchtower",
        Unique("Watchtower"),
        Trigger(EntersPlay(CHARACTER.opponent_controls()), (Inflict(1, THAT),)),
    ),
)
