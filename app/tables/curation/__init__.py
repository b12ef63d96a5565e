"""The catalogue of a site: shipped facts, what curators added, and their overlays.

Releases replace shipped facts (`intake`); curators' values lie above them field by field
(`changes`) and are never lost: where both cannot be true the curators' part is held back
and listed. Nothing is stored that does not assemble to a whole Catalogue.
"""

from app.catalogue.writes import Withdraw, Write
from app.tables.curation.changes import StaleChangeError, apply, preview
from app.tables.curation.history import (
    Decision,
    SecondLook,
    decide,
    discard,
    held_additions,
    history_of,
    overlays_of,
    second_looks,
)
from app.tables.curation.intake import Intake, prepare, take_in
from app.tables.curation.served import Served
from app.tables.curation.standing import Standing, revision_of, site_catalogue, standing
from app.tables.curation.writes import Author, Difference, fingerprint

__all__ = [
    "Author",
    "Decision",
    "Difference",
    "Intake",
    "SecondLook",
    "Served",
    "StaleChangeError",
    "Standing",
    "Withdraw",
    "Write",
    "apply",
    "decide",
    "discard",
    "fingerprint",
    "held_additions",
    "history_of",
    "overlays_of",
    "prepare",
    "preview",
    "revision_of",
    "second_looks",
    "site_catalogue",
    "standing",
    "take_in",
]
