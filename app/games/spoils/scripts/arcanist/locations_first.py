"""Arcanist locations: 1st Edition, both parts."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script("Arcana Department", Conditional(CHARACTER, (EvenParty(),))),
    script(
        "Dimensional Rift",
        Ability(
            "TELEPORT", cost=(Pay(4), Deplete(THIS), Pick(CHARACTER)), effect=(Put(PICKED, HAND),)
        ),
    ),
    script(
        "Recollection Bazaar",
        Ability("RECALL", cost=(Pick(RESOURCE.you_control()),), effect=(Put(PICKED, HAND),)),
    ),
    script(
        "Voidal Nullification Chamber",
        Trigger(TurnStarts(), (May(then=(PutTokens(),)),)),
        Ability("ENERGIZE", cost=(Pay(2),), effect=(PutTokens(),)),
        Ability(
            "DISSOLVE",
            cost=(Only(Even(Count(CHARACTER))), RemoveTokens(count=4), Pick(CHARACTER)),
            effect=(Destroy(PICKED),),
        ),
    ),
    script(
        "Voidal Observatory",
        Trigger(TurnStarts(), (May(then=(PutTokens(),)),)),
        Ability("ENERGIZE", cost=(Pay(2),), effect=(PutTokens(),)),
        Ability("STUDY", cost=(RemoveTokens(count=3),), effect=(Draw(),)),
    ),
)
