"""Banker locations: Shade of the Devoured Emperor."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Ancient and Disreputable Law Office",
        Unique("A & D Law"),
        Conditional(CHARACTER.at_most(NUMERIC_COST, 2), (Cannot(Action.ATTACK),)),
    ),
    script(
        "Recycling Scheme Facility",
        Trigger(EntersPlay(), (May(then=(Draw(),)),)),
        Trigger(
            PutAnywhere(CHARACTER, DISCARD_PILE),
            (
                By(
                    EACH,
                    (
                        If(
                            Exists(THAT.in_discard_pile(EACH)),
                            (May((Pay(4, THEY),), (Put(THAT, DECK_TOP),), who=THEY),),
                        ),
                    ),
                ),
            ),
        ),
    ),
    script(
        "Underhanded Hang-Out",
        Ability(
            "DIRTY DEALS",
            cost=(Pay(2), Pick(LOCATION.owned_by(YOU)), Inflict(1, PICKED)),
            effect=(Draw(),),
        ),
    ),
)
