"""Dragons: sites."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "House on the Hill",
        Continuous(CHARACTER.here().being(INTERCEPTING), (Gains(TOUGHNESS, 1),)),
    ),
)
