"""Seven Masters: all cards, by type."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Red Bat",
        Continuous(THIS, (More(FIGHTING, Count(EVENT.in_pile(SMOKED))),)),
        Costs(5, AnyPlayer(OPPONENTS, NoLess(Count(EVENT.in_pile(SMOKED, THEY)), 8))),
    ),
)
