"""Warlord locations: Seeds 1 to 3."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
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
    script(
        "Lordly Stables",
        Replacement(
            InflictsBattle(CHARACTER.you_control().being(State.ATTACKING), CHARACTER),
            (ChangeAmount(1),),
        ),
    ),
    script(
        "Mighty Ballista",
        Trigger(EntersPlay(), (Deplete(THIS),)),
        Ability(
            "FIRE!",
            cost=(
                ChooseNumber(),
                Pay(Number("X")),
                Deplete(THIS),
                Pick(CARD.that(OfType((CardType.CHARACTER, CardType.LOCATION)))),
            ),
            effect=(Inflict(Number("X"), PICKED), Inflict(Number("X"), THIS)),
        ),
    ),
    script(
        "The Great Wall of Keeping Stuff Out",
        Trigger(Deploys(EACH, TACTIC), (Terminate(THAT), Inflict(1, THIS))),
    ),
    script(
        "Watchtower",
        Unique("Watchtower"),
        Trigger(EntersPlay(CHARACTER.opponent_controls()), (Inflict(1, THAT),)),
    ),
)
