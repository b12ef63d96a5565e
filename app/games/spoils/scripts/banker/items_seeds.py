"""Banker items: Seeds 1 to 3."""

from typing import Final

from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Auspicious Tax",
        AttachTo(),
        Requirement(ControllerOf(HOST), MustPay(3, Action.ATTACK, HOST)),
    ),
    script(
        "Hungry-Hungry Idol",
        Ability(
            "FEED",
            cost=(Pay(1), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(LIFE, 1),)), LoseInfluence(1)),
        ),
    ),
    script(
        "Melty Cheese",
        AttachTo(),
        Conditional(HOST, (More(LIFE, 2), Cannot(Action.ATTACK))),
        FlipUp(2, "G", (GainInfluence(4),)),
    ),
    script(
        "Scintillating Chamber Pot",
        Ability(
            "TANTALIZE",
            cost=(Pay(1), Deplete(THIS), Pick(CHARACTER)),
            effect=(
                Establish(
                    Replacement(Inflicts(PICKED, FACTION.you_control()), (AmountBecomes(0),))
                ),
                Alter(PICKED, (Cannot(Action.BE_RESTORED),), Until.YOUR_NEXT_TURN),
            ),
        ),
    ),
)
