"""Architects of the Flesh: characters."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script("Blood Reaver", Continuous(THIS.being(ATTACKING), (TakesAtMost(0, ATTACK_TARGET),))),
    script("Genghis X", Continuous(THIS, (Gains(GUTS),), NoLess(Total(DAMAGE, THIS), 3))),
)
