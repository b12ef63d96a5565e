"""A reader of rules text: for drafting scripts, and for checking them against printed text.

It knows the game's own terms, not any card. What it does not understand it declines.
"""

from app.games.spoils.wording.read.context import DeclinedError
from app.games.spoils.wording.read.rules_text import read

__all__ = ["DeclinedError", "read"]
