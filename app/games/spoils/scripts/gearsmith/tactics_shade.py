"""Gearsmith tactics: Shade of the Devoured Emperor."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "EPM (Extra Powerful Magnetic) Pulse",
        OnResolve(effect=(Destroy(CARD.that(OfType((CardType.ITEM, CardType.LOCATION)))),)),
    ),
    script(
        "Industrious Usage",
        OnResolve(effect=(Destroy(PICKED), PutMicromajigs()), cost=(Pick(ITEM),)),
        FlipUp(2, "EE"),
    ),
    script(
        "It's a Trap!",
        OnResolve(
            effect=(Put(PICKED_CARD, HAND),), cost=(Pick(ITEM.you_control()), Pick(CHARACTER))
        ),
        FlipUp(2, "E"),
    ),
    script(
        "Reluctant Reconciliation",
        OnResolve(
            effect=(Restore(PICKED), Alter(PICKED, (Cannot(Action.ATTACK),))),
            cost=(Pick(CHARACTER),),
        ),
    ),
)
