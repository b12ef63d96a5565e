"""The Ascended: sites."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Family Estate",
        Effect((Turn(),), (Play(CHARACTER.a("pledged"), 1),)),
        When(IsSmoked(CHARACTER.a("lodge")), (Inflict(2, THIS),)),
    ),
)
