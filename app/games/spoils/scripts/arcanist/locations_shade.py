"""Arcanist locations: Shade of the Devoured Emperor."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Gloamspike-Gosche Bridge",
        Conditional(THIS, (Cannot(Action.BE_PICKED),)),
        Conditional(CHARACTER.in_hand(), (Gains(Keyword.TACTICAL),)),
        Conditional(
            CARD.that(OfType((CardType.ITEM, CardType.LOCATION))).in_hand(),
            (Gains(Keyword.TACTICAL),),
            threshold="OOOOOOOO",
        ),
    ),
)
