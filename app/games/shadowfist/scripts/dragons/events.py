"""Dragons: events."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script("Final Brawl", Effect((), (Inflict(2, CHARACTER),))),
    script(
        "Golden Comeback", Effect((Choose(CHARACTER.in_pile(SMOKED)),), (ReturnToPlay(CHOSEN),))
    ),
)
