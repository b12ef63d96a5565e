"""Gearsmith locations: 1st Edition, both parts."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Hypnotic Plafond",
        Replacement(
            InflictsBattle(CHARACTER.being(State.IN_COVERT_PARTY), FACTION.you_control()),
            (AmountBecomes(0),),
        ),
    ),
    script("Micromajig Factory", Ability("WIND UP", cost=(Pay(4),), effect=(PutMicromajigs(),))),
    script(
        "Top-Secret Subterranean Goofarium",
        Replacement(Inflicts(CHARACTER.being(State.COVERT), THIS), (AmountBecomes(0),)),
        Trigger(
            PlayerIsAttacked(YOU),
            (May(then=(Detach(UpTo(Count(CHARACTER.being(State.ATTACKING)))),)),),
        ),
    ),
)
