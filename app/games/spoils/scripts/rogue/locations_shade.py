"""Rogue locations: Shade of the Devoured Emperor."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Torchlight District",
        Trigger(
            Attacks(CHARACTER.you_control().at_most(SPEED, 3)),
            (Later(BattleEnds(), (Restore(THAT),)),),
        ),
        Conditional(CHARACTER.you_control(), (AtMostEachTurn(1, Action.ATTACK),)),
    ),
)
