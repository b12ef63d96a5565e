"""Warlord locations: Shade of the Devoured Emperor."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Barracks of Precipitancy",
        Ability(
            "GO TIME!",
            cost=(Deplete(THIS),),
            effect=(
                Shuffle(),
                Reveal(top(1)),
                If(
                    Matches(REVEALED, CHARACTER),
                    (
                        Put(REVEALED, PLAY),
                        Alter(REVEALED, (Can(Action.ATTACK_AT_ONCE),)),
                        Establish(Trigger(LeavesPlay(REVEALED), (Put(THAT, OUT_OF_GAME),))),
                        Later(TurnEnds(EACH), (Put(REVEALED, OUT_OF_GAME),)),
                    ),
                    (Put(REVEALED, DECK_BOTTOM),),
                ),
            ),
        ),
        Ability("AT ANY COST!", cost=(Pay(2), Inflict(3, THIS)), effect=(Restore(THIS),)),
    ),
)
