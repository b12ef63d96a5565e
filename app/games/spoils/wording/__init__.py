"""Cards in words: from scripts, by our own phrases. `read` goes the other way."""

from app.games.spoils.wording.say import Line, LineKind, say
from app.games.spoils.wording.searching import GENERATED
from app.games.spoils.wording.texts import text_of, wording_of

__all__ = ["GENERATED", "Line", "LineKind", "say", "text_of", "wording_of"]
