"""Factions. Their Restore and Develop Rules are ordinary triggers. Rules: 202.7, 202.8."""

from typing import Final

from app.games.spoils.vocabulary import *

_EVERY_FACTION: Final = (
    Trigger(
        TurnStarts(),
        (Restore(CARD.you_control().being(State.DEPLETED)), Detach(All())),
        name="RESTORE RULE",
    ),
    Trigger(TurnStarts(), (ChooseOne(((Draw(),), (PlayResources(),))),), name="DEVELOP RULE"),
    Ability("DRAW", cost=(Pay(3),), effect=(Draw(),)),
    Ability("RESOURCE", cost=(Pay(4),), effect=(PlayResources(),)),
)

SCRIPTS: Final = (
    script(
        "Alliance of Handy Weirdos",
        *_EVERY_FACTION,
        Ability(
            "ENHANCE",
            cost=(Pay(3), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(STRENGTH, 1), More(LIFE, 1))),),
        ),
    ),
    script(
        "Drowned Catacombs",
        *_EVERY_FACTION,
        Ability(
            "SNEAK",
            cost=(
                Let("X", Count(CHARACTER.opponent_controls())),
                Pay(Number("X")),
                Pick(CHARACTER.at_most(STRENGTH, Number("X"))),
            ),
            effect=(Alter(PICKED, (Gains(Keyword.COVERT),)),),
        ),
    ),
    script(
        "Hall of Great Justice",
        *_EVERY_FACTION,
        Ability(
            "FOR GREAT JUSTICE!",
            cost=(
                Pay(5),
                Pick(CHARACTER.you_control()),
                Let("X", Total(STRENGTH, picked(1))),
                Destroy(picked(1)),
                Pick(CHARACTER.other_than(picked(1))),
            ),
            effect=(Inflict(Number("X"), picked(2)),),
        ),
    ),
    script(
        "Moist Cave of the Darkpump",
        *_EVERY_FACTION,
        Ability(
            "LUCUBRATE",
            cost=(Pay(1),),
            effect=(Look(top(1)), May(then=(Put(LOOKED_AT, DECK_BOTTOM),))),
        ),
    ),
    script(
        "Order of the Golden String",
        *_EVERY_FACTION,
        Ability("CONSPIRE", cost=(Pay(4),), effect=(Draw(2), Discard())),
    ),
    script("The Tournament Faction", *_EVERY_FACTION),
)
