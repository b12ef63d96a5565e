"""The catalogue of a site: shipped card data, rows that curators added, and their overlays.

Releases replace shipped card data (`release_import`). Curators' values override it field by field
(`changes`) and are never lost: if the two contradict each other, the curators' part is held back
and listed. Changes are stored only if the result is a valid Catalogue.
"""

from app.games.tabletop.card_data import Withdraw, Write
from app.tables.curation.changes import StaleChangeError, apply, preview
from app.tables.curation.history import (
    OverlayDecision,
    OverlayToReview,
    decide,
    discard,
    held_additions,
    history_of,
    overlays_of,
    overlays_to_review,
)
from app.tables.curation.overlays import Served, overlaid_facts, revision_of, site_catalogue
from app.tables.curation.release_import import import_release, prepare
from app.tables.curation.undo import Edit, UndoError, edit_of, edits_of_row, latest_edits, undo
from app.tables.curation.write_rows import Author, FactDifference, fingerprint

__all__ = [
    "Author",
    "Edit",
    "FactDifference",
    "OverlayDecision",
    "OverlayToReview",
    "Served",
    "StaleChangeError",
    "UndoError",
    "Withdraw",
    "Write",
    "apply",
    "decide",
    "discard",
    "edit_of",
    "edits_of_row",
    "fingerprint",
    "held_additions",
    "history_of",
    "import_release",
    "latest_edits",
    "overlaid_facts",
    "overlays_of",
    "overlays_to_review",
    "prepare",
    "preview",
    "revision_of",
    "site_catalogue",
    "undo",
]
