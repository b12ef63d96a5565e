"""Cards in words: from scripts, by our own phrases. `read` goes the other way."""

from app.games.spoils.wording.card_texts import GENERATED, text_of, wording_of
from app.games.spoils.wording.say import LineKind, WordingLine, say, say_steps

__all__ = ["GENERATED", "LineKind", "WordingLine", "say", "say_steps", "text_of", "wording_of"]
