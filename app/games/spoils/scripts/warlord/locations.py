"""Warlord locations."""

from typing import Final

from app.games.spoils.terms import CardType
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
    script("Reveille Tower", Conditional(CHARACTER.you_control(), (More(STRENGTH, 1),))),
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
