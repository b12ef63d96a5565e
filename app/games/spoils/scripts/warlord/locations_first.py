"""Warlord locations: 1st Edition, both parts."""

from typing import Final

from app.games.spoils.vocabulary import *

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
        "Dragon's Quarters",
        Trigger(
            TurnStarts(),
            (
                May(
                    (Pick(CHARACTER),),
                    (Inflict(Plus(Count(CARD.of_subtype("dragon").you_control()), 1), PICKED),),
                ),
            ),
        ),
    ),
    script("Reveille Tower", Conditional(CHARACTER.you_control(), (More(STRENGTH, 1),))),
)
