"""The vocabulary of Shadowfist's card scripts: frozen values without behaviour.

A script consists of paragraphs in the rulebook's own terms: `Continuous` (10.1, 10.2), `Effect`
(24.1) and `When` (26.1). They hold steps, changes, events and conditions; these refer to `Cards`,
to amounts and to players. The engine gives them their meaning.
"""

from typing import TYPE_CHECKING

import app.games.shadowfist.vocabulary.amounts as _amounts
import app.games.shadowfist.vocabulary.cards as _cards
import app.games.shadowfist.vocabulary.changes as _changes
import app.games.shadowfist.vocabulary.events as _events
import app.games.shadowfist.vocabulary.paragraphs as _paragraphs
import app.games.shadowfist.vocabulary.places as _places
import app.games.shadowfist.vocabulary.requirements as _requirements
import app.games.shadowfist.vocabulary.steps as _steps
import app.games.tabletop.scripts as _bases
import app.games.tabletop.scripts.numbers as _numbers
from app.games.shadowfist.vocabulary.amounts import *
from app.games.shadowfist.vocabulary.cards import *
from app.games.shadowfist.vocabulary.changes import *
from app.games.shadowfist.vocabulary.events import *
from app.games.shadowfist.vocabulary.paragraphs import *
from app.games.shadowfist.vocabulary.places import *
from app.games.shadowfist.vocabulary.requirements import *
from app.games.shadowfist.vocabulary.steps import *
from app.games.tabletop.scripts import *
from app.games.tabletop.scripts.numbers import *

if not TYPE_CHECKING:  # mypy reads no list that is computed; it follows the star imports
    __all__ = sorted(
        name
        for module in (
            _amounts,
            _bases,
            _cards,
            _changes,
            _events,
            _numbers,
            _paragraphs,
            _places,
            _requirements,
            _steps,
        )
        for name in module.__all__
    )
