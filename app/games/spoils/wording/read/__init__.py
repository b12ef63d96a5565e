"""A reader of rules text: for drafting scripts, and for checking them against printed text.

It knows the game's own terms, but no single card. It declines what it does not understand.
"""

from app.games.spoils.wording.read.context import DeclinedError
from app.games.spoils.wording.read.rules_text import read

__all__ = ["DeclinedError", "read"]
