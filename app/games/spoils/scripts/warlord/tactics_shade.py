"""Warlord tactics: Shade of the Devoured Emperor."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "B.A.S.E. Jump",
        OnResolve(
            effect=(Inflict(Total(STRUCTURE, picked(1)), picked(2)), Draw()),
            cost=(Pick(LOCATION), Pick(CHARACTER)),
        ),
        FlipUp(3, "R"),
    ),
    script(
        "Confrontational Conflagration",
        OnResolve(
            effect=(
                Let(
                    "X",
                    When(
                        Matches(picked(1), CARD.of_subtype("dragon")),
                        Times(2, Total(STRENGTH, picked(1))),
                        Total(STRENGTH, picked(1)),
                    ),
                ),
                Inflict(Number("X"), PICKED_CARD),
            ),
            cost=(
                Only(TurnOf(YOU)),
                Only(Not(InBattle())),
                Pick(CHARACTER.you_control()),
                Pick(CHARACTER.opponent_controls()),
                May(then=(Pick(LOCATION),)),
            ),
        ),
        FlipUp(1, "RRR"),
    ),
    script(
        "Fistfight",
        OnResolve(
            effect=(Inflict(Plus(Number("X"), 1), picked(2)),),
            cost=(
                Only(Not(InBattle())),
                Pick(CHARACTER.you_control()),
                Let("X", Total(STRENGTH, PICKED)),
                Destroy(PICKED),
                Pick(CHARACTER.other_than(PICKED)),
            ),
        ),
        FlipUp(3, "R"),
    ),
    script(
        "Juice Sale!",
        OnResolve(
            effect=(Alter(PICKED, (Cannot(Action.BLOCK),)),),
            cost=(Pick(CHARACTER.opponent_controls().that(Highest(STRENGTH))),),
        ),
        FlipUp(2, "R"),
    ),
    script(
        "Shriever Breeding Program",
        OneOfTexts(
            (
                OnResolve(
                    effect=(
                        May(
                            (Search(CARD.of_subtype("dragon")), Reveal(FOUND)), (Put(FOUND, HAND),)
                        ),
                    ),
                    cost=(Only(TurnOf(YOU)),),
                ),
                OnResolve(
                    effect=(Deplete(PICKED), Draw()), cost=(Only(TurnOf(YOU)), Pick(CHARACTER))
                ),
            )
        ),
    ),
    script(
        "Words of Glory",
        OnResolve(
            effect=(
                Let("X", Total(STRENGTH, CHARACTER.opponent_controls())),
                Inflict(Minus(Number("X"), 3), CHARACTER),
            ),
            cost=(Only(Both(TurnOf(YOU), Not(InBattle()))),),
        ),
    ),
)
