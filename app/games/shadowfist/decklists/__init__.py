"""Decklists of Shadowfist, and the shape that readers and writers of deck files follow."""

from app.games.shadowfist.decklists.decklist import Decklist, Import, Line, Zone
from app.games.shadowfist.decklists.shape import SHAPE

__all__ = ["SHAPE", "Decklist", "Import", "Line", "Zone"]
