"""Rogue items: Shade of the Devoured Emperor."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Banana Peel",
        TACTICAL,
        OnResolve(cost=(If(TurnOf(OPPONENT), (May((Pay(1),), otherwise=(Terminate(THIS),)),)),)),
        Ability(
            "SLIP",
            cost=(Pick(CHARACTER.being(State.ATTACKING)), Destroy(THIS)),
            effect=(FlipFaceDown(PICKED_CARD), Draw()),
        ),
        FlipUp(3, "DDD"),
    ),
    script(
        "Sharpey Pointy Lethal Army Tool",
        AttachTo(CHARACTER.you_control()),
        Conditional(HOST, (More(STRENGTH, 2),)),
        Ability(
            "UNFOLD",
            cost=(Pay(2), Deplete(HOST), Reveal(top(1))),
            effect=(
                If(
                    Matches(REVEALED, RESOURCE),
                    (Destroy(CARD.that(Either((HOST, CHARACTER.opponent_controls())))),),
                    (
                        If(
                            Matches(REVEALED, CARD.at_least(NUMERIC_COST, 5)),
                            (Alter(CHARACTER.opponent_controls(), (Less(LIFE, 1),)),),
                            (Destroy(HOST),),
                        ),
                    ),
                ),
            ),
        ),
    ),
    script(
        "Sticky Stealy Hand",
        TACTICAL,
        AttachTo(ITEM),
        Trigger(EntersPlay(), (FlipCoin((TakeControl(HOST),), (Put(THIS, HAND),)),)),
        Trigger(LeavesPlay(), (TakeControl(HOST, OwnerOf(HOST)),)),
    ),
)
