"""Decklists of The Spoils: their lines and zones, and what files and editors know of them."""

from app.games.spoils.decklists.decklist import Decklist, Import, Line, Zone
from app.games.spoils.decklists.shape import SHAPE
from app.games.spoils.decklists.starting import with_starting

__all__ = ["SHAPE", "Decklist", "Import", "Line", "Zone", "with_starting"]
