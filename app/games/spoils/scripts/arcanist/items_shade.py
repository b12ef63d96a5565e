"""Arcanist items: Shade of the Devoured Emperor."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Contiguous Defalcating Machine",
        Unique("Contiguous Defalcating Machine"),
        Trigger(
            EntersPlay(CHARACTER),
            (
                By(
                    ControllerOf(THAT),
                    (
                        ChooseOne(
                            (
                                (Choose(RESOURCE.controlled_by(THEY), who=THEY), Put(CHOSEN, HAND)),
                                (Destroy(THAT),),
                                (LoseInfluence(3, THEY),),
                            ),
                            THEY,
                        ),
                    ),
                ),
            ),
        ),
    ),
    script(
        "Mittens of Muffled Thought",
        AttachTo(),
        Conditional(HOST, (Cannot(Action.ATTACK), LosesText())),
        Ability(
            "MOVE",
            cost=(Pick(CHARACTER.being(State.NOT_IN_BATTLE)), Pay(3)),
            effect=(Attach(THIS, PICKED),),
        ),
    ),
    script(
        "Voidal Trinket",
        Ability(
            "AUGUR",
            cost=(
                Deplete(THIS),
                ChooseNumber(at_most=3),
                PickPlayer(),
                May(then=(Detach(UpTo(Number("X")), PICKED_PLAYER),), who=PICKED_PLAYER),
            ),
            effect=(
                Look(top(Number("X"))),
                Choose(LOOKED_AT, UpTo(1)),
                Put(CHOSEN, DECK_TOP),
                Put(LOOKED_AT.other_than(CHOSEN), DECK_BOTTOM, ordered_by=YOU),
            ),
        ),
    ),
)
