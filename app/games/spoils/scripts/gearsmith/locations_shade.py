"""Gearsmith locations: Shade of the Devoured Emperor."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Abandoned Testing Complex",
        Trigger(TurnStarts(), (May((Pay(3),), (May(then=(PlayResources(),)),)),)),
    ),
    script(
        "Micromajig Recycling Station",
        Trigger(
            TurnStarts(),
            (
                May(
                    (
                        ChooseNumber(),
                        Choose(MICROMAJIG.you_control(), Number("X")),
                        Destroy(CHOSEN),
                    ),
                    (ReduceNextCost(Plus(Number("X"), 1)),),
                ),
            ),
        ),
    ),
)
