"""Architects of the Flesh: characters."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script("Blood Reaver", Continuous(THIS.being(ATTACKING), (TakesAtMost(0, ATTACK_TARGET),))),
    script("Genghis X", Continuous(THIS, (Gains(GUTS),), NoLess(Total(DAMAGE, THIS), 3))),
    script(
        "Vivisector",
        Effect(
            (Turn(), Choose(CHARACTER.other().you_control()), Let("X", Total(COST, CHOSEN))),
            (
                If(
                    Exists(CHOSEN.that(ControlledBy(YOU))),
                    (Sacrifice(CHOSEN), GainPower(Number("X"))),
                ),
            ),
        ),
    ),
)
