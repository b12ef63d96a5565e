"""The vocabulary of card scripts: frozen values without behaviour.

A script consists of paragraphs; paragraphs hold steps (verbs), events, changes and conditions;
these refer to `Cards`, to amounts and to players. The engine carries them out and `wording` prints
them. `docs/vocabulary.md` lists them all. Each module names in `__all__` what it adds.
"""

from typing import TYPE_CHECKING

import app.games.spoils.vocabulary.amounts as _amounts
import app.games.spoils.vocabulary.cards as _cards
import app.games.spoils.vocabulary.changes as _changes
import app.games.spoils.vocabulary.events as _events
import app.games.spoils.vocabulary.facts_check as _facts_check
import app.games.spoils.vocabulary.flow as _flow
import app.games.spoils.vocabulary.json_form as _json_form
import app.games.spoils.vocabulary.paragraphs as _paragraphs
import app.games.spoils.vocabulary.places as _places
import app.games.spoils.vocabulary.plays as _plays
import app.games.spoils.vocabulary.relations as _relations
import app.games.spoils.vocabulary.selectors as _selectors
import app.games.spoils.vocabulary.steps as _steps
import app.games.spoils.vocabulary.verbs as _verbs
import app.games.tabletop.scripts as _walk
from app.games.spoils.vocabulary.amounts import *
from app.games.spoils.vocabulary.cards import *
from app.games.spoils.vocabulary.changes import *
from app.games.spoils.vocabulary.events import *
from app.games.spoils.vocabulary.facts_check import *
from app.games.spoils.vocabulary.flow import *
from app.games.spoils.vocabulary.json_form import *
from app.games.spoils.vocabulary.paragraphs import *
from app.games.spoils.vocabulary.places import *
from app.games.spoils.vocabulary.plays import *
from app.games.spoils.vocabulary.relations import *
from app.games.spoils.vocabulary.selectors import *
from app.games.spoils.vocabulary.steps import *
from app.games.spoils.vocabulary.verbs import *
from app.games.tabletop.scripts import *

if not TYPE_CHECKING:  # mypy reads no list that is computed; it follows the star imports
    __all__ = sorted(
        name
        for module in (
            _amounts,
            _cards,
            _changes,
            _events,
            _facts_check,
            _flow,
            _json_form,
            _paragraphs,
            _places,
            _plays,
            _relations,
            _selectors,
            _steps,
            _verbs,
            _walk,
        )
        for name in module.__all__
    )
