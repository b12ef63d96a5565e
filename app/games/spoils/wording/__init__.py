"""Cards in words: from scripts, by our own phrases. `read` goes the other way."""

from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.wording.say import Line, LineKind, say
from app.games.spoils.wording.searching import GENERATED

__all__ = ["GENERATED", "Line", "LineKind", "say", "text_of", "wording_of"]


def wording_of(name: str) -> tuple[Line, ...] | None:
    """The paragraphs of the card of that name in words, in order.

    Empty for a card without rules text, None for a card that has no script.
    """
    script = SCRIPTS.get(name)
    return None if script is None else say(script)


def text_of(name: str) -> str | None:
    """The same as one plain text, a line per paragraph: what a search for text looks through."""
    lines = wording_of(name)
    return None if lines is None else "\n".join(line.plain for line in lines)
