"""The Ascended: sites."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Family Estate",
        Effect((Turn(),), (Play(CHARACTER.a("pledged"), 1),)),
        When(IsSmoked(CHARACTER.a("lodge")), (Inflict(2, THIS),)),
    ),
    script(
        "Wolf Den",
        Continuous(THIS, (TakesLess(2, CARD.that(OfResource((MAGIC,)))),)),
        When(EntersPlay(), (Reload(CHOSEN),), (Choose(CARD.in_pile(SMOKED), UpTo(2)),), may=True),
    ),
)
