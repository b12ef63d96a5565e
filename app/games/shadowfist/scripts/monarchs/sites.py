"""Four Monarchs: sites."""

from typing import Final

from app.games.shadowfist.vocabulary import *

SCRIPTS: Final = (
    script(
        "Summer Fire Palace",
        When(AttackEnds(YOU), (Inflict(2, CHOSEN),), (Choose(SITE_OR_CHARACTER),), may=True),
    ),
)
