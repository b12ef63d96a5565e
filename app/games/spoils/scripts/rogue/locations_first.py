"""Rogue locations: 1st Edition, both parts."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Auction House",
        Trigger(
            TurnStarts(EACH),
            (
                RevealUntil(CHARACTER, THEY),
                If(
                    Exists(FOUND),
                    (
                        Bespoke(
                            "auction_for_the_found_card",
                            (
                                "Players bid for that character in turn, the active player first, "
                                "no more than their free resources. Whoever bids most pays that "
                                "number and puts it into play under their control"
                            ),
                        ),
                    ),
                ),
                Put(REVEALED.in_deck(THEY), DECK_SHUFFLED),
            ),
        ),
    ),
    script("Hangdog Alley", Conditional(CHARACTER, (AttackingPartySize(1),))),
)
